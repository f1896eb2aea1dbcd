import MotionModel

/// Cubic Béziers, prepared to be evaluated for many channels in every frame.
///
/// A curve used by many groups has a table: see ``CubicTables``. Others, and inputs at which that isn't accurate
/// enough, are solved, many at a time where possible: see ``CubicBlock``. The result agrees with
/// `CubicBezier.progress(at:)` to 1e-11, to 1e-9 if control points lie on the border; without a table, to the bit.
struct CubicSolver: ~Copyable {
    /// The largest number of curves that have a table.
    private static let mostTables = 1024
    /// The number of groups that must use a curve before a table is made.
    static let usesOfTable = 64

    /// How many runs are solved together: a number of `CubicLanes` itself would be a call into another module.
    private static var lanes: Int { CubicLanes.Lanes.scalarCount }

    /// A curve, the index of its table (−1 without one), and the number of groups that use it.
    private struct Entry {
        let curve: CubicBezier
        var table: Int32 = -1
        var uses: Int32 = 1
        /// The first base group along it, −1 for none, and its serial then.
        var first: (group: Int32, serial: Int32) = (-1, 0)
    }

    private var entries = Column<Entry>()
    private var free = Column<Int32>()
    private var places = IndexTable()
    /// The curve that was looked for last, and its index, −1 if nothing uses it.
    private var last: (curve: CubicBezier, place: Int32)?
    private var pieces = CubicTables()

    /// The number of curves that have a table.
    var tableCount: Int { pieces.count }

    /// The index of a curve, with one more use counted.
    ///
    /// - Complexity: O(1); some microseconds when it makes a table.
    mutating func number(of curve: CubicBezier) -> Int32 {
        let place = place(of: curve)
        guard place >= 0 else { return insert(curve) }
        let index = Int(place)
        entries[index].uses += 1
        if entries[index].uses == Self.usesOfTable, entries[index].table < 0, pieces.count < Self.mostTables {
            entries[index].table = pieces.makeTable(of: curve)
        }
        return place
    }

    /// A number of a curve, for reading ahead.
    func touched(_ index: Int32) -> Int { Int(entries[Int(index)].uses) }

    /// The index of a curve that something uses already, −1 of a straight line; `nil` of any other.
    mutating func number(ofUsed curve: CubicBezier?) -> Int32? {
        guard let curve else { return -1 }
        let place = place(of: curve)
        return place < 0 ? nil : place
    }

    /// The first base group along a curve, −1 for none, and its serial then: most curves have no other.
    func firstGroup(along number: Int32) -> (group: Int32, serial: Int32) { entries[Int(number)].first }

    /// Notes the first base group along a curve.
    mutating func note(_ group: Int32, serial: Int32, along number: Int32) {
        entries[Int(number)].first = (group, serial)
    }

    private mutating func place(of curve: CubicBezier) -> Int32 {
        if let last, last.curve == curve { return last.place }
        let place = places.index(Self.hash(of: curve)) { entries[Int($0)].curve == curve }
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
        places.remove(number, Self.hash(of: entries[index].curve))
        last = nil
        free.append(number)
        if entries[index].table >= 0 { pieces.release(entries[index].table) }
    }

    /// The eased progress at a linear progress above 0 and below 1.
    @inline(__always)
    func progress(_ number: Int32, at input: Double) -> Double {
        let table = entries[Int(number)].table
        if table >= 0 {
            let progress = CubicTables.progress(pieces.cells.elements, table, at: input)
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
    /// Runs along curves without a table are gathered and solved eight at a time.
    ///
    /// - Parameter places: The places of what is gathered: room for as many as there are runs, up to the next multiple of eight.
    func ease(
        _ timings: borrowing Column<CubicTiming>, _ range: Range<Int>, at clock: Double,
        into progress: inout ContiguousArray<Double>,
        gathering places: inout ContiguousArray<Int32>
    ) {
        let timings = unsafe timings.buffer.extracting(range)
        let count = gather(unsafe timings.span, at: clock, &progress, &places)
        solve(unsafe timings.span, at: places, count, &progress)
    }

    /// Computes the progress of runs along straight lines and tables, and gathers those that move along other curves, whose
    /// progress is still linear.
    ///
    /// - Returns: The number of gathered runs.
    private func gather(
        _ timings: Span<CubicTiming>, at clock: Double, _ progress: inout ContiguousArray<Double>,
        _ places: inout ContiguousArray<Int32>
    ) -> Int {
        var progress = progress.mutableSpan
        var places = places.mutableSpan
        var count = 0
        for place in 0..<timings.count {
            let timing = timings[place]
            let table = timing.curve < 0 ? 0 : entries[Int(timing.curve)].table
            if table < 0 {
                // As `CubicTiming.input(at:)`, without branches, which couldn't be predicted.
                let input = Swift.max(0, Swift.min((clock - timing.begin) / timing.span, 1))
                progress[place] = input
                places[count] = Int32(truncatingIfNeeded: place)
                count += (input > 0) == (input < 1) ? 1 : 0
                continue
            }
            let input = timing.input(at: clock)
            progress[place] = input
            if timing.curve >= 0, input > 0, input < 1 {
                let eased = CubicTables.progress(pieces.cells.elements, table, at: input)
                progress[place] = eased.isNaN ? solved(Int(timing.curve), at: input) : eased
            }
        }
        // The last eight are filled up, unless they are so few that they are solved sooner one by one.
        if count % Self.lanes > 2 {
            let last = places[count - 1]
            while count % Self.lanes > 0 {
                places[count] = last
                count += 1
            }
        }
        return count
    }

    /// Solves gathered runs.
    private func solve(
        _ timings: Span<CubicTiming>, at places: ContiguousArray<Int32>, _ count: Int,
        _ progress: inout ContiguousArray<Double>
    ) {
        let places = places.span
        var progress = progress.mutableSpan
        func curve(_ index: Int) -> CubicBezier { entries[Int(timings[Int(places[index])].curve)].curve }
        @inline(__always)
        func curves(_ first: Int) -> CubicLanes {
            CubicLanes(
                SIMD8 { curve(first + $0).x1 }, SIMD8 { curve(first + $0).y1 },
                SIMD8 { curve(first + $0).x2 }, SIMD8 { curve(first + $0).y2 })
        }
        @inline(__always)
        func set(
            _ eased: CubicLanes.Lanes, _ input: CubicLanes.Lanes, at first: Int,
            _ progress: inout MutableSpan<Double>
        ) {
            for lane in 0..<Self.lanes {
                let careful = eased[lane].isNaN ? curve(first + lane).progress(at: input[lane]) : eased[lane]
                progress[Int(places[first + lane])] = careful
            }
        }
        var first = 0
        while first + 2 * Self.lanes <= count {
            let second = first + Self.lanes
            let input = SIMD8 { progress[Int(places[first + $0])] }
            let secondInput = SIMD8 { progress[Int(places[second + $0])] }
            let eased = curves(first).progress(at: input, and: curves(second), at: secondInput)
            set(eased.0, input, at: first, &progress)
            set(eased.1, secondInput, at: second, &progress)
            first += 2 * Self.lanes
        }
        if first + Self.lanes <= count {
            let input = SIMD8 { progress[Int(places[first + $0])] }
            set(curves(first).progress(at: input), input, at: first, &progress)
            first += Self.lanes
        }
        for index in first..<count {
            let place = Int(places[index])
            progress[place] = curve(index).progress(at: progress[place])
        }
    }
}
