/// Motion that friction slows down exponentially, like that of a scroll view after the finger has left it.
///
/// x(t) = x₀ + v₀·(1 − e^(−λt)) ∕ λ, for each component of a value separately.
public struct Decay: Sendable, Hashable {
    /// λ: the share of the speed that is lost, per second. The speed falls by e^(−λ) in a second.
    public let friction: Double

    /// Creates a decay with a friction.
    ///
    /// - Parameter friction: λ, per second; finite and greater than zero.
    /// - Throws: ``DecayError/frictionOutOfRange(_:)``.
    public init(friction: Double) throws(DecayError) {
        guard friction.isFinite, friction > 0 else { throw .frictionOutOfRange(friction) }
        self.friction = friction
    }

    /// Creates a decay by the share of the speed that remains after a millisecond: λ = −1000·ln(rate).
    ///
    /// - Parameter rate: Greater than 0 and less than 1. UIKit's scroll views have 0.998 (normal) and 0.99 (fast).
    /// - Throws: ``DecayError/rateOutOfRange(_:)``.
    public init(rate: Double) throws(DecayError) {
        guard rate > 0, rate < 1 else { throw .rateOutOfRange(rate) }
        friction = -1000 * Elementary.log(rate)
    }

    /// The destination of a component that moves at `velocity`: x₀ + v₀ ∕ λ.
    public func destination(from start: Double, velocity: Double) -> Double {
        start + velocity / friction
    }

    /// The velocity, in units per second, with which a component comes to rest at `destination`: (x₁ − x₀)·λ.
    public func velocity(from start: Double, to destination: Double) -> Double {
        (destination - start) * friction
    }

    /// The seconds until every component is slower than the stop velocity.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of each component at the start, in units per second.
    ///   - stopVelocity: The speed that counts as at rest, in units per second; greater than zero.
    /// - Returns: ln(|v| ∕ stopVelocity) ∕ λ for the fastest component; 0 if it is that slow already.
    public func duration(velocity: [Double], stopVelocity: Double) -> Double {
        precondition(stopVelocity > 0, "an exponential never stops")
        var fastest = 0.0
        for component in velocity { fastest = max(fastest, component.magnitude) }
        guard fastest > stopVelocity else { return 0 }
        // Two logarithms, because the quotient of a huge speed and a tiny one could overflow.
        return (Elementary.log(fastest) - Elementary.log(stopVelocity)) / friction
    }

    /// The motion of a value that is released.
    ///
    /// - Parameters:
    ///   - start: The place at the start, one number for each component.
    ///   - velocity: The velocity of each component, in units per second.
    ///   - stopVelocity: The speed below which it counts as at rest, in units per second.
    /// - Returns: A motion that ends, once no component is faster than that, exactly at the destination of each.
    ///   Without velocity it takes no time.
    /// - Throws: ``DecayError/stopVelocityOutOfRange(_:)``; ``DecayError/notFinite`` if a number is infinite, or
    ///   the destination is.
    public func motion(
        from start: [Double], velocity: [Double], stopVelocity: Double
    ) throws(DecayError) -> DecayMotion {
        precondition(start.count == velocity.count, "a velocity has as many components as its value")
        let destination = start.indices.map { self.destination(from: start[$0], velocity: velocity[$0]) }
        return try motion(
            from: start, to: destination, velocity: velocity, stopVelocity: stopVelocity)
    }

    /// The motion that comes to rest at a chosen place.
    ///
    /// - Parameters:
    ///   - start: The place at the start, one number for each component.
    ///   - destination: The place at which it comes to rest, exactly.
    ///   - stopVelocity: The speed below which it counts as at rest, in units per second.
    /// - Throws: ``DecayError/stopVelocityOutOfRange(_:)``; ``DecayError/notFinite`` if a number is infinite, or
    ///   the velocity is.
    public func motion(
        from start: [Double], to destination: [Double], stopVelocity: Double
    ) throws(DecayError) -> DecayMotion {
        precondition(start.count == destination.count, "a destination has as many components as its value")
        let velocity = start.indices.map { self.velocity(from: start[$0], to: destination[$0]) }
        return try motion(
            from: start, to: destination, velocity: velocity, stopVelocity: stopVelocity)
    }

    private func motion(
        from start: [Double], to destination: [Double], velocity: [Double], stopVelocity: Double
    ) throws(DecayError) -> DecayMotion {
        guard stopVelocity.isFinite, stopVelocity > 0 else { throw .stopVelocityOutOfRange(stopVelocity) }
        for numbers in [start, destination, velocity] {
            guard numbers.allSatisfy({ $0.isFinite }) else { throw .notFinite }
        }
        let duration = duration(velocity: velocity, stopVelocity: stopVelocity)
        guard duration.isFinite, (friction * duration).isFinite else { throw .notFinite }
        return DecayMotion(
            start: start, destination: destination, velocity: velocity, duration: duration,
            friction: friction)
    }
}

/// The reason why the numbers of a decay were refused.
public enum DecayError: Error, Sendable, Hashable {
    /// A rate per millisecond that isn't between 0 and 1: nothing would move, or never stop.
    case rateOutOfRange(Double)
    /// A friction that is not finite or not greater than zero.
    case frictionOutOfRange(Double)
    /// A rest speed that is not finite or not greater than zero: an exponential never stops.
    case stopVelocityOutOfRange(Double)
    /// A place, a velocity or a result of these is not a finite number.
    case notFinite
}
