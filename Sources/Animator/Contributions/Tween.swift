import MotionModel

/// From one value to another by a timing, number by number: what a track between two constants comes to, without the track.
///
/// An object, because it is handed on several times until it plays.
final class Tween {
    let plan: TimingPlan
    /// How many numbers the value has.
    let count: Int
    let from: Components
    let to: Components

    /// A tween.
    init(_ plan: TimingPlan, count: Int, from: Components, to: Components) {
        self.plan = plan
        self.count = count
        self.from = from
        self.to = to
    }

    /// A share of the travel, from another value: the numbers of a weighted `BoundTrack`.
    func share(_ weight: Double, from origin: Components) -> Tween {
        let start = components(at: plan.start)
        func key(_ value: Components) -> Components {
            Components(count) { origin[$0] + weight * (value[$0] - start[$0]) }
        }
        return Tween(plan, count: count, from: key(from), to: key(to))
    }

    /// Some of its numbers.
    func part(_ components: Range<Int>) -> Tween {
        func part(_ value: Components) -> Components {
            Components(components.count) { value[components.lowerBound + $0] }
        }
        return Tween(plan, count: components.count, from: part(from), to: part(to))
    }

    /// Whether values of a type are tweened number by number.
    static func fits(_ type: ValueType) -> Bool {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .path: true
        case .boolean, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent: false
        }
    }

    /// Whether anything moves.
    var moves: Bool { from != to }

    /// One of the two ends, by the number of its key.
    @inline(__always)
    func key(_ index: Int) -> Components { index == 0 ? from : to }

    /// One component at a position: the bits of `BoundTrack.component(_:at:)`.
    func component(_ component: Int, at position: TrackPosition) -> Double {
        let segment = plan.track.segments[position.segment]
        return MotionValue.interpolated(
            key(segment.fromKey)[component], key(segment.toKey)[component], progress: position.progress)
    }

    /// How fast one component changes at a position, in units per second.
    func velocity(ofComponent component: Int, at position: TrackPosition) -> Double {
        let segment = plan.track.segments[position.segment]
        let travel = key(segment.toKey)[component] - key(segment.fromKey)[component]
        // Adding 0 makes the negative zero of a curve at rest a plain one.
        return travel == 0 || travel.isNaN || position.progressVelocity == 0
            ? 0 : travel * position.progressVelocity + 0
    }

    /// All components at a position.
    func components(at position: TrackPosition) -> Components {
        let segment = plan.track.segments[position.segment]
        if position.progress == 1 { return key(segment.toKey) }
        return Components(count) { component($0, at: position) }
    }
}
