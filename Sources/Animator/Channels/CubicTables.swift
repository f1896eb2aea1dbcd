import MotionModel

/// Cubic Béziers as tables: y as a function of x in polynomials of the seventh degree.
///
/// Cell k contains the inputs in 0…1 that are nearest to k / ``cellCount``. Its polynomial has the value and the first
/// three derivatives of the curve at both of its borders, and is within ``tolerance`` of it in between. If it isn't,
/// the cell is a table of its own, of ``finerCount`` cells; if those aren't accurate enough either (beside a vertical
/// tangent), the curve is solved.
struct CubicTables: ~Copyable {
    /// The largest sampled error of a polynomial, as a share of the travel.
    static let tolerance = 5e-15
    /// The number of cells between 0 and 1. There is one more: those at the two ends are half as wide.
    static let cellCount = 255
    /// The number of cells of a cell that is a table itself.
    static let finerCount = 15

    /// The cells of all tables.
    private(set) var cells = BlockPool(filler: SepticPiece.none)

    /// The number of tables.
    private(set) var count = 0

    /// The eased progress at a linear progress from 0 to 1; NaN if the cell has no polynomial of its own.
    ///
    /// - Parameter cells: The ``cells`` of all tables: in a loop, they are looked up once.
    @inline(__always)
    static func progress(
        _ cells: borrowing Column<SepticPiece>, _ table: Int32, at input: Double
    ) -> Double {
        let place = place(input * Double(cellCount))
        return cells[Int(table) &+ place.cell].value(at: place.offset)
    }

    /// The progress if ``progress(_:at:)`` is NaN, from the finer tables; NaN if they aren't accurate enough.
    func finerProgress(_ table: Int32, at input: Double) -> Double {
        let outer = Self.place(input * Double(Self.cellCount))
        guard let table = cells.elements[Int(table) + outer.cell].table else { return .nan }
        let place = Self.place((outer.offset + 0.5) * Double(Self.finerCount))
        return cells.elements[Int(table) + place.cell].value(at: place.offset)
    }

    /// The cell nearest to a number from 0 to a few thousand, and the number's offset from its middle.
    @inline(__always)
    private static func place(_ number: Double) -> (cell: Int, offset: Double) {
        // Adding 1.5 · 2⁵² rounds to a whole number, which is then in the low bits: a conversion would need range
        // checks.
        let shifted = number + 0x1.8p52
        return (Int(truncatingIfNeeded: shifted.bitPattern & 0xffff), number - (shifted - 0x1.8p52))
    }

    /// Creates the table of a curve.
    ///
    /// - Returns: Its index.
    mutating func makeTable(of curve: CubicBezier) -> Int32 {
        count += 1
        let knots = CubicKnots(curve)
        let table = makeCells(knots, from: 0, to: 1, Self.cellCount)
        for cell in 0...Self.cellCount where cells.elements[Int(table) + cell].isNone {
            let width = 1 / Double(Self.cellCount)
            let finer = makeCells(
                knots, from: (Double(cell) - 0.5) * width, to: (Double(cell) + 0.5) * width, Self.finerCount)
            cells.elements[Int(table) + cell] = SepticPiece(table: finer)
        }
        return table
    }

    private mutating func makeCells(
        _ knots: CubicKnots, from start: Double, to end: Double, _ count: Int
    ) -> Int32 {
        let table = cells.allocate(count + 1)
        let width = (end - start) / Double(count)
        var left = knots.knot(at: start)
        for cell in 0...count {
            let middle = start + Double(cell) * width
            let right = knots.knot(at: Swift.min(middle + width / 2, end))
            let fits = right.x > left.x
            let piece = fits ? SepticPiece(left, right, middle: middle, width: width) : .none
            let isNear = fits && knots.distance(of: piece, left, right, middle, width) <= Self.tolerance
            cells.elements[Int(table) + cell] = isNear ? piece : .none
            left = right
        }
        return table
    }

    /// Releases a table.
    mutating func release(_ table: Int32) {
        count -= 1
        for cell in 0...Self.cellCount {
            if let finer = cells.elements[Int(table) + cell].table {
                cells.release(finer, Self.finerCount + 1)
            }
        }
        cells.release(table, Self.cellCount + 1)
    }
}
