import MotionModel

/// All motion that is computed in flat arrays: groups of channels, and their numbers.
///
/// A contribution whose value is a linear combination of numbers has its components here, one channel each. Other
/// motion (transforms, colours in other spaces, values given by an expression, replacing springs, a value of which a
/// part was taken) is computed contribution by contribution.
struct Channels: ~Copyable {
    var base = BaseBank()
    var over = ChannelBank(.over)
    var replacing = ChannelBank(.replacing)
    var solver = CubicSolver()
    var numbers = BlockPool(filler: 0.0)
    var runs = BlockPool(filler: ChannelRun.none)
    var owners = BlockPool<Int32>(filler: -1)
    private var places = Column<ChannelGroupPlace>()
    private var free = Column<Int32>()

    var openBase = OpenGroups()
    private var openOthers = OpenGroups()

    /// The number of open groups compared so far; a test holds the work of starts to be linear by it.
    var visits: Int { openBase.visits + openOthers.visits }

    /// Closes the open groups, because time has passed.
    mutating func closeGroups() {
        openBase.close()
        openOthers.close()
    }

    /// Composes all channels at an instant.
    ///
    /// - Complexity: O(channels), without allocations.
    mutating func compose(
        _ frame: ChannelFrame, model: Span<Double>, replacers: Span<Int32>, shown: inout MutableSpan<Double>,
        moved: inout MovedSlots
    ) {
        base.compose(frame, solver, model: model, shown: &shown, moved: &moved)
        guard !(over.isEmpty && replacing.isEmpty) else { return }
        let pools = unsafe (numbers: numbers.elements.buffer, runs: runs.elements.buffer)
        let numbers = unsafe pools.numbers.span
        let runs = unsafe pools.runs.span
        over.compose(
            frame, solver, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
        replacing.compose(
            frame, solver, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
    }

    /// The place of a group.
    func place(of id: Int32) -> ChannelGroupPlace { places[Int(id)] }

    /// Removes the base channels of slots.
    mutating func leaveBase(_ slots: Range<Int>) { for slot in slots { base.leave(slot, &solver) } }

    /// The open group of a plan, or a new one.
    mutating func group(for plan: ChannelPlan, _ mode: CompositionMode, rows: Int32) -> Int32 {
        var entry: Int32 = -1
        // There is none along a curve that nothing uses.
        if let curve = solver.number(ofUsed: plan.curve) {
            let open = openOthers.group(
                plan.bits, serial: { places[Int($0)].serial },
                where: {
                    let place = places[Int($0)]
                    guard place.mode == mode else { return false }
                    return mode == .replacing
                        ? replacing.hasTiming(of: plan, along: curve, at: place)
                        : over.hasTiming(of: plan, along: curve, at: place)
                })
            guard open.id < 0 else { return open.id }
            entry = open.entry
        }
        let id = makeGroup(ChannelTiming(plan, &solver), mode, rows: rows)
        openOthers.insert(id, serial: places[Int(id)].serial, plan.bits, at: entry)
        return id
    }

    private mutating func makeGroup(_ timing: ChannelTiming, _ mode: CompositionMode, rows: Int32) -> Int32 {
        let id: Int32
        if let old = free.popLast() {
            id = old
            places[Int(id)].mode = mode
            places[Int(id)].kind = timing.kind
        } else {
            id = Int32(places.count)
            places.append(ChannelGroupPlace(mode: mode, kind: timing.kind, index: 0, serial: 0))
        }
        let group = ChannelGroup(slot: 0, count: 0, row: 0, stride: 0, runs: -1, runCount: 0)
        let record = ChannelGroupRecord(id: id, rows: rows, live: 0, owners: 0)
        if mode == .replacing {
            places[Int(id)].index = replacing.append(group, record, timing)
        } else {
            places[Int(id)].index = over.append(group, record, timing)
        }
        return id
    }

    /// A group, and the record used when channels join and leave.
    func group(_ id: Int32) -> (group: ChannelGroup, record: ChannelGroupRecord) {
        let place = places[Int(id)]
        return place.mode == .replacing ? replacing.group(at: place) : over.group(at: place)
    }

    /// Replaces a group.
    mutating func update(_ group: ChannelGroup, _ record: ChannelGroupRecord) {
        let place = places[Int(record.id)]
        if place.mode == .replacing {
            replacing.update(group, record, at: place)
        } else {
            over.update(group, record, at: place)
        }
    }

    /// Removes a group and releases its blocks.
    mutating func remove(_ id: Int32) {
        let (group, record) = group(id)
        releaseBlocks(of: group, record)
        let place = places[Int(id)]
        let moved =
            place.mode == .replacing ? replacing.remove(at: place, &solver) : over.remove(at: place, &solver)
        if let moved { places[Int(moved)].index = place.index }
        free.append(id)
        // A removed group can't be joined any more.
        places[Int(id)].serial &+= 1
    }

    /// One channel's offset at a time of the clock, or its value if it replaces.
    ///
    /// The same bits as in a frame.
    func value(ofGroup id: Int32, channel: Int32, at clock: Double) -> Double {
        let place = places[Int(id)]
        let (group, _) = group(id)
        let factors =
            place.mode == .replacing
            ? replacing.factors(of: place.kind, Int(place.index), at: clock, solver)
            : over.factors(of: place.kind, Int(place.index), at: clock, solver)
        return factors.value(
            numbers.elements[Int(group.row + factors.row * group.stride + channel)],
            numbers.elements[Int(group.row + factors.otherRow * group.stride + channel)])
    }
}
