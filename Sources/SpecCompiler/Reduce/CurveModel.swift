import MotionModel

/// A model of a smooth interval of a curve: many small cubics, each with a proved bound of its error.
///
/// A cell's cubic has the curve's values and slopes at its two ends. By the error formula of Hermite
/// interpolation it is nowhere farther from the curve than h⁴/384 · max|f⁗|, and the maximum is bounded by a
/// ``Jet``. A cell too wide for the wanted bound is halved. Towards a vertical tangent the fourth derivative
/// is unbounded; there halving ends when the range of the curve over the cell is itself small enough, or when too
/// much of the curve is like that: see ``CellBuilder``.
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
    /// The number of intervals that were enclosed.
    let enclosures: Int

    /// The curve between two inputs, with no breakpoint between them.
    ///
    /// - Parameters:
    ///   - tolerance: The tolerance of comparisons with the model; cells are ten thousand times as exact.
    ///   - parts: The number of models of the curve that share the limit of work.
    ///   - work: What is left of the limit.
    /// - Complexity: About ten cells for each oscillation and for each halving towards a vertical tangent, up to
    ///   ``WorkLimit/enclosures(of:parts:)``: then cells are less exact, with bounds that say so.
    init(
        _ curve: Curve, from start: Double, to end: Double, tolerance: Double, parts: Int = 1,
        work: Int = WorkLimit.whole
    ) {
        let builder = CellBuilder(
            curve: curve, smooth: max(tolerance * 1e-4, 1e-13), steep: max(tolerance / 64, 1e-13),
            first: start, last: end, limit: WorkLimit.enclosures(of: curve, parts: parts, work: work))
        (cells, enclosures) = builder.cells
    }

    /// The index of the cell that contains an input.
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
