package import MotionModel

/// A part of a curve in the form of a keyframe: two outputs, and an easing between them.
package struct CurvePiece: Hashable, Sendable {
    /// The time at which it begins, as a share of the duration, 0…1.
    package let start: Double
    /// The time at which it ends, as a share of the duration, greater than `start`.
    package let end: Double
    /// The output at its start.
    package let from: Double
    /// The output at its end; if the next piece begins elsewhere, the curve jumps.
    package let to: Double
    /// The easing between the two; nil for a straight line.
    package let easing: CubicBezier?

    /// Creates a piece.
    package init(start: Double, end: Double, from: Double, to: Double, easing: CubicBezier?) {
        self.start = start
        self.end = end
        self.from = from
        self.to = to
        self.easing = easing
    }

    /// The output at a time inside the piece, as a share of the duration.
    package func output(at share: Double) -> Double {
        if share <= start { return from }
        if share >= end { return to }
        let inside = (share - start) / (end - start)
        return from + (to - from) * (easing?.progress(at: inside) ?? inside)
    }

    /// The piece reversed in time.
    var turned: CurvePiece {
        CurvePiece(start: 1 - end, end: 1 - start, from: to, to: from, easing: easing?.reversed)
    }
}

/// A curve, or a part of it, as pieces.
package struct PiecewiseCurve: Hashable, Sendable {
    /// The pieces in order, from 0 to 1 without gaps; at least one.
    package let pieces: [CurvePiece]
    /// The largest distance to the curve at any instant, as a share of the travel: proved, and rounded up to three
    /// significant digits; 0 if the pieces are exactly the curve.
    ///
    /// - Accuracy: Above the true maximum by no more than a ten-thousandth of the tolerance before rounding, next to
    ///   a vertical tangent by no more than a sixty-fourth of it.
    package let maxError: Double
    /// The work that it took: the intervals that were enclosed, each as often as the curve has parts.
    package var work = 0
}
