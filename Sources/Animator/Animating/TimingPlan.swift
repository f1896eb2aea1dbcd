import MotionModel

/// The resolved timing that all animations with one timing share.
final class TimingPlan {
    /// The timing.
    let timing: Timing
    /// Whether it goes one way, once and in full, from key 0 to key 1, as nearly all do.
    private let isOneWay: Bool
    /// Whether it starts exactly at key 0, and rests exactly at key 1.
    let isPlain: Bool
    /// The time in seconds at which the animation has ended and reached its last value.
    let length: Double
    /// The times at which its first segment begins and its last one ends, in seconds.
    let begin: Double
    let end: Double
    private let property: PropertyPath
    private var madeTrack: Track?

    private static let keys: [Operand] = [.constant(.number(0)), .constant(.number(1))]

    /// Resolves a timing.
    ///
    /// - Parameter property: The placeholder for the property.
    init(_ timing: Timing, property: PropertyPath) {
        self.timing = timing
        self.property = property
        length = Swift.max(0, Swift.max(timing.end, timing.delay + timing.activeDuration))
        isOneWay =
            timing.iterations == 1 && timing.iterationStart == 0 && timing.direction == .normal
            && timing.wayBack == .none && timing.endDelay >= 0 && timing.iterationDuration > 0
            && timing.delay.magnitude < PropertyStore.largestMagnitude
        if isOneWay {
            (begin, end) = (timing.delay, timing.iterationDuration + timing.delay)
            isPlain =
                timing.curve.progress(at: 0, before: true) == 0 && timing.curve.progress(at: 1, before: false) == 1
        } else {
            let track = TimingPlan.track(timing, property)
            (begin, end) = (track.start, track.end)
            isPlain = false
            madeTrack = track
        }
    }

    /// Its segments from key 0 to key 1; the keys and the property are placeholders.
    ///
    /// Most animations play without it.
    var track: Track {
        if let madeTrack { return madeTrack }
        let track = TimingPlan.track(timing, property)
        madeTrack = track
        return track
    }

    /// The segment of one that goes one way, or comes to a single segment without a loop; `nil` for any other.
    var onlySegment: Segment? {
        if isOneWay {
            return Segment(start: begin, end: end, fromKey: 0, toKey: 1, curve: timing.curve)
        }
        return track.segments.count == 1 && track.loop == nil ? track.segments[0] : nil
    }

    /// The positions at which it starts and rests.
    var start: TrackPosition {
        guard isOneWay else { return track.startPosition }
        return TrackPosition(segment: 0, progress: timing.curve.progress(at: 0, before: true))
    }

    var rest: TrackPosition {
        guard isOneWay else { return track.restPosition }
        return TrackPosition(segment: 0, progress: timing.curve.progress(at: 1, before: false))
    }

    /// The keys between which a segment leads.
    func keys(of segment: Int) -> (from: Int, to: Int) {
        if isOneWay { return (0, 1) }
        let segment = track.segments[segment]
        return (segment.fromKey, segment.toKey)
    }

    /// Number by number, the value between the two keys at a position.
    func components(_ count: Int, from: Components, to: Components, at position: TrackPosition) -> Components {
        let keys = keys(of: position.segment)
        return Components(count) {
            MotionValue.interpolated(
                keys.from == 0 ? from[$0] : to[$0], keys.to == 0 ? from[$0] : to[$0],
                progress: position.progress)
        }
    }

    private static func track(_ timing: Timing, _ property: PropertyPath) -> Track {
        let plan = timing.plan
        return Track(
            property: property, type: .number, isAdditive: true, keys: keys, segments: plan.segments,
            loop: plan.loop)
    }
}
