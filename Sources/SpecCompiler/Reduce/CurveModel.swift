import MotionModel

/// A smooth stretch of a curve as many small cubics, each with a proven bound on how far the curve strays.
///
/// A cell's cubic has the curve's values and slopes at its two ends. By the error formula of Hermite
/// interpolation it is nowhere farther from the curve than h⁴/384 · max|f⁗|, and the maximum is bounded by a
/// ``Jet``. A cell too wide for the wanted bound is halved. Towards a vertical tangent the fourth derivative
/// is unbounded; there halving ends when the range of the curve over the cell is itself small enough.
struct CurveModel: Sendable {
    /// One cell.
    struct Cell: Sendable {
        let start, end: Double
        /// The ordinates of the cell's cubic in Bernstein form.
        let y0, y1, y2, y3: Double
        /// The largest distance between cubic and curve inside; 0 at the two ends.
        let bound: Double

        var width: Double { end - start }
        /// dy/dx at the start.
        var startSlope: Double { 3 * (y1 - y0) / width }
        /// dy/dx at the end.
        var endSlope: Double { 3 * (y3 - y2) / width }
    }

    let cells: [Cell]

    /// The curve between two inputs, with no breakpoint between them.
    ///
    /// - Parameter tolerance: What the model will be compared to; cells are ten thousand times as exact.
    /// - Complexity: About ten cells for each oscillation and for each halving towards a vertical tangent.
    init(_ curve: Curve, from start: Double, to end: Double, tolerance: Double) {
        var builder = Builder(
            curve: curve, smooth: max(tolerance * 1e-4, 1e-13), steep: max(tolerance / 64, 1e-13),
            first: start, last: end)
        builder.add(
            start, curve.limit(at: start, from: .above), curve.velocity(at: start, from: .above), end,
            curve.limit(at: end, from: .below), curve.velocity(at: end, from: .below), depth: 0)
        cells = builder.cells
    }

    private struct Builder {
        let curve: Curve
        let smooth: Double
        let steep: Double
        let first, last: Double
        var cells: [Cell] = []

        /// Whether the slopes at the cell's ends are those inside.
        ///
        /// On a corner that rounding has moved, a one-sided slope can be the other side's. Two wrong slopes can't
        /// be right at both quarters of the cell.
        private func follows(_ cell: Cell) -> Bool {
            for t in [0.25, 0.75] {
                let distance = cell.value(at: t) - curve.progress(at: cell.start + t * cell.width)
                if !(distance.magnitude <= 2 * cell.bound + 1e-12) { return false }
            }
            return true
        }

        mutating func add(
            _ start: Double, _ y0: Double, _ slope0: Double, _ end: Double, _ y3: Double, _ slope3: Double,
            depth: Int
        ) {
            let width = end - start
            let middle = start + width / 2
            let jet = curve.jet(over: Enclosure(start, end))
            let square = width * width
            let bound = square * square * jet.c4.magnitude / 16
            if bound <= smooth, slope0.isFinite, slope3.isFinite {
                let cell = Cell(
                    start: start, end: end, y0: y0, y1: y0 + width * slope0 / 3, y2: y3 - width * slope3 / 3,
                    y3: y3, bound: bound)
                let isOuter = start == first || end == last
                if !isOuter || follows(cell) {
                    cells.append(cell)
                    return
                }
            }
            let range = jet.c0.hull(Enclosure(y0, y3)).width
            // The last resort is an interval that can't be halved: nothing lies between its ends.
            if range <= steep || depth > 200 || middle <= start || middle >= end {
                let third = (y3 - y0) / 3
                cells.append(
                    Cell(
                        start: start, end: end, y0: y0, y1: y0 + third, y2: y3 - third, y3: y3,
                        bound: middle <= start || middle >= end ? (y3 - y0).magnitude : range))
                return
            }
            // A corner nobody told of is found by halving: then the two sides differ.
            add(
                start, y0, slope0, middle, curve.limit(at: middle, from: .below),
                curve.velocity(at: middle, from: .below), depth: depth + 1)
            add(
                middle, curve.limit(at: middle, from: .above), curve.velocity(at: middle, from: .above), end,
                y3, slope3,
                depth: depth + 1)
        }
    }

    /// The index of the cell that holds an input.
    func cell(at x: Double) -> Int {
        var (low, high) = (0, cells.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].end <= x { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The model's value at an input.
    func value(at x: Double) -> Double {
        let cell = cells[cell(at: x)]
        return cell.value(at: (x - cell.start) / cell.width)
    }
}

extension CurveModel.Cell {
    /// The cubic at a share of the cell.
    func value(at t: Double) -> Double {
        let u = 1 - t
        return u * u * (u * y0 + 3 * t * y1) + t * t * (3 * u * y2 + t * y3)
    }
}
