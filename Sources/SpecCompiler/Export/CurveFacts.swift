public import MotionModel

/// The facts about one curve that are reported.
public struct CurveFacts: Hashable, Sendable {
    /// The kind of curve, in the language's words.
    public let kind: String
    /// The CSS easing that is exactly the curve; nil where CSS has none.
    public let css: String?
    /// The duration of the curve itself in seconds; nil if it fits any duration.
    public let naturalDuration: Double?
    /// The least and greatest output over 0…1.
    public let range: ClosedRange<Double>
    /// The distance by which the curve goes beyond its target 1, as a share of the travel; 0 if it doesn't.
    public let overshoot: Double
    /// The distance by which the curve goes below its start 0, as a share of the travel; 0 if it doesn't.
    public let undershoot: Double
    /// The largest speed, per unit of progress; infinite where the curve is vertical or jumps.
    public let peakVelocity: Double
    /// The input at which it is reached, 0…1.
    public let peakVelocityAt: Double
    /// The slope at the start, per unit of progress; infinite where the curve is vertical.
    public let startVelocity: Double
    /// The slope at the end, from inside.
    public let endVelocity: Double
    /// The facts that hold for springs only; nil for other curves.
    public let spring: SpringFacts?

    /// The facts about a spring that are reported.
    public struct SpringFacts: Hashable, Sendable {
        /// The spring, whose properties give all dialects.
        public let curve: SpringCurve
        /// The smallest T such that it stays within its tolerance of the target from T on, in seconds.
        public let settlingDuration: Double?
        /// SwiftUI's duration, in seconds: the response.
        public let perceptualDuration: Double
        /// The largest speed, in travels per second.
        public let peakVelocity: Double
    }

    /// Computes the facts about a curve.
    ///
    /// - Accuracy: The peak velocity is found by bracketing the slope's enclosures, to 1e-6 of itself.
    public init(_ curve: Curve) {
        let range = curve.extrema()
        let peak = PeakVelocity(of: curve)
        kind = curve.kindName
        css = curve.cssText
        naturalDuration = curve.naturalDuration
        self.range = range
        overshoot = max(range.upperBound - 1, 0)
        undershoot = max(-range.lowerBound, 0)
        peakVelocity = peak.velocity
        peakVelocityAt = peak.input
        startVelocity = curve.velocity(at: 0, from: .above)
        endVelocity = curve.velocity(at: 1, from: .below)
        if case .spring(let spring) = curve {
            self.spring = SpringFacts(
                curve: spring, settlingDuration: spring.settlingDuration,
                perceptualDuration: spring.spring.perceptualDuration,
                peakVelocity: spring.naturalDuration > 0 ? peak.velocity / spring.naturalDuration : 0)
        } else {
            self.spring = nil
        }
    }
}

extension Curve {
    /// The kind of curve, in the language's words.
    public var kindName: String {
        switch self {
        case .linear: "linear"
        case .instant: "instant"
        case .bezier: "bezier"
        case .bezierPath: "bezierPath"
        case .points: "points"
        case .steps: "steps"
        case .penner(let penner): "\(penner.family.rawValue).\(penner.direction.rawValue)"
        case .spring: "spring"
        case .exponential: "exponential"
        case .expression: "expression"
        case .reverse: "reverse"
        case .mirror: "mirror"
        case .interval: "interval"
        case .scale: "scale"
        case .clamp: "clamp"
        case .sum: "sum"
        case .product: "product"
        case .chain: "chain"
        }
    }
}
