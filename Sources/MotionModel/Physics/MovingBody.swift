/// The state of a motion by physics while its phases are computed, one after the other.
struct MovingBody {
    private var position: [Double]
    private var velocity: [Double]
    private let walls: [ClosedRange<Double>]
    private let physics: Physics
    private let rate: Double
    private var clock = 0.0
    private(set) var collisions = 0

    /// Creates a body that starts inside its walls; a component that pushes against a wall bounces at once.
    init(position: [Double], velocity: [Double], walls: [ClosedRange<Double>], physics: Physics) {
        self.position = position
        self.velocity = velocity
        self.walls = walls
        self.physics = physics
        rate = physics.decayRate
        for component in position.indices {
            if walls[component].lowerBound == walls[component].upperBound {
                self.velocity[component] = 0
            } else if wallAhead(of: component) == position[component] {
                bounce(component)
            }
        }
    }

    /// Whether any component is faster than the stop velocity.
    var isMoving: Bool { velocity.contains { $0.magnitude > physics.stopVelocity } }

    /// The time of the next event: a collision, or the moment at which everything has become slow; infinite if there is
    /// none.
    var nextInstant: Double {
        var next = rest
        for component in position.indices {
            if movesForEver(component) { return .infinity }
            next = min(next, collision(of: component))
        }
        return next
    }

    /// Moves everything to an instant, and then lets each component that is at a wall bounce.
    ///
    /// - Returns: The phase that ends there; nil if the instant is too close to the present one to differ from it.
    mutating func advance(to instant: Double) throws(PhysicsError) -> PhysicsMotion.Phase? {
        let length = instant - clock
        let hits = position.indices.map { collision(of: $0) <= instant }
        let (from, startVelocity) = (position, velocity)
        let reach = reach(after: length)
        let slowdown = Elementary.exp(-rate * length)
        if length > 0 {
            for component in position.indices {
                let range = walls[component]
                let target = position[component] + velocity[component] * reach
                guard target.isFinite else { throw .notFinite }
                position[component] =
                    hits[component]
                    ? wallAhead(of: component) : min(max(target, range.lowerBound), range.upperBound)
                velocity[component] *= slowdown
            }
        }
        let endVelocity = velocity
        for component in position.indices where hits[component] { bounce(component) }
        if !hits.contains(true) { velocity = velocity.map { _ in 0 } }
        let start = clock
        clock = instant
        // An instant that rounds to the present one is the present one.
        guard length > 0 else { return nil }
        return PhysicsMotion.Phase(
            start: start, end: instant, from: from, to: position, startVelocity: startVelocity,
            endVelocity: endVelocity, decayRate: rate)
    }

    /// Whether nothing slows a component down: there is no friction, and no wall ahead or one that returns all of the
    /// speed.
    private func movesForEver(_ component: Int) -> Bool {
        rate == 0 && velocity[component].magnitude > physics.stopVelocity
            && (physics.restitution == 1 || !wallAhead(of: component).isFinite)
    }

    private mutating func bounce(_ component: Int) {
        // Adding 0 turns the negative zero of a component that sticks into zero.
        velocity[component] = velocity[component] * -physics.restitution + 0
        collisions += 1
    }

    private func wallAhead(of component: Int) -> Double {
        velocity[component] > 0
            ? walls[component].upperBound
            : velocity[component] < 0 ? walls[component].lowerBound : .nan
    }

    /// The time at which a component meets the wall ahead of it; infinite if friction stops it before.
    private func collision(of component: Int) -> Double {
        guard velocity[component] != 0 else { return .infinity }
        let wall = wallAhead(of: component)
        guard wall.isFinite else { return .infinity }
        let reach = (wall - position[component]) / velocity[component]
        let share = rate * reach
        guard share < 1 else { return .infinity }
        return clock + (share < 0x1p-60 ? reach : -Elementary.log1p(-share) / rate)
    }

    /// The time at which the fastest component has become as slow as the stop velocity.
    private var rest: Double {
        guard rate > 0 else { return .infinity }
        var fastest = 0.0
        for component in velocity { fastest = max(fastest, component.magnitude) }
        return clock + (Elementary.log(fastest) - Elementary.log(physics.stopVelocity)) / rate
    }

    /// The distance that a unit of velocity covers in some seconds: (1 − e^(−λt)) ∕ λ.
    private func reach(after seconds: Double) -> Double {
        let share = rate * seconds
        return share < 0x1p-60 ? seconds : -Elementary.expm1(-share) / rate
    }
}
