import MotionModel

/// A motion from one value to another by a timing, by component: equivalent to a track between two constants.
///
/// A class, because it is passed on several times before it plays.
final class Tween {
    let plan: TimingPlan
    /// The number of components.
    let count: Int
    let from: Components
    let to: Components

    /// Creates a tween.
    init(_ plan: TimingPlan, count: Int, from: Components, to: Components) {
        self.plan = plan
        self.count = count
        self.from = from
        self.to = to
    }

    /// The tween scaled by a weight, from another value: the numbers of a weighted `BoundTrack`.
    func share(_ weight: Double, from origin: Components) -> Tween {
        let start = components(at: plan.start)
        func key(_ value: Components) -> Components {
            Components(count) { origin[$0] + weight * (value[$0] - start[$0]) }
        }
        return Tween(plan, count: count, from: key(from), to: key(to))
    }

    /// The tween of some of its components.
    func part(_ components: Range<Int>) -> Tween {
        func part(_ value: Components) -> Components {
            Components(components.count) { value[components.lowerBound + $0] }
        }
        return Tween(plan, count: components.count, from: part(from), to: part(to))
    }

    /// Whether values of a type are tweened by component.
    static func fits(_ type: ValueType) -> Bool {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .path: true
        case .boolean, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent: false
        }
    }

    /// Whether anything moves.
    var moves: Bool { from != to }

    /// One of the two ends, by the index of its key.
    @inline(__always)
    func key(_ index: Int) -> Components { index == 0 ? from : to }

    /// One component at a position: the bits of `BoundTrack.component(_:at:)`.
    func component(_ component: Int, at position: TrackPosition) -> Double {
        let keys = plan.keys(of: position.segment)
        return MotionValue.interpolated(
            key(keys.from)[component], key(keys.to)[component], progress: position.progress)
    }

    /// The velocity of one component at a position, in units per second.
    func velocity(ofComponent component: Int, at position: TrackPosition) -> Double {
        let keys = plan.keys(of: position.segment)
        let travel = key(keys.to)[component] - key(keys.from)[component]
        // Adding 0 turns the negative zero of a curve at rest into zero.
        return travel == 0 || travel.isNaN || position.progressVelocity == 0
            ? 0 : travel * position.progressVelocity + 0
    }

    /// All components at a position.
    func components(at position: TrackPosition) -> Components {
        let keys = plan.keys(of: position.segment)
        if position.progress == 1 { return key(keys.to) }
        if position.progress == 0 { return key(keys.from) }
        return Components(count) { component($0, at: position) }
    }
}
