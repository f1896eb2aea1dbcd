/// One piece that follows a modelled curve, and the proved bound of its distance.
struct PieceFit: Sendable {
    let piece: PolynomialPiece
    let bound: Double

    /// The cubic with the given ends and the least distance from the curve.
    ///
    /// With both ends fixed two handles are free. Their Bernstein polynomials form a Haar system inside the
    /// interval, so the best pair is the one whose difference takes its maximum three times with alternating
    /// sign, and Remez's exchange finds it. It begins at the extrema of the Chebyshev polynomial T₄ stretched
    /// until its outermost zeros are the ends, which is the answer for a polynomial of the fourth degree.
    ///
    /// - SeeAlso: E. W. Cheney, *Introduction to Approximation Theory*, 1966, chapter 3
    static func cubic(_ model: CurveModel, from start: Double, _ y0: Double, to end: Double, _ y3: Double)
        -> PieceFit
    {
        let width = end - start
        // (1 ± 1/(√2·cos(π/8))) / 2
        var references = (
            start + width * 0.117_316_567_634_910_4, start + width * 0.5,
            start + width * 0.882_683_432_365_089_6
        )
        var best: PieceFit?
        for _ in 0..<4 {
            guard let piece = solved(model, references, from: start, y0, to: end, y3) else { break }
            let distance = ModelDistance(of: piece, from: model)
            let isBetter = best.map { distance.bound < $0.bound } ?? true
            if isBetter { best = PieceFit(piece: piece, bound: distance.bound) }
            guard let next = alternation(distance.extrema, inside: (start, end)) else { break }
            // Equal to within 2 %: further steps would cost more than they gain.
            guard next.least < 0.98 * next.greatest else { break }
            references = next.places
        }
        if let best { return best }
        return line(model, from: start, y0, to: end, y3)
    }

    /// The straight piece between two points.
    static func line(_ model: CurveModel, from start: Double, _ y0: Double, to end: Double, _ y3: Double)
        -> PieceFit
    {
        let piece = PolynomialPiece(lineFrom: start, y0, to: end, y3)
        return PieceFit(piece: piece, bound: ModelDistance(of: piece, from: model).bound)
    }

    /// The straight piece from a point with the least distance from the curve, wherever it ends.
    ///
    /// One slope is free; the best one makes the largest difference above equal to the largest below.
    static func line(_ model: CurveModel, from start: Double, _ y0: Double, to end: Double) -> PieceFit {
        var best = line(model, from: start, y0, to: end, model.value(at: end))
        var slope = (best.piece.y3 - y0) / (end - start)
        for _ in 0..<6 {
            let piece = PolynomialPiece(lineFrom: start, y0, to: end, y0 + slope * (end - start))
            let distance = ModelDistance(of: piece, from: model)
            if distance.bound < best.bound { best = PieceFit(piece: piece, bound: distance.bound) }
            var (high, low) = ((x: start, difference: 0.0), (x: start, difference: 0.0))
            for point in distance.extrema {
                if point.difference > high.difference { high = point }
                if point.difference < low.difference { low = point }
            }
            let gap = high.difference + low.difference
            let reach = (high.x - start) + (low.x - start)
            guard reach > 0, gap.magnitude > 0.01 * best.bound else { break }
            slope -= gap / reach
        }
        return best
    }

    /// The handles for which the differences at three places have one size and alternating signs.
    private static func solved(
        _ model: CurveModel, _ places: (Double, Double, Double), from start: Double, _ y0: Double,
        to end: Double,
        _ y3: Double
    ) -> PolynomialPiece? {
        func row(_ x: Double) -> (b1: Double, b2: Double, rest: Double) {
            let t = (x - start) / (end - start)
            let u = 1 - t
            let rest = model.value(at: x) - u * u * u * y0 - t * t * t * y3
            return (3 * t * u * u, 3 * t * t * u, rest)
        }
        let (r1, r2, r3) = (row(places.0), row(places.1), row(places.2))
        // Adding neighbouring rows removes the common size: two equations for the two handles.
        let (a, b, e) = (r1.b1 + r2.b1, r1.b2 + r2.b2, r1.rest + r2.rest)
        let (c, d, f) = (r2.b1 + r3.b1, r2.b2 + r3.b2, r2.rest + r3.rest)
        let determinant = a * d - b * c
        let y1 = (e * d - b * f) / determinant
        let y2 = (a * f - e * c) / determinant
        guard y1.isFinite, y2.isFinite else { return nil }
        return PolynomialPiece(start: start, end: end, y0, y1, y2, y3)
    }

    /// Three neighbouring extrema of alternating sign, the largest available.
    private static func alternation(
        _ extrema: [(x: Double, difference: Double)], inside: (Double, Double)
    ) -> (places: (Double, Double, Double), least: Double, greatest: Double)? {
        var inner = extrema.filter { $0.x > inside.0 && $0.x < inside.1 }[...]
        while inner.count > 3, let first = inner.first, let last = inner.last {
            if first.difference.magnitude < last.difference.magnitude {
                inner.removeFirst()
            } else {
                inner.removeLast()
            }
        }
        let three = Array(inner)
        guard three.count == 3 else { return nil }
        let sizes = three.map { $0.difference.magnitude }
        return (
            (three[0].x, three[1].x, three[2].x), min(min(sizes[0], sizes[1]), sizes[2]),
            max(max(sizes[0], sizes[1]), sizes[2])
        )
    }
}
