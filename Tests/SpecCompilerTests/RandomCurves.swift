import MotionModel
import TestSupport

/// Curves of every kind that tests draw from.
enum RandomCurves {
    static func spring(_ random: inout SplitMix64) throws -> Curve {
        let ratio = random.uniform(0.1...2.5)
        let velocity = random.next() % 3 == 0 ? random.uniform(-5...15) : 0
        let spring = try Spring(response: random.uniform(0.1...1.5), dampingRatio: ratio)
        return .spring(try SpringCurve(spring, initialVelocity: velocity))
    }

    static func bezier(_ random: inout SplitMix64) throws -> Curve {
        .bezier(
            try CubicBezier(
                x1: random.uniform(0...1), y1: random.uniform(-0.5...1.5), x2: random.uniform(0...1),
                y2: random.uniform(-0.5...1.5)))
    }

    static func penner(_ random: inout SplitMix64) throws -> Curve {
        let direction = Penner.Direction.allCases[Int(random.next() % 3)]
        let family = Penner.Family.allCases[Int(random.next() % 10)]
        switch family {
        case .elastic:
            return .penner(
                try .elastic(
                    direction, amplitude: random.uniform(0.5...2), period: random.uniform(0.15...0.8)))
        case .back: return .penner(try .back(direction, overshoot: random.uniform(0...4)))
        default: return .penner(Penner(family, direction))
        }
    }

    static func exponential(_ random: inout SplitMix64) throws -> Curve {
        let ending = random.next() % 2 == 0 ? ExponentialCurve.Ending.settling : .arriving
        return .exponential(
            try ExponentialCurve(rate: random.uniform(0.01...4) * random.uniform(0.01...4), ending: ending))
    }

    static func combined(_ random: inout SplitMix64) throws -> Curve {
        func simple(_ random: inout SplitMix64) throws -> Curve {
            switch random.next() % 4 {
            case 0: return try spring(&random)
            case 1: return try bezier(&random)
            case 2: return try exponential(&random)
            default: return try penner(&random)
            }
        }
        let one = try simple(&random)
        let other = try simple(&random)
        switch random.next() % 8 {
        case 0: return .reverse(one)
        case 1: return .mirror(one)
        case 2: return .interval(0.2...random.uniform(0.4...0.9), of: one)
        case 3: return .clamp(0...random.uniform(0.9...1.1), of: one)
        case 4: return .scale(random.uniform(-2...2), of: one)
        case 5: return .sum([.scale(0.5, of: one), .scale(0.5, of: other)])
        case 6: return .product([one, other])
        default: return .chain([one, try bezier(&random)])
        }
    }
}
