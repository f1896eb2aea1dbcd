extension Spring {
    /// Creates a spring by its tension (stiffness) and friction (damping coefficient), two older terms.
    ///
    /// - Throws: The first number that is not finite or has the wrong sign.
    public init(tension: Double, friction: Double, mass: Double = 1) throws(SpringError) {
        try SpringParameter.mass.requirePositive(mass)
        try SpringParameter.tension.requirePositive(tension)
        try SpringParameter.friction.requireNotNegative(friction)
        try self.init(mass: mass, stiffness: tension, damping: friction)
    }

    /// Creates a spring from its stiffness and damping ratio: c = 2·ζ·√(k·m).
    ///
    /// - Throws: The first number that is not finite or has the wrong sign.
    public init(stiffness: Double, dampingRatio: Double, mass: Double = 1) throws(SpringError) {
        try SpringParameter.mass.requirePositive(mass)
        try SpringParameter.stiffness.requirePositive(stiffness)
        try SpringParameter.dampingRatio.requireNotNegative(dampingRatio)
        // Two roots, because the product k·m can leave the range of a Double where neither factor does.
        let critical = 2 * stiffness.squareRoot() * mass.squareRoot()
        try self.init(checking: mass, stiffness: stiffness, damping: dampingRatio * critical)
    }

    /// Creates a spring of mass 1 from the period of its undamped oscillation: k = (2π/response)², c = 4π·ζ/response.
    ///
    /// - Parameters:
    ///   - response: Seconds, greater than zero.
    ///   - dampingRatio: Zero or more.
    /// - Throws: The first number that is not finite or has the wrong sign.
    public init(response: Double, dampingRatio: Double) throws(SpringError) {
        try SpringParameter.response.requirePositive(response)
        try SpringParameter.dampingRatio.requireNotNegative(dampingRatio)
        self.init(uncheckedResponse: response, dampingRatio: dampingRatio)
        try requireUsable()
    }

    /// Creates a spring of mass 1 in SwiftUI's words: the response is the duration; ζ = 1 − bounce for a bounce of zero
    /// or more, 1/(1 + bounce) below.
    ///
    /// - Parameters:
    ///   - duration: Seconds, greater than zero. Not the settling duration.
    ///   - bounce: From −1 (exclusive) to 1; 0 is critically damped, 1 undamped.
    /// - Throws: The first number that is not finite or out of its range.
    public init(duration: Double, bounce: Double = 0) throws(SpringError) {
        try SpringParameter.duration.requirePositive(duration)
        let dampingRatio = try Self.dampingRatio(bounce: bounce)
        self.init(uncheckedResponse: duration, dampingRatio: dampingRatio)
        try requireUsable()
    }

    /// Creates a spring of mass 1 with the response for which, released at rest, it settles in exactly the given time.
    ///
    /// For a fixed damping ratio the settling duration is proportional to the response, so the solution is exact.
    ///
    /// - Parameters:
    ///   - settles: The settling duration in seconds, greater than zero.
    ///   - dampingRatio: Greater than zero: an undamped spring never settles.
    ///   - tolerance: The share of the travel that counts as settled; greater than 0, less than 1.
    /// - Throws: The first number that is not finite or has the wrong sign; ``SpringError/neverSettles`` for a ratio of
    ///   0; ``SpringError/outOfRange`` for a tolerance of 1 or more.
    public init(
        settles: Double, dampingRatio: Double, tolerance: Double = Spring.defaultTolerance
    ) throws(SpringError) {
        try SpringParameter.settles.requirePositive(settles)
        try SpringParameter.tolerance.requirePositive(tolerance)
        let unit = try Spring(response: 1, dampingRatio: dampingRatio)
        guard let length = unit.settlingDuration(tolerance: tolerance) else { throw .neverSettles }
        guard length > 0, length.isFinite else { throw .outOfRange }
        try self.init(response: settles / length, dampingRatio: dampingRatio)
    }

    /// The damping ratio for a bounce of SwiftUI.
    ///
    /// - Throws: ``SpringError/bounceOutOfRange(_:)`` outside (−1, 1].
    public static func dampingRatio(bounce: Double) throws(SpringError) -> Double {
        try SpringParameter.bounce.requireFinite(bounce)
        guard bounce > -1, bounce <= 1 else { throw .bounceOutOfRange(bounce) }
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    init(uncheckedResponse response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / response
        self.init(uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    private init(checking mass: Double, stiffness: Double, damping: Double) throws(SpringError) {
        self.init(uncheckedMass: mass, stiffness: stiffness, damping: damping)
        try requireUsable()
    }
}
