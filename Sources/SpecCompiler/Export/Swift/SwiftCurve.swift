import MotionModel

/// A curve as a Swift expression that evaluates to it.
struct SwiftCurve {
    /// The expression; may throw.
    let text: String
    /// Whether it calls a throwing initialiser.
    let canThrow: Bool

    /// The largest number of numbers written out: a longer list is slow to compile and tells a reader nothing.
    private static let mostNumbers = 24

    private init(_ text: String, canThrow: Bool) {
        self.text = text
        self.canThrow = canThrow
    }

    /// The expression of a curve; nil for one that is too long to be useful, and for expressions.
    init?(_ curve: Curve) {
        switch curve {
        case .linear: self.init(".linear", canThrow: false)
        case .instant: self.init(".instant", canThrow: false)
        case .bezier(let bezier):
            let points = SwiftCurve.arguments(
                ["x1", "y1", "x2", "y2"], [bezier.x1, bezier.y1, bezier.x2, bezier.y2])
            self.init(".bezier(CubicBezier(\(points)))", canThrow: true)
        case .bezierPath(let path):
            guard path.segments.count * 6 <= SwiftCurve.mostNumbers else { return nil }
            let segments = path.segments.map { segment in
                ".init(control1: \(SwiftCurve.point(segment.control1)), "
                    + "control2: \(SwiftCurve.point(segment.control2)), end: \(SwiftCurve.point(segment.end)))"
            }
            self.init(
                ".bezierPath(BezierPath(segments: [\(segments.joined(separator: ", "))]))", canThrow: true)
        case .points(let points):
            guard points.points.count * 2 <= SwiftCurve.mostNumbers else { return nil }
            let stops = points.points.map { ".init(\(SwiftCurve.arguments(["y", "x"], [$0.y, $0.x])))" }
            self.init(".points(LinearPoints(stops: [\(stops.joined(separator: ", "))]))", canThrow: true)
        case .steps(let steps):
            self.init(".steps(Steps(\(steps.count), jump: .\(steps.jump.rawValue)))", canThrow: true)
        case .penner(let penner): self.init(penner)
        case .spring(let spring): self.init(spring)
        case .exponential(let exponential):
            let ending =
                switch exponential.ending {
                case .settling: ".settling"
                case .arriving: ".arriving"
                }
            let rate = SwiftText.number(exponential.rate)
            self.init(".exponential(ExponentialCurve(rate: \(rate), ending: \(ending)))", canThrow: true)
        case .reverse(let curve): self.init("reverse", [], curve)
        case .mirror(let curve): self.init("mirror", [], curve)
        case .interval(let window, let curve): self.init("interval", [SwiftCurve.range(window)], curve)
        case .scale(let factor, let curve): self.init("scale", [SwiftText.number(factor)], curve)
        case .clamp(let limits, let curve): self.init("clamp", [SwiftCurve.range(limits)], curve)
        case .expression, .sum, .product, .chain:
            // Seldom short, and never of interest to a reader.
            return nil
        }
    }

    private init(_ penner: Penner) {
        let name = penner.family.rawValue
        let direction = penner.direction == .in ? ".in" : ".\(penner.direction.rawValue)"
        switch penner.family {
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce:
            self.init(".penner(Penner(.\(name), \(direction)))", canThrow: false)
        case .back:
            let overshoot = SwiftText.number(penner.overshoot)
            self.init(".penner(Penner.back(\(direction), overshoot: \(overshoot)))", canThrow: true)
        case .elastic:
            let numbers = SwiftCurve.arguments(["amplitude", "period"], [penner.amplitude, penner.period])
            self.init(".penner(Penner.elastic(\(direction), \(numbers)))", canThrow: true)
        }
    }

    private init(_ curve: SpringCurve) {
        let spring = SwiftCurve.arguments(
            ["mass", "stiffness", "damping"],
            [curve.spring.mass, curve.spring.stiffness, curve.spring.damping])
        var arguments = ["Spring(\(spring))"]
        if curve.initialVelocity != 0 {
            arguments.append("initialVelocity: \(SwiftText.number(curve.initialVelocity))")
        }
        if curve.tolerance != SpringCurve.defaultTolerance {
            arguments.append("tolerance: \(SwiftText.number(curve.tolerance))")
        }
        if let clamp = curve.clamp { arguments.append("clamp: \(SwiftCurve.range(clamp))") }
        if curve.stopsAtTarget { arguments.append("stopsAtTarget: true") }
        self.init(".spring(SpringCurve(\(arguments.joined(separator: ", "))))", canThrow: true)
    }

    /// The expression of a curve made of another.
    private init?(_ name: String, _ arguments: [String], _ inner: Curve) {
        guard let inner = SwiftCurve(inner) else { return nil }
        let all = arguments + [arguments.isEmpty ? inner.text : "of: \(inner.text)"]
        self.init(".\(name)(\(all.joined(separator: ", ")))", canThrow: inner.canThrow)
    }

    private static func arguments(_ names: [String], _ values: [Double]) -> String {
        zip(names, values).map { "\($0): \(SwiftText.number($1))" }.joined(separator: ", ")
    }

    private static func point(_ point: CurvePoint) -> String {
        ".init(\(arguments(["x", "y"], [point.x, point.y])))"
    }

    private static func range(_ range: ClosedRange<Double>) -> String {
        "\(SwiftText.number(range.lowerBound))...\(SwiftText.number(range.upperBound))"
    }
}
