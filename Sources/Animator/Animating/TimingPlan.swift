import MotionModel

/// The resolved timing that all animations with one timing share.
final class TimingPlan {
    /// The timing.
    let timing: Timing
    /// Its segment from key 0 to key 1, if there is only one; `nil` if there are several or a loop.
    let onlySegment: Segment?
    /// The time in seconds at which the animation has ended and reached its last value.
    let length: Double
    /// The positions at which it starts and rests.
    let start: TrackPosition
    let rest: TrackPosition
    private let property: PropertyPath

    /// Its segments from key 0 to key 1; the keys and the property are placeholders.
    ///
    /// Most animations play without it.
    private(set) lazy var track: Track = TimingPlan.track(timing, property)

    private static let keys: [Operand] = [.constant(.number(0)), .constant(.number(1))]

    /// Resolves a timing.
    ///
    /// - Parameter property: The placeholder for the property.
    init(_ timing: Timing, property: PropertyPath) {
        self.timing = timing
        self.property = property
        length = Swift.max(0, Swift.max(timing.end, timing.delay + timing.activeDuration))
        if let segment = TimingPlan.onlySegment(timing) {
            onlySegment = segment
            start = TrackPosition(segment: 0, progress: segment.curve.progress(at: 0, before: true))
            rest = TrackPosition(segment: 0, progress: segment.curve.progress(at: 1, before: false))
        } else {
            let track = TimingPlan.track(timing, property)
            onlySegment = track.segments.count == 1 && track.loop == nil ? track.segments[0] : nil
            start = track.startPosition
            rest = track.restPosition
            self.track = track
        }
    }

    /// The segment of a timing that goes one way, once and in full, as nearly all do; `nil` for any other.
    private static func onlySegment(_ timing: Timing) -> Segment? {
        guard timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
            timing.wayBack == .none, timing.endDelay >= 0, timing.iterationDuration > 0,
            timing.delay.magnitude < PropertyStore.largestMagnitude
        else { return nil }
        return Segment(
            start: timing.delay, end: timing.iterationDuration + timing.delay, fromKey: 0, toKey: 1,
            curve: timing.curve)
    }

    private static func track(_ timing: Timing, _ property: PropertyPath) -> Track {
        let plan = timing.plan
        return Track(
            property: property, type: .number, isAdditive: true, keys: keys, segments: plan.segments,
            loop: plan.loop)
    }

    /// The times at which its first segment begins and its last one ends, in seconds.
    var times: (start: Double, end: Double) {
        if let onlySegment { return (onlySegment.start, onlySegment.end) }
        return (track.start, track.end)
    }

    /// The keys between which a segment leads.
    func keys(of segment: Int) -> (from: Int, to: Int) {
        if onlySegment != nil { return (0, 1) }
        let segment = track.segments[segment]
        return (segment.fromKey, segment.toKey)
    }
}
