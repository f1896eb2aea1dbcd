package import MotionModel

/// The kind of piece of a reduced curve.
package enum PieceKind: Hashable, Sendable {
    /// Cubic Béziers; a curve made of them is kept exactly.
    case cubic
    /// Straight lines.
    case straight
}

extension Curve {
    /// The default tolerance of a reduction, as a share of the travel.
    package static var defaultReductionTolerance: Double { 0.001 }

    /// The part of the curve from one input to another as the fewest pieces within a tolerance.
    ///
    /// A curve made of cubic Béziers and straight lines keeps them: a part of one is cut off exactly (de
    /// Casteljau). Everything else is cut at its corners and jumps; in between, see ``GreedyReduction``. A jump
    /// at 0 or 1 within the tolerance, such as that of a settled spring, is not kept: the first and last piece
    /// meet the exact ends.
    ///
    /// - Parameters:
    ///   - inputStart: The input at the pieces' time 0, in 0…1.
    ///   - inputEnd: The input at the pieces' time 1; less than `inputStart` runs the curve backwards.
    ///   - kind: The kind of the pieces.
    ///   - tolerance: Greater than 0; the largest distance to the curve, as a share of the travel.
    ///   - endTolerance: The largest jump at 0 or 1 that isn't kept; nil takes `tolerance`.
    ///   - work: What earlier reductions of a track have left of its limit of work.
    /// - Returns: Pieces whose proved error is at most `tolerance` at any instant; see ``CurveModel`` and
    ///   ``ModelDistance``.
    package func reduced(
        from inputStart: Double = 0, to inputEnd: Double = 1, as kind: PieceKind = .cubic,
        tolerance: Double = Curve.defaultReductionTolerance, endTolerance: Double? = nil,
        work: Int = WorkLimit.whole
    ) -> PiecewiseCurve {
        precondition(tolerance > 0, "a tolerance is greater than 0")
        guard inputStart != inputEnd else {
            let output = progress(at: inputStart)
            let piece = CurvePiece(start: 0, end: 1, from: output, to: output, easing: nil)
            return PiecewiseCurve(pieces: [piece], maxError: 0)
        }
        if inputStart > inputEnd {
            let forwards = reduced(
                from: inputEnd, to: inputStart, as: kind, tolerance: tolerance, endTolerance: endTolerance,
                work: work)
            return PiecewiseCurve(
                pieces: forwards.pieces.reversed().map { $0.turned }, maxError: forwards.maxError,
                work: forwards.work)
        }
        if let exact = exactPieces, kind == .cubic || exact.allSatisfy({ $0.isStraight }) {
            return Self.exactly(exact, from: inputStart, to: inputEnd)
        }
        if case .chain(let curves) = self, let stair = Self.stairPieces(of: curves, work: work) {
            let exact = Self.exactly(stair.pieces, from: inputStart, to: inputEnd)
            return PiecewiseCurve(pieces: exact.pieces, maxError: 0, work: stair.work)
        }
        let forwards = CurveReduction(
            curve: self, inputStart: inputStart, inputEnd: inputEnd, kind: kind, tolerance: tolerance,
            endTolerance: endTolerance ?? tolerance, work: work
        ).result
        guard kind == .straight else { return forwards }
        // The pieces may meet off the curve, so the end of one affects the next: always taking the longest isn't
        // optimal, and reducing from the other end often saves a piece.
        let backwards = CurveReduction(
            curve: .reverse(self), inputStart: 1 - inputEnd, inputEnd: 1 - inputStart, kind: kind,
            tolerance: tolerance, endTolerance: endTolerance ?? tolerance, work: work
        ).result
        guard backwards.pieces.count < forwards.pieces.count else { return forwards }
        return PiecewiseCurve(
            pieces: backwards.pieces.reversed().map {
                CurvePiece(
                    start: 1 - $0.end, end: 1 - $0.start, from: 1 - $0.to, to: 1 - $0.from, easing: nil)
            }, maxError: backwards.maxError)
    }

    private static func exactly(_ cubics: [PlaneCubic], from start: Double, to end: Double) -> PiecewiseCurve
    {
        var pieces: [CurvePiece] = []
        for cubic in cubics where cubic.x3 > start && cubic.x0 < end {
            CurvePiece.append(cubic.clipped(from: start, to: end), window: (start, end), to: &pieces)
        }
        return PiecewiseCurve(pieces: pieces, maxError: 0)
    }
}

extension CurvePiece {
    /// Appends a cubic over a part of a window of inputs, cut where it turns if its ends carry too little of the
    /// travel.
    static func append(
        _ cubic: PlaneCubic, window: (start: Double, end: Double), to pieces: inout [CurvePiece]
    ) {
        guard cubic.x3 > cubic.x0 else { return }
        if let slowest = cubic.slowest {
            let (before, after) = cubic.split(at: slowest)
            append(before, window: window, to: &pieces)
            append(after, window: window, to: &pieces)
            return
        }
        if !cubic.isStraight, !cubic.hasUsableTravel {
            let turns = cubic.turningPoints
            // A piece that is flat to within rounding has no turning points.
            if let turn = turns.first {
                let (before, after) = cubic.split(at: turn)
                append(before, window: window, to: &pieces)
                append(after, window: window, to: &pieces)
                return
            }
        }
        let length = window.end - window.start
        let start = pieces.last?.end ?? 0
        // The last interval may end a rounding error before the window does.
        let end = window.end - cubic.x3 <= 1e-12 * length ? 1 : (cubic.x3 - window.start) / length
        guard end > start else { return }
        pieces.append(
            CurvePiece(start: start, end: end, from: cubic.y0, to: cubic.y3, easing: cubic.easing))
    }
}
