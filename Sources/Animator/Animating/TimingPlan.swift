import MotionModel

/// What a timing comes to: what everything that is started with it shares.
final class TimingPlan {
    /// The timing.
    let timing: Timing
    /// Its segments from key 0 to key 1; the keys and the property are of no account.
    let track: Track
    /// Seconds until the animation is over and its last value reached, whichever is later.
    let length: Double
    /// Where it sets out, and where it rests.
    let start: TrackPosition
    let rest: TrackPosition

    private static let keys: [Operand] = [.constant(.number(0)), .constant(.number(1))]

    /// The plan of a timing.
    ///
    /// - Parameter property: Any.
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
