import MotionModel

/// Cubic Béziers as tables: y over x in pieces of the fifth degree.
///
/// The inputs 0…1 are 64 stretches, each of one piece, or of 2, 4, 8 or 16 equal ones where the curve needs them. A piece has the value, the slope
/// and the bend of the curve at both of its ends, and is within ``tolerance`` of it in between. A stretch in which not even 16 pieces are
/// (beside a vertical tangent) has none.
struct CubicTables {
    /// How far a piece may be from the curve where it is looked at, as a share of the way.
    static let tolerance = 5e-15
    private static let stretchCount = 64
    private static let mostPieces = 16

    /// Where the pieces of a stretch lie.
    private struct Stretch {
        /// Where the coefficients of the first begin.
        var first: Int32
        /// How many there are; 0 where the curve has to be solved.
        var count: Int32
    }

    /// A table's stretches, and behind them one that says where all of its coefficients lie, and how many they are.
    private var stretches = BlockPool(filler: Stretch(first: 0, count: 0))
    /// For each piece the coefficients of y in the share of the piece, the constant first.
    private var coefficients = BlockPool(filler: 0.0)

    /// How many tables there are.
    private(set) var count = 0

    /// The eased progress at a linear progress inside 0…1; `nil` where the curve has to be solved.
    @inline(__always)
    func progress(_ table: Int32, at input: Double) -> Double? {
        let scaled = input * Double(Self.stretchCount)
        let index = Int(scaled)
        let stretch = stretches.elements[Int(table) + index]
        guard stretch.count > 0 else { return nil }
        let inside = (scaled - Double(index)) * Double(stretch.count)
        let piece = Int(inside)
        let share = inside - Double(piece)
        let first = Int(stretch.first) + piece * 6
        let c = coefficients.elements
        // Two chains that don't wait for each other.
        let square = share * share
        let low = c[first] + c[first + 1] * share
        let middle = c[first + 2] + c[first + 3] * share
        let high = c[first + 4] + c[first + 5] * share
        return low + square * (middle + square * high)
    }

    /// Makes the table of a curve.
    ///
    /// - Returns: Where it lies.
    mutating func makeTable(of curve: CubicBezier, _ x: CubicPolynomial, _ y: CubicPolynomial) -> Int32 {
        count += 1
        var numbers: [Double] = []
        var made: [Stretch] = []
        var start = CubicKnot(t: 0, x, y)
        for index in 0..<Self.stretchCount {
            let lower = Double(index) / Double(Self.stretchCount)
            let upper = Double(index + 1) / Double(Self.stretchCount)
            let end = CubicKnot(t: UnitCubic.parameter(curve.x1, curve.x2, at: upper), x, y)
            let first = numbers.count
            var pieces = 1
            while pieces <= Self.mostPieces,
                !append(pieces, to: &numbers, lower...upper, start, end, curve, x, y)
            {
                numbers.removeLast(numbers.count - first)
                pieces *= 2
            }
            made.append(
                Stretch(first: Int32(first), count: pieces > Self.mostPieces ? 0 : Int32(pieces)))
            start = end
        }
        let block = coefficients.allocate(numbers.count)
        for (index, number) in numbers.enumerated() { coefficients.elements[Int(block) + index] = number }
        let table = stretches.allocate(Self.stretchCount + 1)
        for (index, stretch) in made.enumerated() {
            stretches.elements[Int(table) + index] = Stretch(
                first: stretch.first + block, count: stretch.count)
        }
        stretches.elements[Int(table) + Self.stretchCount] = Stretch(
            first: block, count: Int32(numbers.count))
        return table
    }

    /// Gives a table back.
    mutating func release(_ table: Int32) {
        count -= 1
        let all = stretches.elements[Int(table) + Self.stretchCount]
        coefficients.release(all.first, Int(all.count))
        stretches.release(table, Self.stretchCount + 1)
    }

    /// Adds the pieces of a stretch.
    ///
    /// - Returns: Whether all of them are near enough.
    private func append(
        _ pieces: Int, to numbers: inout [Double], _ range: ClosedRange<Double>, _ start: CubicKnot,
        _ end: CubicKnot, _ curve: CubicBezier, _ x: CubicPolynomial, _ y: CubicPolynomial
    ) -> Bool {
        let length = (range.upperBound - range.lowerBound) / Double(pieces)
        var left = start
        for piece in 0..<pieces {
            let lower = range.lowerBound + length * Double(piece)
            var right = end
            if piece + 1 < pieces {
                right = CubicKnot(t: UnitCubic.parameter(curve.x1, curve.x2, at: lower + length), x, y)
            }
            let fitted = QuinticPiece(left, right, length: length)
            // At places that are as easily told by the parameter, which needs no solving.
            for share in [0.2, 0.5, 0.8] {
                let t = left.t + (right.t - left.t) * share
                let found = fitted.value(at: (x.value(at: t) - lower) / length)
                // Written so that NaN, where a tangent is vertical, is too far.
                guard (found - y.value(at: t)).magnitude <= Self.tolerance else { return false }
            }
            numbers += fitted.coefficients
            left = right
        }
        return true
    }
}

/// What a curve is at one parameter, as a function of x.
private struct CubicKnot {
    let t: Double
    let value: Double
    /// dy/dx and d²y/dx².
    let slope: Double
    let bend: Double

    init(t: Double, _ x: CubicPolynomial, _ y: CubicPolynomial) {
        self.t = t
        let run = x.slope(at: t)
        value = t == 1 ? 1 : y.value(at: t)
        slope = y.slope(at: t) / run
        bend = (y.bend(at: t) - slope * x.bend(at: t)) / (run * run)
    }
}

/// The polynomial of the fifth degree with given values, slopes and bends at two ends.
private struct QuinticPiece {
    let coefficients: [Double]

    init(_ left: CubicKnot, _ right: CubicKnot, length: Double) {
        let rise = right.value - left.value
        let (p, q) = (left.slope * length, right.slope * length)
        let (a, b) = (left.bend * length * length, right.bend * length * length)
        coefficients = [
            left.value, p, a / 2, 10 * rise - 6 * p - 4 * q - 1.5 * a + 0.5 * b,
            -15 * rise + 8 * p + 7 * q + 1.5 * a - b, 6 * rise - 3 * p - 3 * q - 0.5 * a + 0.5 * b,
        ]
    }

    func value(at share: Double) -> Double {
        coefficients.reversed().reduce(0) { $0 * share + $1 }
    }
}
