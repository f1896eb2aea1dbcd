/// The spans of a path while it is measured, curve by curve.
struct PathTable {
    private(set) var spans: [PathRoute.Span] = []
    private(set) var length = 0.0
    /// The direction and its angle at the end of the last span.
    private var end: (direction: CurvePoint, angle: Double)?
    /// The number of parts in which the curve that is being measured has been measured so far.
    private var parts = 0
    /// The approximate length of that curve.
    private var whole = 0.0

    /// The largest number of times that a curve is halved: the rest, around a cusp, is shorter than the other rounding
    /// errors.
    private static let depth = 30

    /// The length below which nothing is measured more exactly: of squares that underflow, no two integrals ever agree.
    private static let leastLength = 0x1p-500

    /// The change of the direction over one way around, including the corner between the end and the start.
    var turning: Double {
        guard let first = spans.first, let end else { return 0 }
        return end.angle + end.direction.turn(to: first.direction) - first.angle
    }

    /// The largest number of parts of a curve: only rounding errors need more, such as those of ellipses as flat as a
    /// line.
    private static let mostParts = 2048

    mutating func append(_ curve: PathCurve, at index: Int) {
        guard !curve.isUniform || !curve.derivative(at: 0).isZero else { return }
        parts = 0
        whole = Self.speed(curve, 0, 1)
        measure(curve, index, 0, 1, whole, Self.depth)
    }

    /// Halves a part of a curve until each half turns little and one integral agrees with two.
    private mutating func measure(
        _ curve: PathCurve, _ index: Int, _ low: Double, _ high: Double, _ length: Double, _ depth: Int
    ) {
        let middle = low + 0.5 * (high - low)
        let (left, right) = (Self.speed(curve, low, middle), Self.speed(curve, middle, high))
        // Less than a rounding error of the whole is exact too: where a curve is slow, its speed is one.
        let isExact = (left + right - length).magnitude <= max(1e-13 * length, 0x1p-54 * whole)
        // What isn't a number gets no better either.
        let isEnough = depth == 0 || !(length >= Self.leastLength) || parts >= Self.mostParts
        if isEnough || (isExact && curve.turnsLittle(from: low, to: high)) {
            parts += 1
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
