/// A damped harmonic oscillator: m·x″ + c·x′ + k·x = 0, with x the displacement from the target.
///
/// A spring has no start and no target of its own: its motion is linear in the initial displacement and
/// velocity, and ``basis(at:)`` gives the two factors.
public struct Spring: Sendable, Hashable {
    /// The mass m, greater than zero.
    public let mass: Double

    /// The stiffness k, greater than zero, in force per length.
    public let stiffness: Double

    /// The damping coefficient c, not negative, in force per velocity. Not a ratio: see ``dampingRatio``.
    public let damping: Double

    /// Creates a spring from its physical constants.
    ///
    /// - Parameters:
    ///   - mass: Greater than zero.
    ///   - stiffness: Greater than zero.
    ///   - damping: The coefficient c, zero or more.
    /// - Throws: The first number that is not finite or has the wrong sign, or ``SpringError/outOfRange``.
    public init(mass: Double = 1, stiffness: Double, damping: Double) throws(SpringError) {
        try SpringParameter.mass.requirePositive(mass)
        try SpringParameter.stiffness.requirePositive(stiffness)
        try SpringParameter.damping.requireNotNegative(damping)
        self.init(uncheckedMass: mass, stiffness: stiffness, damping: damping)
        try requireUsable()
    }

    init(uncheckedMass mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// The damping coefficient as a share of critical damping, ζ = c / (2·√(k·m)).
    ///
    /// Below 1 the spring oscillates, at 1 it returns as fast as it can without crossing the target, above 1 it creeps.
    public var dampingRatio: Double { decay / angularFrequency }

    /// The angular frequency of the undamped oscillation, ω₀ = √(k/m), in radians per second.
    public var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// The period of the undamped oscillation, 2π/ω₀, in seconds.
    public var response: Double { 2 * Double.pi / angularFrequency }

    /// The perceptual duration of SwiftUI's springs, in seconds: another name for ``response``.
    public var perceptualDuration: Double { response }

    /// SwiftUI's bounce: 1 − ζ for an oscillating spring, 1/ζ − 1 for an overdamped one, so from −1 (exclusive) to 1.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// γ = c / 2m, the rate at which the oscillation's envelope decays, per second.
    package var decay: Double { damping / (2 * mass) }

    func requireUsable() throws(SpringError) {
        let square = stiffness / mass
        let rate = decay
        let usable = square.isNormal && rate.isFinite && (rate * rate).isFinite && dampingRatio.isFinite
        guard usable else { throw .outOfRange }
    }
}

extension SpringParameter {
    func requireFinite(_ value: Double) throws(SpringError) {
        guard value.isFinite else { throw .notFinite(self, value) }
    }

    func requirePositive(_ value: Double) throws(SpringError) {
        try requireFinite(value)
        guard value > 0 else { throw .notPositive(self, value) }
    }

    func requireNotNegative(_ value: Double) throws(SpringError) {
        try requireFinite(value)
        guard value >= 0 else { throw .negative(self, value) }
    }
}
