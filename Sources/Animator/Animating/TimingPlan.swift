import MotionModel

/// The resolved timing that all animations with one timing share.
final class TimingPlan {
    /// The times at which its first segment begins and its last one ends, in seconds.
    let begin: Double
    let end: Double
    /// The time in seconds at which an animation by the timing has ended.
    let length: Double
    private let curve: Curve
    /// Whether it goes from key 0 to key 1 once and in full, as nearly all do.
    private let isOneWay: Bool
    /// The rest, of one that doesn't, or that was asked for its track.
    private var aside: Aside?
    /// Whether it starts exactly at key 0, and rests exactly at key 1.
    let isPlain: Bool

    /// What nearly all do without.
    private final class Aside {
        /// All of the timing, if more than its times and its curve has to be known.
        let timing: Timing?
        let track: Track

        init(_ timing: Timing?, _ track: Track) {
            self.timing = timing
            self.track = track
        }
    }

    private static let property: PropertyPath = {
        do throws(PropertyPathError) {
            return try PropertyPath("timing.progress")
        } catch {
            preconditionFailure("a path has a target and a key path")
        }
    }()
    private static let keys: [Operand] = [.constant(.number(0)), .constant(.number(1))]

    /// Resolves a timing.
    init(_ timing: borrowing Timing) {
        curve = timing.curve
        length = timing.end
        isOneWay = timing.isOneWay
        guard !isOneWay else {
            (begin, end) = (timing.delay, timing.iterationDuration + timing.delay)
            isPlain =
                CubicRun(start: begin, end: end, curve) != nil
                || curve.progress(at: 0, before: true) == 0 && curve.progress(at: 1, before: false) == 1
            return
        }
        let plan = timing.plan
        let track = TimingPlan.track(plan.segments, loop: plan.loop)
        (begin, end) = (track.start, track.end)
        aside = Aside(copy timing, track)
        isPlain = false
    }

    /// The timing of a track's only segment, from end to end of its curve; `nil` if that isn't a line or a Bézier.
    init?(_ segment: Segment) {
        guard CubicRun(segment) != nil else { return nil }
        (begin, end) = (segment.start, segment.end)
        length = Swift.max(0, end)
        curve = segment.curve
        isOneWay = true
        isPlain = true
    }

    /// Whether it is of a timing.
    func isPlan(of timing: Timing) -> Bool {
        guard isOneWay else { return aside?.timing == timing }
        return timing.delay == begin && timing.iterationDuration + timing.delay == end && timing.isOneWay
            && timing.end == length && timing.curve == curve
    }

    /// Whether it is the timing of a track's only segment.
    func isPlan(of track: Track) -> Bool { track.beginsWith(start: begin, end: end, curve) }

    /// Its segments from key 0 to key 1; the keys and the property are placeholders.
    ///
    /// Most animations play without it.
    var track: Track {
        if let aside { return aside.track }
        let segment = Segment(start: begin, end: end, fromKey: 0, toKey: 1, curve: curve)
        let track = TimingPlan.track([segment], loop: nil)
        aside = Aside(nil, track)
        return track
    }

    /// The positions at which it starts and rests.
    var start: TrackPosition {
        guard isOneWay else { return track.startPosition }
        return TrackPosition(segment: 0, progress: curve.progress(at: 0, before: true))
    }

    var rest: TrackPosition {
        guard isOneWay else { return track.restPosition }
        return TrackPosition(segment: 0, progress: curve.progress(at: 1, before: false))
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

    /// Its only run, if it is one along a line or a Bézier.
    var run: CubicRun? {
        isOneWay ? CubicRun(start: begin, end: end, curve) : CubicRun(track)
    }

    private static func track(_ segments: [Segment], loop: Loop?) -> Track {
        Track(property: property, type: .number, isAdditive: true, keys: keys, segments: segments, loop: loop)
    }
}

extension Timing {
    /// Whether it goes from one end of its curve to the other, once and in full.
    fileprivate var isOneWay: Bool {
        iterations == 1 && iterationStart == 0 && direction == .normal && wayBack == .none && endDelay >= 0
            && iterationDuration > 0 && delay.magnitude < PropertyStore.largestMagnitude
    }
}
