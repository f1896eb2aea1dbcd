import MotionModel

/// The resolved timing that all animations with one timing share.
final class TimingPlan {
    private let timing: Timing
    /// The times at which its first segment begins and its last one ends, in seconds.
    let begin: Double
    let end: Double
    private var madeTrack: Track?
    /// Whether it goes from key 0 to key 1, once and in full, as nearly all do.
    private let isOneWay: Bool
    /// Whether it starts exactly at key 0, and rests exactly at key 1.
    let isPlain: Bool
    /// Whether it is that of a timeline's track, which may end a rounding beside the timing.
    private let isOfTrack: Bool

    private static let property: PropertyPath = {
        do throws(PropertyPathError) {
            return try PropertyPath("timing.progress")
        } catch {
            preconditionFailure("a path has a target and a key path")
        }
    }()
    private static let keys: [Operand] = [.constant(.number(0)), .constant(.number(1))]

    /// Resolves a timing.
    init(_ timing: Timing) {
        isOfTrack = false
        isOneWay =
            timing.iterations == 1 && timing.iterationStart == 0 && timing.direction == .normal
            && timing.wayBack == .none && timing.endDelay >= 0 && timing.iterationDuration > 0
            && timing.delay.magnitude < PropertyStore.largestMagnitude
        if isOneWay {
            (begin, end) = (timing.delay, timing.iterationDuration + timing.delay)
            isPlain =
                CubicRun(start: begin, end: end, timing.curve) != nil
                || timing.curve.progress(at: 0, before: true) == 0
                    && timing.curve.progress(at: 1, before: false) == 1
        } else {
            let track = TimingPlan.track(timing)
            (begin, end) = (track.start, track.end)
            isPlain = false
            madeTrack = track
        }
        // The last use, so that it isn't copied.
        self.timing = timing
    }

    /// The timing of a track's only segment, from end to end of its curve; `nil` if that isn't a line or a Bézier.
    init?(_ segment: Segment) {
        guard CubicRun(segment) != nil else { return nil }
        timing = Timing(
            delay: segment.start, fixedDuration: segment.end - segment.start, curve: segment.curve)
        isOfTrack = true
        isOneWay = true
        (begin, end) = (segment.start, segment.end)
        isPlain = true
    }

    /// Whether it is of a timing.
    func isPlan(of other: Timing) -> Bool {
        timing.delay == other.delay && timing.duration == other.duration && timing == other
    }

    /// Whether it is the timing of a track's only segment.
    func isPlan(of track: Track) -> Bool { track.beginsWith(start: begin, end: end, timing.curve) }

    /// Its segments from key 0 to key 1; the keys and the property are placeholders.
    ///
    /// Most animations play without it.
    var track: Track {
        if let madeTrack { return madeTrack }
        let track: Track
        if isOfTrack {
            let segment = Segment(start: begin, end: end, fromKey: 0, toKey: 1, curve: timing.curve)
            track = TimingPlan.track([segment], loop: nil)
        } else {
            track = TimingPlan.track(timing)
        }
        madeTrack = track
        return track
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

    /// The number between two at a position.
    ///
    /// Few starts need it: inlined, it would make the function longer that starts all tweens.
    @inline(never)
    func number(from: Double, to: Double, at position: TrackPosition) -> Double {
        let keys = keys(of: position.segment)
        return MotionValue.interpolated(
            keys.from == 0 ? from : to, keys.to == 0 ? from : to, progress: position.progress)
    }

    /// The time in seconds at which an animation by the timing has ended.
    var length: Double { timing.end }

    /// Its only run, if it is one along a line or a Bézier.
    var run: CubicRun? {
        isOneWay ? CubicRun(start: begin, end: end, timing.curve) : CubicRun(track)
    }

    private static func track(_ timing: Timing) -> Track {
        let plan = timing.plan
        return track(plan.segments, loop: plan.loop)
    }

    private static func track(_ segments: [Segment], loop: Loop?) -> Track {
        Track(property: property, type: .number, isAdditive: true, keys: keys, segments: segments, loop: loop)
    }
}
