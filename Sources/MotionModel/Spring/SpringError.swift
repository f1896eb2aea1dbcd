/// The reason why a spring's numbers were refused.
public enum SpringError: Error, Sendable, Hashable {
    /// A number is infinite or not a number.
    case notFinite(SpringParameter, Double)

    /// A number that must be greater than zero is not.
    case notPositive(SpringParameter, Double)

    /// A number that must not be negative is.
    case negative(SpringParameter, Double)

    /// A bounce outside (−1, 1]: −1 would need an infinite damping ratio, and more than 1 a negative one.
    case bounceOutOfRange(Double)

    /// Each number is allowed, but together they make a spring too stiff, too soft or too damped for a `Double`.
    case outOfRange

    /// Without damping the spring never comes to rest, so it has no length.
    case neverSettles

    /// The clamp leaves out the start (0) or the target (1).
    case clampWithoutEnds(ClosedRange<Double>)
}

/// The numbers that can describe a spring.
public enum SpringParameter: String, Sendable, Hashable, CaseIterable {
    /// Mass, in units of mass.
    case mass
    /// Stiffness, in force per length.
    case stiffness
    /// Damping coefficient, in force per velocity.
    case damping
    /// The older name of stiffness.
    case tension
    /// The older name of the damping coefficient.
    case friction
    /// Damping as a share of critical damping, unitless.
    case dampingRatio
    /// The period of the undamped oscillation, in seconds.
    case response
    /// The perceptual duration, in seconds; equal to the response.
    case duration
    /// The bounce, from −1 (exclusive) to 1, unitless.
    case bounce
    /// The settling duration, in seconds.
    case settles
    /// The greatest distance from the target that counts as settled, as a share of the travel.
    case tolerance
    /// The velocity at the start, in travels per second.
    case initialVelocity
}
