import MotionModel

/// The resolved timing that all animations with one timing share.
final class TimingPlan {
    /// The timing.
    let timing: Timing
    /// Its segments from key 0 to key 1; the keys and the property are placeholders.
    let track: Track
    /// The time in seconds at which the animation has ended and reached its last value.
    let length: Double
    /// The positions at which it starts and rests.
    let start: TrackPosition
    let rest: TrackPosition

    private static let keys: [Operand] = [.constant(.number(0)), .constant(.number(1))]

    /// Resolves a timing.
    ///
    /// - Parameter property: The placeholder for the property.
    init(_ timing: Timing, property: PropertyPath) {
        let plan = timing.plan
        self.timing = timing
        track = Track(
            property: property, type: .number, isAdditive: true, keys: Self.keys, segments: plan.segments,
            loop: plan.loop)
        length = Swift.max(0, Swift.max(timing.end, timing.delay + timing.activeDuration))
        start = track.startPosition
        rest = track.restPosition
    }
}
