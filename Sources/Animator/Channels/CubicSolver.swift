import MotionModel

/// Cubic Béziers, prepared to be evaluated for many channels in every frame.
///
/// x(t) = x is solved by Newton's steps from a start that a table of 64 cubic pieces gives for each curve that many use: mostly one step. The
/// result is that of `CubicBezier.progress(at:)` to 1e-11, to 1e-9 where control points lie on the border; where steps don't get there, it is solved by
/// it itself.
struct CubicSolver {
    /// The most curves that have a table; others start at t = x.
    private static let mostTables = 1024
    /// How many groups must use a curve to make a table worth its while.
    private static let usesOfTable = 8
    private static let pieces = 64

    /// The coefficients of x(t) and y(t), of which the constants are 0, and where the table lies.
    private struct Polynomials {
        let x: (cubic: Double, square: Double, linear: Double)
        let y: (cubic: Double, square: Double, linear: Double)
        let curve: CubicBezier
        /// −1 without a table.
        var table: Int32
        var uses: Int32
    }

    private var curves: [Polynomials] = []
    private var free: [Int32] = []
    private var places: [CubicBezier: Int32] = [:]
    /// For each piece the coefficients of its t in the share of the piece, the constant first.
    private var tables = BlockPool(filler: 0.0)
    private var tableCount = 0

    /// The number of a curve, which is counted as used once more.
    ///
    /// - Complexity: O(1); some microseconds for a curve that isn't in use yet.
    mutating func number(of curve: CubicBezier) -> Int32 {
        if let place = places[curve] {
            curves[Int(place)].uses += 1
            if curves[Int(place)].uses == Self.usesOfTable, curves[Int(place)].table < 0,
                tableCount < Self.mostTables
            {
                tableCount += 1
                let table = tables.allocate(Self.pieces * 4)
                fill(table, of: curve)
                curves[Int(place)].table = table
            }
            return place
        }
        let entry = Polynomials(
            x: Self.coefficients(curve.x1, curve.x2), y: Self.coefficients(curve.y1, curve.y2), curve: curve,
            table: -1, uses: 1)
        let place: Int32
        if let old = free.popLast() {
            place = old
            curves[Int(old)] = entry
        } else {
            place = Int32(curves.count)
            curves.append(entry)
        }
        places[curve] = place
        return place
    }

    /// Counts a curve as used once less; one that isn't used any more is forgotten.
    mutating func release(_ number: Int32) {
        curves[Int(number)].uses -= 1
        let entry = curves[Int(number)]
        guard entry.uses == 0 else { return }
        places[entry.curve] = nil
        free.append(number)
        if entry.table >= 0 {
            tables.release(entry.table, Self.pieces * 4)
            tableCount -= 1
        }
    }

    /// The eased progress at a linear progress; held at 0 and 1 outside.
    @inline(__always)
    func progress(_ number: Int32, at input: Double) -> Double {
        if input <= 0 { return 0 }
        if input >= 1 { return 1 }
        let index = Int(number)
        let x = curves[index].x
        var t = input
        let table = curves[index].table
        if table >= 0 {
            let scaled = input * Double(Self.pieces)
            let piece = Int(scaled)
            let share = scaled - Double(piece)
            let first = Int(table) + piece * 4
            t = tables.elements[first + 3]
            t = t * share + tables.elements[first + 2]
            t = t * share + tables.elements[first + 1]
            t = t * share + tables.elements[first]
        }
        // The error that a step leaves is about its square.
        var steps = 0
        while true {
            let excess = ((x.cubic * t + x.square) * t + x.linear) * t - input
            let slope = (3 * x.cubic * t + 2 * x.square) * t + x.linear
            let step = excess / slope
            t -= step
            if step.magnitude < 1e-8 && slope > 1e-3 { break }
            steps += 1
            if steps > 5 { return curves[index].curve.progress(at: input) }
        }
        let y = curves[index].y
        return ((y.cubic * t + y.square) * t + y.linear) * t
    }

    private static func coefficients(
        _ first: Double, _ second: Double
    ) -> (cubic: Double, square: Double, linear: Double) {
        let linear = 3 * first
        let square = 3 * (second - first) - linear
        return (1 - linear - square, square, linear)
    }

    /// Cubic Hermite pieces of t(x); where a tangent is vertical, a straight one.
    private mutating func fill(_ table: Int32, of curve: CubicBezier) {
        let x = Self.coefficients(curve.x1, curve.x2)
        var start = (t: 0.0, slope: slope(x, 0))
        for piece in 0..<Self.pieces {
            let t = UnitCubic.parameter(
                curve.x1, curve.x2, at: Double(piece + 1) / Double(Self.pieces))
            let end = (t: t, slope: slope(x, t))
            let rise = end.t - start.t
            let first = Int(table) + piece * 4
            let isSteep = !(Swift.max(start.slope, end.slope) < 1e3)
            tables.elements[first] = start.t
            tables.elements[first + 1] = isSteep ? rise : start.slope
            tables.elements[first + 2] = isSteep ? 0 : 3 * rise - 2 * start.slope - end.slope
            tables.elements[first + 3] = isSteep ? 0 : start.slope + end.slope - 2 * rise
            start = end
        }
    }

    /// How fast t grows, per piece.
    private func slope(_ x: (cubic: Double, square: Double, linear: Double), _ t: Double) -> Double {
        1 / (((3 * x.cubic * t + 2 * x.square) * t + x.linear) * Double(Self.pieces))
    }
}
