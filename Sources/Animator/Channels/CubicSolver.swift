import MotionModel

/// Cubic Béziers, prepared to be evaluated for many channels in every frame.
///
/// A curve used by many groups has a table: see ``CubicTables``. Others, and inputs at which that isn't accurate
/// enough, are solved by Newton's steps from t = x, and if those don't converge, by `CubicBezier.progress(at:)` itself.
/// The result agrees with that to 1e-11, to 1e-9 if control points lie on the border.
struct CubicSolver {
    /// The largest number of curves that have a table.
    private static let mostTables = 1024
    /// The number of groups that must use a curve before a table is made.
    static let usesOfTable = 64

    /// The coefficients of x(t) and y(t), whose constants are 0.
    private struct Polynomials {
        let x: CubicPolynomial
        let y: CubicPolynomial
        let curve: CubicBezier
        var uses: Int32
    }

    private var curves: [Polynomials] = []
    /// The index of each curve's table; −1 without one.
    private var tables: [Int32] = []
    private var free: [Int32] = []
    private var places: [CubicBezier: Int32] = [:]
    private var last: (curve: CubicBezier, place: Int32)?
    private var pieces = CubicTables()

    /// The number of curves that have a table.
    var tableCount: Int { pieces.count }

    /// The index of a curve, with one more use counted.
    ///
    /// - Complexity: O(1); some microseconds when it makes a table.
    mutating func number(of curve: CubicBezier) -> Int32 {
        guard let place = place(of: curve) else { return insert(curve) }
        curves[Int(place)].uses += 1
        if curves[Int(place)].uses == Self.usesOfTable, tables[Int(place)] < 0,
            pieces.count < Self.mostTables
        {
            tables[Int(place)] = pieces.makeTable(of: curve)
        }
        return place
    }

    private mutating func place(of curve: CubicBezier) -> Int32? {
        if let last, last.curve == curve { return last.place }
        guard let place = places[curve] else { return nil }
        last = (curve, place)
        return place
    }

    private mutating func insert(_ curve: CubicBezier) -> Int32 {
        let entry = Polynomials(
            x: CubicPolynomial(curve.x1, curve.x2), y: CubicPolynomial(curve.y1, curve.y2), curve: curve,
            uses: 1)
        let place: Int32
        if let old = free.popLast() {
            place = old
            curves[Int(old)] = entry
        } else {
            place = Int32(curves.count)
            curves.append(entry)
            tables.append(-1)
        }
        places[curve] = place
        last = (curve, place)
        return place
    }

    /// Counts one use less; a curve without uses is forgotten.
    mutating func release(_ number: Int32) {
        let index = Int(number)
        curves[index].uses -= 1
        guard curves[index].uses == 0 else { return }
        places[curves[index].curve] = nil
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
        let x = curves[index].x
        var t = input
        // The remaining error is about the square of the last step.
        var steps = 0
        while true {
            let slope = x.slope(at: t)
            let step = (x.value(at: t) - input) / slope
            t -= step
            if step.magnitude < 1e-8 && slope > 1e-3 { break }
            steps += 1
            if steps > 5 { return curves[index].curve.progress(at: input) }
        }
        return curves[index].y.value(at: t)
    }
}
