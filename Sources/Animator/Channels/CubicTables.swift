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
        /// Where the first one is.
        var first: Int32
        /// How many there are; 0 where the curve has to be solved.
        var count: Int32
    }

    /// A table's stretches, and behind them one that says where all of its pieces lie, and how many they are.
    private var stretches = BlockPool(filler: Stretch(first: 0, count: 0))
    private var pieces = BlockPool(filler: QuinticPiece())

    /// How many tables there are.
    private(set) var count = 0

    /// The eased progress at a linear progress inside 0…1; `nil` where the curve has to be solved.
    @inline(__always)
    func progress(_ table: Int32, at input: Double) -> Double? {
        let (index, within) = Self.split(input * Double(Self.stretchCount))
        let stretch = stretches.elements[Int(table) &+ index]
        guard stretch.count > 0 else { return nil }
        let (piece, share) = Self.split(within * Double(stretch.count))
        return pieces.elements[Int(stretch.first) &+ piece].value(at: share)
    }

    /// The whole number that isn't above a number from 0 to a few thousand, and how far the number is above it: less than 1.
    ///
    /// Without the questions that a conversion asks.
    @inline(__always)
    private static func split(_ number: Double) -> (whole: Int, rest: Double) {
        // Adding 1.5 · 2⁵² rounds to a whole number, which is then in the low bits.
        let shifted = number + 0x1.8p52
        let rounded = shifted - 0x1.8p52
        let isAbove = rounded > number
        return (
            Int(truncatingIfNeeded: shifted.bitPattern & 0xffff) &- (isAbove ? 1 : 0),
            number - (isAbove ? rounded - 1 : rounded)
        )
    }

    /// Makes the table of a curve.
    ///
    /// - Returns: Where it lies.
    mutating func makeTable(of curve: CubicBezier, _ x: CubicPolynomial, _ y: CubicPolynomial) -> Int32 {
        count += 1
        var fitted: [QuinticPiece] = []
        var made: [Stretch] = []
        var start = CubicKnot(t: 0, x, y)
        for index in 0..<Self.stretchCount {
            let lower = Double(index) / Double(Self.stretchCount)
            let upper = Double(index + 1) / Double(Self.stretchCount)
            let end = CubicKnot(t: UnitCubic.parameter(curve.x1, curve.x2, at: upper), x, y)
            let first = fitted.count
            var count = 1
            while count <= Self.mostPieces,
                !append(count, to: &fitted, lower...upper, start, end, curve, x, y)
            {
                fitted.removeLast(fitted.count - first)
                count *= 2
            }
            made.append(Stretch(first: Int32(first), count: count > Self.mostPieces ? 0 : Int32(count)))
            start = end
        }
        let block = pieces.allocate(fitted.count)
        for (index, piece) in fitted.enumerated() { pieces.elements[Int(block) + index] = piece }
        let table = stretches.allocate(Self.stretchCount + 1)
        for (index, stretch) in made.enumerated() {
            stretches.elements[Int(table) + index] = Stretch(
                first: stretch.first + block, count: stretch.count)
        }
        stretches.elements[Int(table) + Self.stretchCount] = Stretch(
            first: block, count: Int32(fitted.count))
        return table
    }

    /// Gives a table back.
    mutating func release(_ table: Int32) {
        count -= 1
        let all = stretches.elements[Int(table) + Self.stretchCount]
        pieces.release(all.first, Int(all.count))
        stretches.release(table, Self.stretchCount + 1)
    }

    /// Adds the pieces of a stretch.
    ///
    /// - Returns: Whether all of them are near enough.
    private func append(
        _ count: Int, to pieces: inout [QuinticPiece], _ range: ClosedRange<Double>, _ start: CubicKnot,
        _ end: CubicKnot, _ curve: CubicBezier, _ x: CubicPolynomial, _ y: CubicPolynomial
    ) -> Bool {
        let length = (range.upperBound - range.lowerBound) / Double(count)
        var left = start
        for piece in 0..<count {
            let lower = range.lowerBound + length * Double(piece)
            var right = end
            if piece + 1 < count {
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
            pieces.append(fitted)
            left = right
        }
        return true
    }
}
