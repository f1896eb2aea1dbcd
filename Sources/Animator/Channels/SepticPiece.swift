/// A polynomial of the seventh degree around a middle: a cell of a table, as large as a cache line.
struct SepticPiece {
    // The coefficients, the constant first: each of the first four beside the one that is four degrees higher.
    private let c04, c15, c26, c37: SIMD2<Double>

    /// NaN everywhere: a cell in which no polynomial is accurate enough.
    static let none = SepticPiece(SIMD8(repeating: .nan))

    /// NaN everywhere: a cell that has a table of its own.
    init(table: Int32) {
        var c = SIMD8<Double>(repeating: .nan)
        c[7] = Double(table)
        self.init(c)
    }

    /// The table of this cell; `nil` if it has a polynomial, or neither.
    var table: Int32? { c04.x.isNaN && !isNone ? Int32(c37.y) : nil }

    /// Whether it has neither a polynomial nor a table.
    var isNone: Bool { c37.y.isNaN }

    /// Creates the polynomial with these coefficients, the constant first.
    private init(_ c: SIMD8<Double>) {
        c04 = SIMD2(c[0], c[4])
        c15 = SIMD2(c[1], c[5])
        c26 = SIMD2(c[2], c[6])
        c37 = SIMD2(c[3], c[7])
    }

    /// Creates the polynomial that has the value, slope, bend and twist of a curve at two of its knots.
    ///
    /// - Parameters:
    ///   - middle: The x around which the piece is expanded.
    ///   - width: The width of a cell, the unit of the piece's input.
    init(_ left: CubicKnot, _ right: CubicKnot, middle: Double, width: Double) {
        let length = right.x - left.x
        let share = length / width
        let first = (left.x - middle) / width
        let (square, cube) = (length * length, length * length * length)
        let (p, a, j) = (left.slope * length, left.bend * square, left.twist * cube)
        // The differences at the right end from the Taylor polynomial of the left one.
        let rise = right.value - left.value - p - a / 2 - j / 6
        let slope = right.slope * length - p - a - j / 2
        let bend = right.bend * square - a - j
        let twist = right.twist * cube - j
        var c = SIMD8(
            left.value, p, a / 2, j / 6,
            35 * rise - 15 * slope + 2.5 * bend - twist / 6,
            -84 * rise + 39 * slope - 7 * bend + twist / 2,
            70 * rise - 34 * slope + 6.5 * bend - twist / 2,
            -20 * rise + 10 * slope - 2 * bend + twist / 6)
        // From the left knot and shares of the length to the middle and widths, by repeated Horner steps.
        var power = 1.0
        for index in 1...7 {
            power /= share
            c[index] *= power
        }
        for lowest in 0...6 {
            for index in (lowest...6).reversed() { c[index] -= first * c[index + 1] }
        }
        self.init(c)
    }

    /// The value at a distance from the middle, in widths of a cell.
    @inline(__always)
    func value(at s: Double) -> Double {
        let squared = s * s
        // The lower half of the polynomial, and the upper one divided by s⁴.
        let halves = (c04 + c15 * s) + squared * (c26 + c37 * s)
        return halves.x + squared * squared * halves.y
    }
}
