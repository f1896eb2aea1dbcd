/// A throw whose start, velocity or walls are only known when a track is bound: where it bounces, how often, and where it comes
/// to rest follow from them.
///
/// Walls hold what starts between them: if they are in the wrong order, both are where the lower one is, and a start outside of
/// them moves the nearer one there, so that nothing jumps. What meets its walls more often than ``Physics/collisionLimit`` rests
/// where it is then.
public struct LateThrow: Hashable, Sendable {
    /// Friction, the share of the speed that a wall returns, and the speed that counts as at rest.
    public let physics: Physics
    /// The velocity of each component, in units per second.
    public let velocity: [LateNumber]
    /// The walls of each component; empty if there are none.
    public let walls: [Walls]
    /// The greatest distance that a component can have between its walls, in its value's unit; may be infinite.
    public let width: Double
    /// The shortest duration in seconds.
    public let shortest: Double
    /// The longest duration in seconds.
    public let longest: Double

    /// The two walls of a component, in its value's unit.
    public struct Walls: Hashable, Sendable {
        /// The lower one.
        public let low: LateNumber
        /// The higher one.
        public let high: LateNumber

        /// Creates walls.
        public init(low: LateNumber, high: LateNumber) {
            self.low = low
            self.high = high
        }
    }

    /// Creates a throw; nil if nothing says that it comes to rest.
    ///
    /// - Parameters:
    ///   - velocity: At least one number.
    ///   - walls: As many, or none.
    ///   - width: The greatest distance of two walls, a start outside of them included, 0 or more; may be infinite.
    package init?(_ physics: Physics, velocity: [LateNumber], walls: [Walls], width: Double) {
        precondition(!velocity.isEmpty, "a value has a component")
        precondition(walls.isEmpty || walls.count == velocity.count, "every component has walls, or none")
        self.physics = physics
        self.velocity = velocity
        self.walls = walls
        self.width = width
        var (slowest, fastest) = (0.0, 0.0)
        for velocity in velocity.map({ $0.range }) {
            let least = Swift.max(velocity.lower, -velocity.upper, 0)
            slowest = Swift.max(slowest, physics.restingTime(from: least))
            let rest = physics.restingTime(from: velocity.magnitude)
            // Each way from wall to wall takes less than at the speed that counts as rest, over the share that is left behind it.
            let crossings =
                walls.isEmpty || physics.restitution == 1
                ? .infinity : width / (physics.stopVelocity * (1 - physics.restitution))
            fastest = Swift.max(fastest, Swift.min(rest, rest > 0 ? crossings : 0))
        }
        guard fastest.isFinite else { return nil }
        // Instants of collisions are sums, which are rounded.
        shortest = walls.isEmpty ? slowest : 0
        longest = walls.isEmpty ? fastest : fastest * (1 + 0x1p-40)
    }

    /// The numbers on which it depends.
    package var numbers: [LateNumber] { velocity + walls.flatMap { [$0.low, $0.high] } }

    /// The throw with its numbers mapped, none of which is in a wider range than before.
    func mapped<Failure: Error>(
        _ transform: (LateNumber) throws(Failure) -> LateNumber
    ) throws(Failure) -> LateThrow {
        var velocity: [LateNumber] = []
        for number in self.velocity { velocity.append(try transform(number)) }
        var walls: [Walls] = []
        for pair in self.walls {
            walls.append(Walls(low: try transform(pair.low), high: try transform(pair.high)))
        }
        guard let mapped = LateThrow(physics, velocity: velocity, walls: walls, width: width) else {
            preconditionFailure("what comes to rest in a wider range does so")
        }
        return mapped
    }

    /// The motion from a start, for some parameters.
    ///
    /// - Throws: ``PhysicsError/notFinite``, if it goes farther than numbers reach.
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func motion(from start: [Double], _ parameters: [Double]) throws(PhysicsError) -> PhysicsMotion {
        var bounds: [ClosedRange<Double>?] = []
        for (walls, start) in zip(walls, start) {
            let low = walls.low.value(parameters: parameters)
            let high = Swift.max(low, walls.high.value(parameters: parameters))
            bounds.append(Swift.min(low, start)...Swift.max(high, start))
        }
        return try physics.motion(
            from: start, velocity: velocity.map { $0.value(parameters: parameters) }, bounds: bounds,
            restsAtLimit: true)
    }

    /// The curve along which it is drawn until its motion is known.
    package var outline: Curve {
        let rate = physics.decayRate * longest
        return rate > 0 && rate.isFinite
            ? .exponential(ExponentialCurve(unchecked: rate, .arriving)) : .linear
    }
}

extension Physics {
    /// The time in seconds after which friction alone has made a speed as slow as rest; infinite without friction.
    fileprivate func restingTime(from speed: Double) -> Double {
        guard speed > stopVelocity, friction < 1 else { return 0 }
        guard friction > 0 else { return .infinity }
        return (Elementary.log(speed) - Elementary.log(stopVelocity)) / decayRate
    }
}
