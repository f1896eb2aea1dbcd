import MotionModel

/// The reductions of one track's curves within its limit of work.
struct TrackReduction {
    let tolerance: Double
    /// What is left for all segments.
    private var work: Int
    /// What every segment is left, whatever others have taken.
    private let share: Int

    /// - Parameters:
    ///   - segments: The number of the track's segments.
    ///   - work: What they may take together.
    init(tolerance: Double, segments: Int, work: Int) {
        self.tolerance = tolerance
        self.work = work
        share = work / (4 * max(segments, 1))
    }

    /// A curve between two inputs as cubic pieces.
    mutating func pieces(
        of curve: Curve, from start: Double, to end: Double, _ spec: inout KeyframeWork
    ) -> PiecewiseCurve {
        let before = spec.spent
        let reduced = spec.pieces(of: curve, from: start, to: end, tolerance: tolerance, work: work)
        work = max(work - (spec.spent - before), share)
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
