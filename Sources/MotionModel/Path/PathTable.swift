/// The spans of a path while it is measured, curve by curve.
struct PathTable {
    private(set) var spans: [PathRoute.Span] = []
    private(set) var length = 0.0
    /// The direction and its angle where the last span ends.
    private var end: (direction: CurvePoint, angle: Double)?

    /// How often a curve may be halved: what is left then, around a cusp, is shorter than the rounding of the rest.
    private static let depth = 30

    /// What is shorter isn't measured more exactly: of squares that underflow, no two integrals ever agree.
    private static let leastLength = 0x1p-500

    /// How far the direction turns in going around once, the corner between the end and the start included.
    var turning: Double {
        guard let first = spans.first, let end else { return 0 }
        return end.angle + end.direction.turn(to: first.direction) - first.angle
    }

    mutating func append(_ curve: PathCurve, at index: Int) {
        guard !curve.isUniform || !curve.derivative(at: 0).isZero else { return }
        measure(curve, index, 0, 1, Self.speed(curve, 0, 1), Self.depth)
    }

    /// Halves a part of a curve until each half turns little and one integral agrees with two.
    private mutating func measure(
        _ curve: PathCurve, _ index: Int, _ low: Double, _ high: Double, _ length: Double, _ depth: Int
    ) {
        let middle = low + 0.5 * (high - low)
        let (left, right) = (Self.speed(curve, low, middle), Self.speed(curve, middle, high))
        let isExact = (left + right - length).magnitude <= 1e-13 * length
        if depth == 0 || length < Self.leastLength || (isExact && curve.turnsLittle(from: low, to: high)) {
            add(curve, index, low, high, length)
        } else {
            measure(curve, index, low, middle, left, depth - 1)
            measure(curve, index, middle, high, right, depth - 1)
        }
    }

    private mutating func add(
        _ curve: PathCurve, _ index: Int, _ low: Double, _ high: Double, _ length: Double
    ) {
        guard length > 0 else { return }
        let direction = curve.direction(at: low, from: .above)
        let xAxis = CurvePoint(x: 1, y: 0)
        let angle = end.map { $0.angle + $0.direction.turn(to: direction) } ?? xAxis.turn(to: direction)
        let last = curve.direction(at: high, from: .below)
        spans.append(
            PathRoute.Span(
                curve: index, from: low, to: high, start: self.length, length: length, direction: direction,
                angle: angle))
        end = (last, angle + direction.turn(to: last))
        self.length += length
    }

    private static func speed(_ curve: PathCurve, _ low: Double, _ high: Double) -> Double {
        GaussLegendre.integral(from: low, to: high) { curve.derivative(at: $0).length }
    }
}
