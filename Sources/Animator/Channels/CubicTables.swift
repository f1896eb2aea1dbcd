import MotionModel

/// Cubic Béziers as tables: y over x in polynomials of the seventh degree.
///
/// Of the inputs 0…1, cell k has those that are nearest to k / ``cellCount``. Its polynomial has the value and the first three
/// derivatives of the curve at both of its borders, and is within ``tolerance`` of it in between. A cell in which it isn't is a table of
/// its own, of ``finerCount``; where those aren't near enough either (beside a vertical tangent), the curve has to be solved.
struct CubicTables {
    /// How far a polynomial may be from the curve where it is looked at, as a share of the way.
    static let tolerance = 5e-15
    /// How many cells the inputs span. There is one more: those at the two ends are half as wide.
    static let cellCount = 255
    /// How many cells a cell spans that is a table itself.
    static let finerCount = 15

    private var pieces = BlockPool(filler: SepticPiece.none)

    /// How many tables there are.
    private(set) var count = 0

    /// The eased progress at a linear progress from 0 to 1; not a number where a cell is none of its own.
    @inline(__always)
    func progress(_ table: Int32, at input: Double) -> Double {
        let place = Self.place(input * Double(Self.cellCount))
        return pieces.elements[Int(table) &+ place.cell].value(at: place.offset)
    }

    /// The same where ``progress(_:at:)`` isn't a number, as near as the finer tables are.
    func finerProgress(_ table: Int32, at input: Double) -> Double {
        let outer = Self.place(input * Double(Self.cellCount))
        guard let table = pieces.elements[Int(table) + outer.cell].table else { return .nan }
        let place = Self.place((outer.offset + 0.5) * Double(Self.finerCount))
        return pieces.elements[Int(table) + place.cell].value(at: place.offset)
    }

    /// The cell of a number from 0 to a few thousand, and how far the number is above its middle.
    @inline(__always)
    private static func place(_ number: Double) -> (cell: Int, offset: Double) {
        // Adding 1.5 · 2⁵² rounds to a whole number, which is then in the low bits: a conversion would ask questions.
        let shifted = number + 0x1.8p52
        return (Int(truncatingIfNeeded: shifted.bitPattern & 0xffff), number - (shifted - 0x1.8p52))
    }

    /// Makes the table of a curve.
    ///
    /// - Returns: Where it lies.
    mutating func makeTable(of curve: CubicBezier) -> Int32 {
        count += 1
        let knots = CubicKnots(curve)
        let table = makeCells(knots, from: 0, to: 1, Self.cellCount)
        for cell in 0...Self.cellCount where pieces.elements[Int(table) + cell].isNone {
            let width = 1 / Double(Self.cellCount)
            let finer = makeCells(
                knots, from: (Double(cell) - 0.5) * width, to: (Double(cell) + 0.5) * width, Self.finerCount)
            pieces.elements[Int(table) + cell] = SepticPiece(table: finer)
        }
        return table
    }

    private mutating func makeCells(
        _ knots: CubicKnots, from start: Double, to end: Double, _ count: Int
    ) -> Int32 {
        let table = pieces.allocate(count + 1)
        let width = (end - start) / Double(count)
        var left = knots.knot(at: start)
        for cell in 0...count {
            let middle = start + Double(cell) * width
            let right = knots.knot(at: Swift.min(middle + width / 2, end))
            let fits = right.x > left.x
            let piece = fits ? SepticPiece(left, right, middle: middle, width: width) : .none
            let isNear = fits && knots.distance(of: piece, left, right, middle, width) <= Self.tolerance
            pieces.elements[Int(table) + cell] = isNear ? piece : .none
            left = right
        }
        return table
    }

    /// Gives a table back.
    mutating func release(_ table: Int32) {
        count -= 1
        for cell in 0...Self.cellCount {
            if let finer = pieces.elements[Int(table) + cell].table {
                pieces.release(finer, Self.finerCount + 1)
            }
        }
        pieces.release(table, Self.cellCount + 1)
    }
}
