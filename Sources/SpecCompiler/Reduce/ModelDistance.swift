/// The distance of a cubic polynomial from a modelled curve: its extrema, and a proved bound.
struct ModelDistance: Sendable {
    /// The local extrema of the difference, polynomial less curve, inside the interval, in order.
    private(set) var extrema: [(x: Double, difference: Double)] = []
    /// The proved bound of the distance.
    ///
    /// On each cell the difference of polynomial and cell is itself a cubic. Its maximum is found from the roots
    /// of its derivative; the cell's own bound, which vanishes at the cell's ends like 16·s²·(1 − s)², is added
    /// either to that maximum or, if that is less, to the cubic's Bernstein form.
    private(set) var bound = 0.0

    /// Computes the distance over the polynomial's own interval.
    init(of polynomial: PolynomialPiece, from model: CurveModel) {
        var index = model.cell(at: polynomial.start)
        let cells = model.cells
        var start = polynomial.start
        while start < polynomial.end, index < cells.count {
            let cell = cells[index]
            let end = index == cells.count - 1 ? polynomial.end : min(cell.end, polynomial.end)
            if end > start { add(cell, polynomial, from: start, to: end) }
            start = end
            index += 1
        }
    }

    private mutating func add(
        _ cell: CurveModel.Cell, _ polynomial: PolynomialPiece, from start: Double, to end: Double
    ) {
        let width = end - start
        let (curveStart, curveEnd) = (cell.sample(at: start), cell.sample(at: end))
        let (ownStart, ownEnd) = (polynomial.sample(at: start), polynomial.sample(at: end))
        let d0 = ownStart.value - curveStart.value
        let d3 = ownEnd.value - curveEnd.value
        let d1 = d0 + width * (ownStart.slope - curveStart.slope) / 3
        let d2 = d3 - width * (ownEnd.slope - curveEnd.slope) / 3
        let (q0, q1, q2) = (d1 - d0, d2 - d1, d3 - d2)
        let ends = max(d0.magnitude, d3.magnitude)
        if (q0 >= 0 && q1 >= 0 && q2 >= 0) || (q0 <= 0 && q1 <= 0 && q2 <= 0) {
            // Monotone, and yet a cell's end can be a turning point: the slope changes sign from cell to cell.
            note(start, d0)
            note(end, d3)
            raise(min(ends + cell.bound, Self.bernstein(d0, d1, d2, d3, cell.bound)))
            return
        }
        note(start, d0)
        var largest = ends
        for t in PlaneCubic.roots(q0, q1, q2) {
            let u = 1 - t
            let value = u * u * (u * d0 + 3 * t * d1) + t * t * (3 * u * d2 + t * d3)
            largest = max(largest, value.magnitude)
            note(start + t * width, value)
        }
        note(end, d3)
        raise(min(largest + cell.bound, Self.bernstein(d0, d1, d2, d3, cell.bound)))
    }

    /// Keeps the larger bound, and NaN for ever: an undefined bound proves nothing.
    private mutating func raise(_ value: Double) {
        if !(value <= bound) { bound = value }
    }

    /// Keeps the largest of neighbouring extrema with the same sign.
    private mutating func note(_ x: Double, _ difference: Double) {
        guard difference != 0 else { return }
        if let last = extrema.last, (last.difference < 0) == (difference < 0) {
            if difference.magnitude > last.difference.magnitude {
                extrema[extrema.count - 1] = (x, difference)
            }
        } else {
            extrema.append((x, difference))
        }
    }

    /// The largest coefficient of the cubic with ±16·bound·s²·(1 − s)² added, in the fourth degree.
    private static func bernstein(
        _ d0: Double, _ d1: Double, _ d2: Double, _ d3: Double, _ bound: Double
    ) -> Double {
        let middle = ((d1 + d2) / 2).magnitude + bound * (16.0 / 6)
        let inner = max(((d0 + 3 * d1) / 4).magnitude, ((3 * d2 + d3) / 4).magnitude)
        return max(max(d0.magnitude, d3.magnitude), max(inner, middle))
    }
}

extension CurveModel.Cell {
    /// The cubic and its slope at an input.
    func sample(at x: Double) -> (value: Double, slope: Double) {
        if x <= start { return (y0, startSlope) }
        if x >= end { return (y3, endSlope) }
        let t = (x - start) / width
        let u = 1 - t
        let slope = 3 * (u * u * (y1 - y0) + 2 * t * u * (y2 - y1) + t * t * (y3 - y2)) / width
        return (value(at: t), slope)
    }
}
