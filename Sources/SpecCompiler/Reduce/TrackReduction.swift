import MotionModel

/// The reductions of one track's curves within its limit of work: what repeats is reduced once.
struct TrackReduction {
    let tolerance: Double
    private var work = WorkLimit.whole
    /// What every segment is left, whatever others have taken.
    private let share: Int
    private var known: [CurvePart: PiecewiseCurve] = [:]

    /// - Parameter segments: The number of the track's segments.
    init(tolerance: Double, segments: Int) {
        self.tolerance = tolerance
        share = WorkLimit.whole / (4 * max(segments, 1))
    }

    /// A curve between two inputs as cubic pieces.
    mutating func pieces(of curve: Curve, from start: Double, to end: Double) -> PiecewiseCurve {
        let part = CurvePart(curve: curve, start: start, end: end)
        if let reduced = known[part] { return reduced }
        let reduced = curve.reduced(from: start, to: end, tolerance: tolerance, work: work)
        work = max(work - reduced.work, share)
        known[part] = reduced
        return reduced
    }
}

/// A part of a curve, to find what was worked out of it.
struct CurvePart: Hashable {
    let curve: Curve
    var start = 0.0
    var end = 1.0

    /// Hashes one of the curve's values: there may be any number of points in it.
    func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(end)
        hasher.combine(curve.progress(at: start + (end - start) * 0.37))
    }
}
