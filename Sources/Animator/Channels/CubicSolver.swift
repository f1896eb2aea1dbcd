import MotionModel

/// Cubic Béziers, prepared to be evaluated for many channels in every frame.
///
/// A curve used by many groups has a table: see ``CubicTables``. Others, and inputs at which that isn't accurate
/// enough, are solved, many at a time where possible: see ``CubicBlock``. The result agrees with
/// `CubicBezier.progress(at:)` to 1e-11, to 1e-9 if control points lie on the border; without a table, to the bit.
struct CubicSolver {
    /// The largest number of curves that have a table.
    private static let mostTables = 1024
    /// The number of groups that must use a curve before a table is made.
    static let usesOfTable = 64

    // By curve: its control points, the index of its table (−1 without one), and the number of groups that use it.
    private var curves: [CubicBezier] = []
    private var tables: [Int32] = []
    private var uses: [Int32] = []
    private var free: [Int32] = []
    private var places = IndexTable()
    private var last: (curve: CubicBezier, place: Int32)?
    private var pieces = CubicTables()

    /// The number of curves that have a table.
    var tableCount: Int { pieces.count }

    /// The index of a curve, with one more use counted.
    ///
    /// - Complexity: O(1); some microseconds when it makes a table.
    mutating func number(of curve: CubicBezier) -> Int32 {
        guard let place = place(of: curve) else { return insert(curve) }
        uses[Int(place)] += 1
        if uses[Int(place)] == Self.usesOfTable, tables[Int(place)] < 0,
            pieces.count < Self.mostTables
        {
            tables[Int(place)] = pieces.makeTable(of: curve)
        }
        return place
    }

    private mutating func place(of curve: CubicBezier) -> Int32? {
        if let last, last.curve == curve { return last.place }
        let place = places.first(Self.hash(of: curve)) { curves[Int($0)] == curve }
        guard place >= 0 else { return nil }
        last = (curve, place)
        return place
    }

    /// Equal for equal curves: adding 0 turns a negative zero into zero.
    private static func hash(of curve: CubicBezier) -> UInt64 {
        func bits(_ number: Double) -> UInt64 { (number + 0).bitPattern }
        let x = bits(curve.x1) &* 0x9e37_79b9_7f4a_7c15 ^ bits(curve.x2)
        let y = bits(curve.y1) &* 0x9e37_79b9_7f4a_7c15 ^ bits(curve.y2)
        return (x ^ x >> 29) &* 0xc2b2_ae3d_27d4_eb4f &+ (y ^ y >> 31)
    }

    private mutating func insert(_ curve: CubicBezier) -> Int32 {
        let place: Int32
        if let old = free.popLast() {
            place = old
            curves[Int(old)] = curve
            uses[Int(old)] = 1
        } else {
            place = Int32(curves.count)
            curves.append(curve)
            uses.append(1)
            tables.append(-1)
        }
        places.insert(place, Self.hash(of: curve))
        last = (curve, place)
        return place
    }

    /// Counts one use less; a curve without uses is forgotten.
    mutating func release(_ number: Int32) {
        let index = Int(number)
        uses[index] -= 1
        guard uses[index] == 0 else { return }
        places.remove(number)
        last = nil
        free.append(number)
        if tables[index] >= 0 {
            pieces.release(tables[index])
            tables[index] = -1
        }
    }

    /// The eased progress at a linear progress above 0 and below 1.
    @inline(__always)
    func progress(_ number: Int32, at input: Double) -> Double {
        let index = Int(number)
        let table = tables[index]
        if table >= 0 {
            let progress = pieces.progress(table, at: input)
            if !progress.isNaN { return progress }
        }
        return solved(index, at: input)
    }

    @inline(never)
    private func solved(_ index: Int, at input: Double) -> Double {
        if tables[index] >= 0 {
            let progress = pieces.finerProgress(tables[index], at: input)
            if !progress.isNaN { return progress }
        }
        return curves[index].progress(at: input)
    }

    /// A curve, if it has no table.
    @inline(__always)
    func curveWithoutTable(_ number: Int32) -> CubicBezier? {
        tables[Int(number)] < 0 ? curves[Int(number)] : nil
    }
}
