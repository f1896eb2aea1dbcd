import MotionModel

/// What the keyframes of one output may still cost: the tracks of a spec share it.
///
/// A track takes what it needs, up to the limits of one track, as long as there is something left for all; behind that
/// each has a small part that is its own, so that simple motions are exact whatever lies beside them. Everything is
/// counted, in the order in which tracks are written, and nothing is timed.
struct KeyframeWork {
    /// What is left for all tracks, in units of ``WorkLimit/whole``.
    private var pool: Int
    /// The keyframes left for all tracks.
    private var keyframePool: Int
    /// What the present track has taken.
    private(set) var spent = 0
    private var added = 0
    /// The reductions of this output: what several tracks have in common is reduced once.
    private var known: [ReducedPart: PiecewiseCurve] = [:]

    /// The least and greatest outputs of curves that were asked for.
    private var ranges: [CurvePart: ClosedRange<Double>] = [:]

    private struct ReducedPart: Hashable {
        let part: CurvePart
        let tolerance: Double
    }

    /// - Parameters:
    ///   - pool: The work of all tracks together.
    ///   - keyframes: The keyframes of all tracks together.
    init(
        pool: Int = WorkLimit.tracks * WorkLimit.whole,
        keyframes: Int = WorkLimit.tracks * WorkLimit.keyframes
    ) {
        (self.pool, keyframePool) = (pool, keyframes)
    }

    /// Begins a track.
    mutating func beginTrack() { (spent, added) = (0, 0) }

    /// The work that the present track may still take.
    var left: Int { max(min(WorkLimit.whole - spent, pool), WorkLimit.ownWork - spent, 0) }

    /// The number of keyframes at which the present track has no further segment.
    var keyframesLeft: Int { min(WorkLimit.keyframes - added, mostKeyframes) }

    /// The number of keyframes that the present track may have at most.
    var mostKeyframes: Int { max(keyframePool, WorkLimit.ownKeyframes - added, 0) }

    /// The number of repetitions of a step that the present track may take.
    ///
    /// - Parameters:
    ///   - most: The limit for one track.
    ///   - price: The work of a step.
    func steps(most: Int, price: Int) -> Int { min(most, left / price) }

    /// Takes work.
    mutating func take(_ work: Int) {
        spent += work
        pool = max(pool - work, 0)
    }

    /// Takes keyframes.
    mutating func take(keyframes: Int) {
        added += keyframes
        keyframePool = max(keyframePool - keyframes, 0)
    }

    /// A curve between two inputs as cubic pieces.
    ///
    /// - Parameter work: The most work to take.
    mutating func pieces(
        of curve: Curve, from start: Double, to end: Double, tolerance: Double, work: Int
    ) -> PiecewiseCurve {
        let part = ReducedPart(part: CurvePart(curve: curve, start: start, end: end), tolerance: tolerance)
        if let reduced = known[part] { return reduced }
        let reduced = curve.reduced(from: start, to: end, tolerance: tolerance, work: work)
        take(reduced.work)
        known[part] = reduced
        return reduced
    }

    /// The least and greatest output of a curve: of a sum, product or chain they take a search.
    mutating func extrema(of curve: Curve) -> ClosedRange<Double> {
        let part = CurvePart(curve: curve)
        if let range = ranges[part] { return range }
        let range = curve.extrema()
        ranges[part] = range
        return range
    }
}
