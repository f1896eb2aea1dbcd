import MotionModel

/// The reduction of a part of a curve that isn't made of cubics.
struct CurveReduction {
    let curve: Curve
    let inputStart: Double
    let inputEnd: Double
    let kind: PieceKind
    let tolerance: Double
    /// The largest jump at the two ends that the pieces absorb, at least `tolerance`.
    let endTolerance: Double
    /// What is left of the limit of work.
    let work: Int

    /// The pieces of each smooth interval, in order.
    var result: PiecewiseCurve {
        var pieces: [CurvePiece] = []
        var bound = 0.0
        var enclosures = 0
        let stretches = self.stretches
        for (index, (low, high)) in stretches.enumerated() {
            let model = CurveModel(
                curve, from: low, to: high, tolerance: tolerance, parts: stretches.count, work: work)
            enclosures += model.enclosures
            let greedy = GreedyReduction(
                model: model, isLinear: kind == .straight, first: end(low, .above, isOuter: index == 0),
                last: end(high, .below, isOuter: index == stretches.count - 1))
            for fit in greedy.limited(tolerance: tolerance) {
                bound = max(bound, fit.bound)
                append(fit.piece, to: &pieces)
            }
        }
        return PiecewiseCurve(
            pieces: pieces, maxError: Self.roundedUp(bound),
            // Finding a corner or a jump takes as long as some eight intervals.
            work: (enclosures + 8 * (stretches.count - 1)) * curve.cost)
    }

    private func append(_ piece: PolynomialPiece, to pieces: inout [CurvePiece]) {
        let cubic =
            kind == .straight
            ? PlaneCubic(lineFrom: piece.start, piece.y0, to: piece.end, piece.y3) : piece.planeCubic
        CurvePiece.append(cubic, window: (inputStart, inputEnd), to: &pieces)
    }

    /// The smooth intervals between the ends, corners and jumps.
    ///
    /// Corners closer than 1e-12 are one corner that was found more than once, to within rounding; the curve's change
    /// between them is a jump.
    private var stretches: [(low: Double, high: Double)] {
        var result: [(low: Double, high: Double)] = []
        var low = inputStart
        for point in curve.breakpoints(in: inputStart...inputEnd)
        where point.x > inputStart && point.x < inputEnd {
            if point.x - low > 1e-12 { result.append((low, point.x)) }
            low = point.x
        }
        if inputEnd - low > 1e-12 || result.isEmpty { return result + [(low, inputEnd)] }
        return result
    }

    /// The output with which the pieces begin or end: the exact end if the curve jumps to it by a tolerable amount.
    private func end(_ x: Double, _ side: CurveSide, isOuter: Bool) -> Double {
        let limit = curve.limit(at: x, from: side)
        let outer = side == .above ? inputStart : inputEnd
        guard isOuter, outer == 0 || outer == 1 else { return limit }
        let exact = side == .above ? curve.progress(at: outer, before: true) : curve.progress(at: outer)
        return (exact - limit).magnitude <= endTolerance * (1 + 1e-9) ? exact : limit
    }

    /// A number not less than `value`, with three significant digits.
    static func roundedUp(_ value: Double) -> Double {
        guard value > 1e-15, value.isFinite else { return value > 1e-15 ? value : 0 }
        var scale = 1.0
        while value * scale < 100 { scale *= 10 }
        while value * scale >= 1000 { scale /= 10 }
        // A rounding error above a whole number is that number.
        return (value * scale - 1e-6).rounded(.up) / scale
    }
}
