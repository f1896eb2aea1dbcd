import MotionModel

/// All motion that is worked out in flat arrays: groups of channels, and their numbers.
///
/// A contribution whose value is a plain combination of numbers has its components here, one channel each. What moves otherwise
/// (transforms, colours in other spaces, values that move by an expression, replacing springs, a value of which a part was
/// taken) is worked out contribution by contribution.
struct Channels {
    var base = BaseBank()
    var over = ChannelBank(.over)
    var replacing = ChannelBank(.replacing)
    var solver = CubicSolver()
    var numbers = BlockPool(filler: 0.0)
    var runs = BlockPool(filler: ChannelRun.none)
    var owners = BlockPool<Int32>(filler: -1)
    private var places: [ChannelGroupPlace] = []
    private var free: [Int32] = []

    private var open = OpenGroups()

    /// Has new channels make new groups: time has passed.
    mutating func closeGroups() { open.close() }

    /// Shows what all channels are at an instant.
    ///
    /// - Complexity: O(channels), without allocations.
    mutating func compose(
        _ frame: ChannelFrame, model: Span<Double>, replacers: Span<Int32>, shown: inout MutableSpan<Double>,
        moved: inout MovedSlots
    ) {
        base.compose(frame, solver, model: model, shown: &shown, moved: &moved)
        guard !(over.isEmpty && replacing.isEmpty) else { return }
        let pools = (numbers: numbers.elements, runs: runs.elements)
        let numbers = pools.numbers.span
        let runs = pools.runs.span
        over.compose(
            frame, solver, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
        replacing.compose(
            frame, solver, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
    }

    /// Where a group is.
    func place(of id: Int32) -> ChannelGroupPlace { places[Int(id)] }

    /// The bank of a mode.
    subscript(_ mode: CompositionMode) -> ChannelBank {
        _read {
            switch mode {
            case .base, .over: yield over
            case .replacing: yield replacing
            }
        }
        _modify {
            switch mode {
            case .base, .over: yield &over
            case .replacing: yield &replacing
            }
        }
    }

    /// The group of a key among the first channels of slots that was made at this time, or a new one.
    mutating func baseGroup(for key: ChannelKey) -> Int32 {
        if let id = open.group(key, .base, serial: { base.serial($0) }) { return id }
        let id = base.makeGroup(key, &solver)
        open.insert(id, key, .base, serial: base.serial(id))
        return id
    }

    /// Takes a slot's first channel away.
    mutating func leaveBase(_ slot: Int) { base.leave(slot, &solver) }

    /// The group of a key that was made at this time, or a new one.
    ///
    /// - Parameters:
    ///   - rows: How many rows of numbers the kind has.
    ///   - track: Makes the timing of a track.
    mutating func group(
        for key: ChannelKey, _ mode: CompositionMode, rows: Int32, track: () -> TrackTiming
    ) -> Int32 {
        if let id = open.group(key, mode, serial: { places[Int($0)].serial }) { return id }
        let id: Int32
        if let old = free.popLast() {
            id = old
            places[Int(id)].mode = mode
            places[Int(id)].kind = key.kind
        } else {
            id = Int32(places.count)
            places.append(ChannelGroupPlace(mode: mode, kind: key.kind, index: 0, serial: 0))
        }
        let group = ChannelGroup(slot: 0, count: 0, row: 0, stride: 0, runs: -1, runCount: 0)
        let record = ChannelGroupRecord(id: id, rows: rows, live: 0, owners: 0)
        switch key {
        case .cubic(let begin, let span, let curve):
            let number = curve.map { solver.number(of: $0) } ?? -1
            places[Int(id)].index = self[mode].cubics.append(
                group, record, CubicTiming(begin: begin, span: span, curve: number))
        case .spring(let begin, let rate, let spring):
            places[Int(id)].index = self[mode].springs.append(
                group, record, SpringTiming(begin: begin, rate: rate, spring: spring))
        case .track:
            places[Int(id)].index = self[mode].tracks.append(group, record, track())
        }
        open.insert(id, key, mode, serial: places[Int(id)].serial)
        return id
    }

    /// A group, and what only joining and leaving needs.
    func group(_ id: Int32) -> (group: ChannelGroup, record: ChannelGroupRecord) {
        let place = places[Int(id)]
        let index = Int(place.index)
        switch place.kind {
        case .cubic: return (self[place.mode].cubics.groups[index], self[place.mode].cubics.records[index])
        case .spring:
            return (self[place.mode].springs.groups[index], self[place.mode].springs.records[index])
        case .track: return (self[place.mode].tracks.groups[index], self[place.mode].tracks.records[index])
        }
    }

    /// Changes a group.
    mutating func update(_ group: ChannelGroup, _ record: ChannelGroupRecord) {
        let place = places[Int(record.id)]
        let index = Int(place.index)
        switch place.kind {
        case .cubic:
            self[place.mode].cubics.groups[index] = group
            self[place.mode].cubics.records[index] = record
        case .spring:
            self[place.mode].springs.groups[index] = group
            self[place.mode].springs.records[index] = record
        case .track:
            self[place.mode].tracks.groups[index] = group
            self[place.mode].tracks.records[index] = record
        }
    }

    /// Removes a group with everything that it holds.
    mutating func remove(_ id: Int32) {
        let (group, record) = group(id)
        releaseBlocks(of: group, record)
        let place = places[Int(id)]
        let index = Int(place.index)
        let moved: Int32?
        switch place.kind {
        case .cubic:
            let curve = self[place.mode].cubics.timings[index].curve
            if curve >= 0 { solver.release(curve) }
            moved = self[place.mode].cubics.remove(at: index)
        case .spring: moved = self[place.mode].springs.remove(at: index)
        case .track: moved = self[place.mode].tracks.remove(at: index)
        }
        if let moved { places[Int(moved)].index = place.index }
        free.append(id)
        // Nobody may join what is gone.
        places[Int(id)].serial &+= 1
    }

    /// One channel's part at a time of the clock: what it adds, or the value that it shows.
    ///
    /// The same bits as in a frame.
    func value(ofGroup id: Int32, channel: Int32, at clock: Double) -> Double {
        let place = places[Int(id)]
        let (group, _) = group(id)
        let factors = self[place.mode].factors(of: place.kind, Int(place.index), at: clock, solver)
        return factors.value(
            numbers.elements[Int(group.row + factors.row * group.stride + channel)],
            numbers.elements[Int(group.row + factors.otherRow * group.stride + channel)])
    }
}
