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

    /// A curve, the index of its table (−1 without one), and the number of groups that use it.
    private struct Entry {
        let curve: CubicBezier
        var table: Int32 = -1
        var uses: Int32 = 1
    }

    private var entries: [Entry] = []
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
        let index = Int(place)
        entries[index].uses += 1
        if entries[index].uses == Self.usesOfTable, entries[index].table < 0, pieces.count < Self.mostTables {
            entries[index].table = pieces.makeTable(of: curve)
        }
        return place
    }

    private mutating func place(of curve: CubicBezier) -> Int32? {
        if let last, last.curve == curve { return last.place }
        let place = places.first(Self.hash(of: curve)) { entries[Int($0)].curve == curve }
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
            entries[Int(old)] = Entry(curve: curve)
        } else {
            place = Int32(entries.count)
            entries.append(Entry(curve: curve))
        }
        places.insert(place, Self.hash(of: curve))
        last = (curve, place)
        return place
    }

    /// Counts one use less; a curve without uses is forgotten.
    mutating func release(_ number: Int32) {
        let index = Int(number)
        entries[index].uses -= 1
        guard entries[index].uses == 0 else { return }
        places.remove(number)
        last = nil
        free.append(number)
        if entries[index].table >= 0 { pieces.release(entries[index].table) }
    }

    /// The eased progress at a linear progress above 0 and below 1.
    @inline(__always)
    func progress(_ number: Int32, at input: Double) -> Double {
        progress(number, at: input, entries.span, pieces.cells.elements.span)
    }

    /// The same, given the arrays: in a loop, those of a structure would be looked up for every run.
    @inline(__always)
    private func progress(
        _ number: Int32, at input: Double, _ entries: Span<Entry>, _ cells: Span<SepticPiece>
    ) -> Double {
        let table = entries[Int(number)].table
        if table >= 0 {
            let progress = CubicTables.progress(cells, table, at: input)
            if !progress.isNaN { return progress }
        }
        return solved(Int(number), at: input)
    }

    @inline(never)
    private func solved(_ index: Int, at input: Double) -> Double {
        if entries[index].table >= 0 {
            let progress = pieces.finerProgress(entries[index].table, at: input)
            if !progress.isNaN { return progress }
        }
        return entries[index].curve.progress(at: input)
    }

    /// Computes the progress of some runs at a time of the clock: the same bits as `CubicTiming.progress(at:_:)`.
    ///
    /// Eight neighbours that all have a curve without a table are solved together.
    func ease(_ timings: ArraySlice<CubicTiming>, at clock: Double, into progress: inout [Double]) {
        let timings = timings.span
        let entries = entries.span
        let cells = pieces.cells.elements.span
        var progress = progress.mutableSpan
        let count = CubicLanes.count
        func isOwn(_ timing: CubicTiming) -> Bool {
            if timing.curve < 0 { return false }
            return entries[Int(timing.curve)].table < 0
        }
        var place = 0
        var end = 0
        while place < timings.count {
            end = Swift.min(place + count, timings.count)
            var ownCount = 0
            while ownCount < end - place, isOwn(timings[place + ownCount]) { ownCount += 1 }
            if ownCount == count {
                let eased = solved(timings.extracting(place..<end), at: clock, entries)
                for lane in 0..<count { progress[place + lane] = eased[lane] }
                place = end
            }
            while place < end {
                let timing = timings[place]
                let input = timing.input(at: clock)
                progress[place] =
                    timing.curve < 0 || input <= 0 || input >= 1
                    ? input : self.progress(timing.curve, at: input, entries, cells)
                place += 1
            }
        }
    }

    /// The progress of eight runs along curves without a table.
    @inline(__always)
    private func solved(
        _ timings: Span<CubicTiming>, at clock: Double, _ entries: Span<Entry>
    ) -> SIMD8<Double> {
        // As `CubicTiming.input(at:)`, without branches, which couldn't be predicted.
        let elapsed = clock - SIMD8 { timings[$0].begin }
        var input = elapsed / SIMD8 { timings[$0].span }
        input.replace(with: 0, where: input .<= 0)
        input.replace(with: 1, where: input .>= 1)
        func curve(_ lane: Int) -> CubicBezier { entries[Int(timings[lane].curve)].curve }
        let lanes = CubicLanes(
            SIMD8 { curve($0).x1 }, SIMD8 { curve($0).y1 }, SIMD8 { curve($0).x2 }, SIMD8 { curve($0).y2 })
        var eased = input.replacing(with: lanes.progress(at: input), where: (input .> 0) .& (input .< 1))
        if any(eased .!= eased) {
            for lane in 0..<CubicLanes.count where eased[lane].isNaN {
                eased[lane] = curve(lane).progress(at: input[lane])
            }
        }
        return eased
    }
}
