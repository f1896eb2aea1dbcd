/// A spring as a curve: released at 0, it moves to the target 1, and the curve ends when it has settled.
///
/// Progress 1 is the end of ``naturalDuration``, which is computed, not chosen; played over another duration, the same
/// shape is stretched.
public struct SpringCurve: Sendable, Hashable {
    /// The default share of the travel that counts as settled: a thousandth.
    public static var defaultTolerance: Double { Spring.defaultTolerance }

    /// The spring that moves.
    public let spring: Spring

    /// The velocity at the start, in travels per second, positive towards the target.
    public let initialVelocity: Double

    /// The greatest distance from the target that counts as settled, as a share of the travel.
    public let tolerance: Double

    /// The limits of the output, in shares of the travel; nil lets it overshoot.
    public let clamp: ClosedRange<Double>?

    /// Whether the curve ends at the first arrival at the target, instead of swinging past it.
    public let stopsAtTarget: Bool

    /// The length of the curve in seconds, from which on progress is exactly 1.
    ///
    /// It is the settling duration or, with ``stopsAtTarget``, the first arrival if that is sooner.
    public let naturalDuration: Double

    let motion: ReleasedSpring

    /// Creates a curve that follows a spring until it settles.
    ///
    /// - Parameters:
    ///   - spring: The spring that moves.
    ///   - initialVelocity: In travels per second, positive towards the target.
    ///   - tolerance: Greater than zero, as a share of the travel.
    ///   - clamp: Limits of the output; they must leave the start and the target inside.
    ///   - stopsAtTarget: Whether to end at the first arrival.
    /// - Throws: The number that is not finite or not positive, ``SpringError/clampWithoutEnds(_:)``, or
    ///   ``SpringError/neverSettles`` for an undamped spring that doesn't stop at its target.
    public init(
        _ spring: Spring, initialVelocity: Double = 0, tolerance: Double = Self.defaultTolerance,
        clamp: ClosedRange<Double>? = nil, stopsAtTarget: Bool = false
    ) throws(SpringError) {
        try SpringParameter.initialVelocity.requireFinite(initialVelocity)
        try SpringParameter.tolerance.requirePositive(tolerance)
        if let clamp {
            guard clamp.contains(0), clamp.contains(1) else { throw .clampWithoutEnds(clamp) }
        }
        let motion = ReleasedSpring(regime: SpringRegime(spring), initialVelocity: initialVelocity)
        let settled = motion.lastTime(outside: tolerance)
        let arrival = stopsAtTarget ? motion.regime.firstArrival(initialVelocity: initialVelocity) : nil
        guard let duration = Self.earlier(settled, arrival) else { throw .neverSettles }
        guard duration.isFinite else { throw .outOfRange }
        self.spring = spring
        self.initialVelocity = initialVelocity
        self.tolerance = tolerance
        self.clamp = clamp
        self.stopsAtTarget = stopsAtTarget
        self.naturalDuration = duration
        self.motion = motion
    }

    /// Creates a damped spring with defaults for all other parameters; nil for an undamped one.
    init?(settling spring: Spring) {
        let motion = ReleasedSpring(regime: SpringRegime(spring), initialVelocity: 0)
        let duration = motion.lastTime(outside: Self.defaultTolerance)
        guard let duration else { return nil }
        self.spring = spring
        self.initialVelocity = 0
        self.tolerance = Self.defaultTolerance
        self.clamp = nil
        self.stopsAtTarget = false
        self.naturalDuration = duration
        self.motion = motion
    }

    /// The settling duration: the smallest T such that |x(t) − 1| ≤ tolerance for every t ≥ T, whether or not the curve
    /// stops sooner; nil for an undamped spring.
    public var settlingDuration: Double? {
        motion.lastTime(outside: tolerance)
    }

    /// The position of the spring after the share `x` of its natural duration.
    ///
    /// - Returns: Exactly 0 at and before 0, exactly 1 at and after 1; in between the closed form, limited by
    ///   ``clamp``.
    /// - Complexity: O(1), no allocation.
    public func progress(at x: Double) -> Double {
        if x >= 1 { return 1 }
        return x <= 0 ? 0 : limited(1 + motion.displacement(at: x * naturalDuration))
    }

    /// The share of the travel per natural duration at which the spring moves.
    ///
    /// - Returns: Zero before 0, from 1 on, and while ``clamp`` holds the output.
    public func velocity(at x: Double) -> Double {
        velocity(at: x, from: .above)
    }

    private static func earlier(_ a: Double?, _ b: Double?) -> Double? {
        guard let a else { return b }
        guard let b else { return a }
        return min(a, b)
    }
}
