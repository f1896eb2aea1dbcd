import MotionModel

extension Curve {
    /// The curve over 0…1 as consecutive cubic Béziers that equal it exactly; nil if it isn't made of such
    /// pieces.
    ///
    /// Neighbours meet in their inputs; if their outputs differ, the curve jumps.
    var exactPieces: [PlaneCubic]? {
        switch self {
        case .linear:
            return [PlaneCubic(lineFrom: 0, 0, to: 1, 1)]
        case .instant:
            return [PlaneCubic(lineFrom: 0, 1, to: 1, 1)]
        case .bezier(let bezier):
            return [PlaneCubic(bezier)]
        case .bezierPath(let path):
            return PlaneCubic.pieces(of: path).filter { $0.x3 > $0.x0 }
        case .points(let points):
            return points.exactPieces
        case .steps(let steps):
            // A stair whose edges are all known.
            return Self.treads(of: self, count: steps.count)
        case .penner(let penner):
            return penner.exactPieces
        case .spring, .expression:
            return nil
        case .exponential(let exponential):
            return exponential.isStraight ? Curve.linear.exactPieces : nil
        case .reverse(let curve):
            return curve.exactPieces?.reversed().map {
                $0.turned.mapped(x: (-1, 1), y: (-1, 1))
            }
        case .mirror(let curve):
            guard let pieces = curve.exactPieces else { return nil }
            return Self.meeting(
                pieces.map { $0.mapped(x: (0.5, 0), y: (0.5, 0)) }
                    + pieces.reversed().map { $0.turned.mapped(x: (-0.5, 1), y: (-0.5, 1)) })
        case .interval(let window, let curve):
            return Self.windowed(curve, window)
        case .scale(let factor, let curve):
            return curve.exactPieces?.map { $0.mapped(x: (1, 0), y: (factor, 0)) }
        case .chain(let curves):
            return curves.count == 1 ? curves[0].exactPieces : curves.isEmpty ? Curve.linear.exactPieces : nil
        case .clamp, .sum, .product:
            return nil
        }
    }

    private static func treads(of curve: Curve, count: Int) -> [PlaneCubic] {
        var pieces: [PlaneCubic] = []
        for index in 0..<count {
            let start = Double(index) / Double(count)
            let end = Double(index + 1) / Double(count)
            let height = curve.limit(at: start + (end - start) / 2, from: .above)
            pieces.append(PlaneCubic(lineFrom: start, height, to: end, height))
        }
        return pieces
    }

    private static func windowed(_ curve: Curve, _ window: ClosedRange<Double>) -> [PlaneCubic]? {
        let (low, high) = (window.lowerBound, window.upperBound)
        guard low >= 0, high <= 1, low < high, let inner = curve.exactPieces else { return nil }
        let (start, end) = (curve.progress(at: 0, before: true), curve.progress(at: 1))
        var pieces: [PlaneCubic] = []
        if low > 0 { pieces.append(PlaneCubic(lineFrom: 0, start, to: low, start)) }
        pieces += inner.map { $0.mapped(x: (high - low, low), y: (1, 0)) }
        if high < 1 { pieces.append(PlaneCubic(lineFrom: high, end, to: 1, end)) }
        return meeting(pieces)
    }

    /// The pieces with inputs that meet exactly, whatever the rounding.
    private static func meeting(_ pieces: [PlaneCubic]) -> [PlaneCubic] {
        var result: [PlaneCubic] = []
        for (index, piece) in pieces.enumerated() {
            let start = result.last?.x3 ?? 0
            let end = index == pieces.count - 1 ? 1 : piece.x3
            guard end > start else { continue }
            result.append(
                PlaneCubic(
                    x: (start, max(piece.x1, start), min(max(piece.x2, start), end), end),
                    y: (piece.y0, piece.y1, piece.y2, piece.y3)))
        }
        return result
    }
}

extension LinearPoints {
    /// The straight pieces inside 0…1.
    fileprivate var exactPieces: [PlaneCubic] {
        let curve = Curve.points(self)
        var knots = [0.0]
        for point in points where point.x > 0 && point.x < 1 {
            if knots.last != point.x { knots.append(point.x) }
        }
        knots.append(1)
        return zip(knots, knots.dropFirst()).map { low, high in
            PlaneCubic(
                lineFrom: low, curve.limit(at: low, from: .above), to: high,
                curve.limit(at: high, from: .below))
        }
    }
}

extension Penner {
    /// The polynomials of the third degree, and the parabolas of `bounce`.
    fileprivate var exactPieces: [PlaneCubic]? {
        let easeIn: [PlaneCubic]
        switch family {
        case .quad:
            easeIn = [Self.cubic(y2: 1.0 / 3)]
        case .cubic:
            easeIn = [Self.cubic(y2: 0)]
        case .back:
            easeIn = [Self.cubic(y2: -(direction == .inOut ? overshoot * 1.525 : overshoot) / 3)]
        case .bounce:
            let out = Parabola.bounce.map {
                PlaneCubic(
                    parabolaAround: $0.center, $0.height, 0, 7.5625, from: $0.start, to: $0.end)
            }
            easeIn = out.reversed().map { $0.turned.mapped(x: (-1, 1), y: (-1, 1)) }
        case .quart, .quint, .sine, .expo, .circ, .elastic:
            return nil
        }
        let easeOut = easeIn.reversed().map { $0.turned.mapped(x: (-1, 1), y: (-1, 1)) }
        switch direction {
        case .in: return easeIn
        case .out: return easeOut
        case .inOut:
            return easeIn.map { $0.mapped(x: (0.5, 0), y: (0.5, 0)) }
                + easeOut.map { $0.mapped(x: (0.5, 0.5), y: (0.5, 0.5)) }
        }
    }

    private static func cubic(y2: Double) -> PlaneCubic {
        PlaneCubic(x: (0, 1.0 / 3, 2.0 / 3, 1), y: (0, 0, y2, 1))
    }
}
