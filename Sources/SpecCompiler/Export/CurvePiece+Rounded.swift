import MotionModel

extension CurvePiece {
    /// The piece with its numbers rounded to `decimals`; the outermost times stay 0 and 1.
    func rounded(decimals: Int) -> CurvePiece {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        func rounded(_ value: Double) -> Double {
            let result = (value * scale).rounded() / scale
            return result.isFinite ? result + 0 : value
        }
        let easing: CubicBezier?
        if let old = self.easing {
            do throws(CubicBezier.Failure) {
                easing = try CubicBezier(
                    x1: rounded(old.x1), y1: rounded(old.y1), x2: rounded(old.x2), y2: rounded(old.y2))
            } catch {
                preconditionFailure("rounding keeps a handle finite and between the ends")
            }
        } else {
            easing = nil
        }
        return CurvePiece(
            start: rounded(start), end: rounded(end), from: rounded(from), to: rounded(to), easing: easing)
    }
}

/// The measured error of printed pieces: the largest distance from the curve, sampled between all corners of both and
/// then refined at the maximum.
struct PrintedError {
    private(set) var maximum = 0.0

    init(of pieces: [CurvePiece], from curve: Curve) {
        let corners = curve.breakpoints.map { $0.x }
        for piece in pieces {
            var knots = [piece.start]
            knots += corners.filter { $0 > piece.start && $0 < piece.end }
            knots.append(piece.end)
            for (low, high) in zip(knots, knots.dropFirst()) {
                measure(low, high) { x in
                    let side: CurveSide = x >= high ? .below : .above
                    return (piece.output(at: x) - curve.limit(at: x, from: side)).magnitude
                }
            }
        }
    }

    private mutating func measure(_ low: Double, _ high: Double, _ distance: (Double) -> Double) {
        let count = 48
        var best = (index: 0, value: -1.0)
        for index in 0...count {
            let value = distance(Self.place(low, high, index, count))
            if value > best.value { best = (index, value) }
        }
        var (a, b) = (
            Self.place(low, high, max(best.index - 1, 0), count),
            Self.place(low, high, min(best.index + 1, count), count)
        )
        for _ in 0..<24 {
            let (c, d) = (a + (b - a) * 0.382, a + (b - a) * 0.618)
            let (left, right) = (distance(c), distance(d))
            best.value = max(best.value, max(left, right))
            if left > right { b = d } else { a = c }
        }
        maximum = max(maximum, best.value)
    }

    private static func place(_ low: Double, _ high: Double, _ index: Int, _ count: Int) -> Double {
        index == count ? high : low + (high - low) * Double(index) / Double(count)
    }
}
