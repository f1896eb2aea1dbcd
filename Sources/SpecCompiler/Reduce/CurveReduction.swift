import MotionModel

/// The reduction of a part of a curve that isn't made of cubics.
struct CurveReduction {
    let curve: Curve
    let inputStart: Double
    let inputEnd: Double
    let kind: PieceKind
    let tolerance: Double

    /// Pieces of each smooth stretch, one after the other.
    var result: PiecewiseCurve {
        var pieces: [CurvePiece] = []
        var (found, bound) = (0.0, 0.0)
        let knots = self.knots
        for (low, high) in zip(knots, knots.dropFirst()) {
            let model = CurveModel(curve, from: low, to: high, tolerance: tolerance)
            let greedy = GreedyReduction(
                model: model, isLinear: kind == .straight, first: end(low, .above), last: end(high, .below))
            for fit in greedy.equalised(tolerance: tolerance) {
                bound = max(bound, fit.bound)
                found = max(found, measured(fit, model))
                append(fit.piece, to: &pieces)
            }
        }
        return PiecewiseCurve(
            pieces: pieces, maxError: Self.roundedUp(found), errorBound: max(bound, Self.roundedUp(found)))
    }

    private func append(_ piece: PolynomialPiece, to pieces: inout [CurvePiece]) {
        let cubic =
            kind == .straight
            ? PlaneCubic(lineFrom: piece.start, piece.y0, to: piece.end, piece.y3) : piece.planeCubic
        CurvePiece.append(cubic, window: (inputStart, inputEnd), to: &pieces)
    }

    /// Where the curve is cut: its ends, corners and jumps.
    private var knots: [Double] {
        var result = [inputStart]
        for point in curve.breakpoints where point.x > inputStart && point.x < inputEnd {
            // Slivers come from crossings that are found to within rounding; nothing is to be seen in them.
            if point.x - (result.last ?? 0) > 1e-12, inputEnd - point.x > 1e-12 { result.append(point.x) }
        }
        return result + [inputEnd]
    }

    /// What the pieces begin or end with: the exact end where the curve only just jumps to it.
    private func end(_ x: Double, _ side: CurveSide) -> Double {
        let limit = curve.limit(at: x, from: side)
        let isOuter = side == .above ? x == inputStart : x == inputEnd
        let exact = side == .above ? curve.progress(at: x, before: true) : curve.progress(at: x)
        guard isOuter, x == 0 || x == 1 else { return limit }
        return (exact - limit).magnitude <= tolerance * (1 + 1e-9) ? exact : limit
    }

    /// The distance at the extrema of the difference, each of the largest followed to its place on the curve.
    private func measured(_ fit: PieceFit, _ model: CurveModel) -> Double {
        let piece = fit.piece
        func difference(_ x: Double) -> Double {
            piece.sample(at: x).value - curve.limit(at: x, from: x >= piece.end ? .below : .above)
        }
        func slope(_ x: Double) -> Double {
            piece.sample(at: x).slope - curve.velocity(at: x, from: x >= piece.end ? .below : .above)
        }
        let extrema = ModelDistance(of: piece, from: model).extrema
        var largest = max(difference(piece.start).magnitude, difference(piece.end).magnitude)
        let candidate = extrema.reduce(0) { max($0, $1.difference.magnitude) }
        for point in extrema where point.difference.magnitude >= 0.9 * candidate {
            let cell = model.cells[model.cell(at: point.x)]
            let (low, high) = (max(cell.start, piece.start), min(cell.end, piece.end))
            largest = max(largest, difference(point.x).magnitude)
            guard low < high else { continue }
            let (before, after) = (slope(low), slope(high))
            if before.isFinite, after.isFinite, (before < 0) != (after < 0) {
                let x = Bracketing.root(lower: low, upper: high, tolerance: (high - low) * 1e-6, of: slope)
                largest = max(largest, difference(x).magnitude)
            } else {
                largest = max(largest, max(difference(low).magnitude, difference(high).magnitude))
            }
        }
        return largest
    }

    /// A number not less than `value`, with three significant digits.
    static func roundedUp(_ value: Double) -> Double {
        guard value > 1e-15, value.isFinite else { return value > 1e-15 ? value : 0 }
        var scale = 1.0
        while value * scale < 100 { scale *= 10 }
        while value * scale >= 1000 { scale /= 10 }
        // A product a rounding error above a whole number is that number.
        return (value * scale - 1e-6).rounded(.up) / scale
    }
}
