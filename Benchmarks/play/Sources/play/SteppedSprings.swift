import Glibc

/// The inner loop of the springs of Motion (github.com/b3ll/Motion, `SpringAnimation.tick`, 2023), written anew with the same steps,
/// since what is around it needs Apple's frameworks: an object for each spring, in a hash table of those that run; in each frame
/// value and velocity, in a vector of two numbers, are taken a step further by the closed form of a damped spring, are
/// compared with the target and with 0, and are handed to a closure.
final class SteppedSprings {
    private var running: [ObjectIdentifier: any Stepped] = [:]
    private(set) var time = 0.0

    /// Takes every spring to a time.
    func advance(to time: Double) {
        let step = time - self.time
        self.time = time
        // The table may change meanwhile: a copy of it is gone through.
        for spring in running.values where spring.tick(step) { running[ObjectIdentifier(spring)] = nil }
    }

    /// Starts a spring.
    func start(_ spring: SteppedSpring) {
        guard !spring.hasResolved else { return }
        running[ObjectIdentifier(spring)] = spring
    }
}

/// What is called in every frame.
protocol Stepped: AnyObject {
    /// Goes a step further.
    ///
    /// - Returns: Whether it is over.
    func tick(_ step: Double) -> Bool
}

/// A spring that continues from where it was in the last frame.
final class SteppedSpring: Stepped {
    private var value = SIMD2(0.0, 0)
    private let target: SIMD2<Double>
    private var velocity: SIMD2<Double>
    private let frequency: Double
    private let decay: Double
    private let damped: Double
    private let epsilon = 0.001
    private let changed: (Double) -> Void

    init(
        to target: Double, velocity: Double, response: Double, dampingRatio: Double,
        _ changed: @escaping (Double) -> Void
    ) {
        self.target = SIMD2(target, 0)
        self.velocity = SIMD2(velocity, 0)
        frequency = 2 * Double.pi / response
        decay = dampingRatio * frequency
        damped = (frequency * frequency - decay * decay).magnitude.squareRoot()
        self.changed = changed
    }

    var hasResolved: Bool { isNear(value, target) && isNear(velocity, .zero) }

    func tick(_ step: Double) -> Bool {
        let from = value - target
        let x: SIMD2<Double>
        if decay < frequency {
            let envelope = exp(-decay * step)
            let (sine, cosine) = (sin(damped * step), cos(damped * step))
            let push = velocity + from * decay
            x = envelope * (from * cosine + push / damped * sine)
            velocity = envelope * (push * cosine - from * (damped * sine)) - decay * x
        } else if decay == frequency {
            let envelope = exp(-frequency * step)
            let push = velocity + from * frequency
            x = envelope * (from + push * step)
            velocity = envelope * push - frequency * x
        } else {
            let (slow, fast) = (-decay + damped, -decay - damped)
            let second = (velocity - slow * from) / (fast - slow)
            let (first, last) = ((from - second) * exp(slow * step), second * exp(fast * step))
            x = first + last
            velocity = slow * first + fast * last
        }
        value = target + x
        changed(value[0])
        return hasResolved
    }

    private func isNear(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool {
        abs(one[0] - other[0]) < epsilon && abs(one[1] - other[1]) < epsilon
    }
}
