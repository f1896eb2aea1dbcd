/// Motion under friction that bounces off walls, solved without time steps.
///
/// Each component moves separately: it slows down by the same share every second, and keeps a share of its speed, in
/// the opposite direction, at each wall it meets. Between two collisions of any components all of them follow one
/// exponential, so the motion is a list of phases with one curve each.
public struct Physics: Sendable, Hashable {
    /// The default share of the speed that is kept at a wall.
    public static let defaultRestitution = 0.75

    /// The largest number of collisions of a motion.
    public static let collisionLimit = 10_000

    /// The share of the velocity that is lost per second, 0…1: v(t) = v₀·(1 − friction)^t.
    public let friction: Double
    /// The share of its speed that a component keeps when it meets a wall, 0…1: 0 sticks, 1 loses nothing.
    public let restitution: Double
    /// The speed below which a component counts as at rest, in units per second.
    public let stopVelocity: Double

    /// Creates a motion with friction, restitution, and a speed that counts as rest.
    ///
    /// - Parameters:
    ///   - friction: The share of the velocity that is lost per second, 0…1: with 0 nothing slows down except at walls,
    ///     with 1 nothing moves at all.
    ///   - restitution: The share of its speed that a component keeps at a wall, 0…1.
    ///   - stopVelocity: In units per second, finite and greater than zero.
    /// - Throws: The number that is out of its range.
    public init(
        friction: Double, restitution: Double = Self.defaultRestitution, stopVelocity: Double
    ) throws(PhysicsError) {
        guard friction >= 0, friction <= 1 else { throw .frictionOutOfRange(friction) }
        guard restitution >= 0, restitution <= 1 else { throw .restitutionOutOfRange(restitution) }
        guard stopVelocity.isFinite, stopVelocity > 0 else { throw .stopVelocityOutOfRange(stopVelocity) }
        self.friction = friction
        self.restitution = restitution
        self.stopVelocity = stopVelocity
    }

    /// λ = −ln(1 − friction), per second; infinite for a friction of 1.
    public var decayRate: Double { friction == 0 ? 0 : -Elementary.log1p(-friction) }

    /// The motion of a value that is pushed.
    ///
    /// It ends when no component is faster than ``stopVelocity``, wherever they are then. A component that is at a wall
    /// and is pushed against it bounces at once; a component whose two walls are at the same place never moves.
    ///
    /// - Parameters:
    ///   - start: The place at the start, one number for each component.
    ///   - velocity: The velocity of each component, in units per second.
    ///   - bounds: The walls of each component, nil for none; an end may be infinite. Empty if no component has walls.
    /// - Throws: ``PhysicsError/notFinite``, ``PhysicsError/startsOutside(component:)``,
    ///   ``PhysicsError/neverEnds`` or ``PhysicsError/tooManyCollisions(limit:)``.
    /// - Complexity: O(collisions × components).
    public func motion(
        from start: [Double], velocity: [Double], bounds: [ClosedRange<Double>?] = []
    ) throws(PhysicsError) -> PhysicsMotion {
        try motion(from: start, velocity: velocity, bounds: bounds, restsAtLimit: false)
    }

    /// The motion of a value that is pushed, as ``motion(from:velocity:bounds:)`` has it.
    ///
    /// - Parameter restsAtLimit: Whether it ends where it is after ``collisionLimit`` collisions, instead of being refused.
    func motion(
        from start: [Double], velocity: [Double], bounds: [ClosedRange<Double>?], restsAtLimit: Bool
    ) throws(PhysicsError) -> PhysicsMotion {
        precondition(start.count == velocity.count, "a velocity has as many components as its value")
        precondition(
            bounds.isEmpty || bounds.count == start.count, "bounds have as many components as their value")
        let walls = start.indices.map { (bounds.isEmpty ? nil : bounds[$0]) ?? -.infinity ... .infinity }
        for component in start.indices {
            guard start[component].isFinite, velocity[component].isFinite else { throw .notFinite }
            guard walls[component].contains(start[component]) else {
                throw .startsOutside(component: component)
            }
        }
        guard friction < 1 else { return PhysicsMotion(start: start, phases: []) }
        var body = MovingBody(position: start, velocity: velocity, walls: walls, physics: self)
        var phases: [PhysicsMotion.Phase] = []
        while body.isMoving {
            guard body.collisions <= Self.collisionLimit else {
                if restsAtLimit { break }
                throw .tooManyCollisions(limit: Self.collisionLimit)
            }
            let next = body.nextInstant
            guard next.isFinite else { throw .neverEnds }
            if let phase = try body.advance(to: next) { phases.append(phase) }
        }
        return PhysicsMotion(start: start, phases: phases)
    }
}

/// The reason why a motion by physics was refused.
public enum PhysicsError: Error, Sendable, Hashable {
    /// A friction outside 0…1.
    case frictionOutOfRange(Double)
    /// A restitution outside 0…1.
    case restitutionOutOfRange(Double)
    /// A rest speed that is not finite or not greater than zero.
    case stopVelocityOutOfRange(Double)
    /// A place, a velocity or a result of these is not a finite number.
    case notFinite
    /// The component with this index starts on the wrong side of a wall.
    case startsOutside(component: Int)
    /// Nothing ever slows the motion down: there is no friction, and no wall or one that returns all of the speed.
    case neverEnds
    /// There are more collisions than the limit.
    case tooManyCollisions(limit: Int)
}
