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

    private var openCubics = OpenGroups<CubicKey>()
    private var openSprings = OpenGroups<SpringKey>()
    private var openKeyframes = OpenGroups<KeyframeKey>()

    /// The number of open groups visited so far; a test holds the work of starts to be linear by it.
    var visits: Int { openCubics.visits + openSprings.visits + openKeyframes.visits }

    /// Closes the open groups, because time has passed.
    mutating func closeGroups() {
        openCubics.close()
        openSprings.close()
        openKeyframes.close()
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

    /// Adds the channels of a contribution that is the only one for its slots: a run.
    ///
    /// - Returns: The group's id.
    mutating func joinBase(
        _ key: CubicKey, _ contribution: Contribution, _ pool: borrowing BlockPool<Double>
    ) -> Int32 {
        let group: Int32
        if let open = present(openCubics.group(key, .base), .base) {
            group = open
        } else {
            group = base.makeGroup(CubicTiming(key, &solver))
            openCubics.insert(group, key, .base, serial: base.serial(group))
        }
        joinBase(group, contribution, isRun: true, pool)
        return group
    }

    /// Adds the channels of a contribution that is the only one for its slots: a live spring.
    ///
    /// - Returns: The group's id.
    mutating func joinBase(
        _ key: SpringKey, _ contribution: Contribution, _ pool: borrowing BlockPool<Double>
    ) -> Int32 {
        let group: Int32
        if let open = present(openSprings.group(key, .base), .base) {
            group = open
        } else {
            group = base.makeGroup(SpringTiming(key))
            openSprings.insert(group, key, .base, serial: base.serial(group))
        }
        joinBase(group, contribution, isRun: false, pool)
        return group
    }

    /// Assigns a contribution's slots to a base group: with one number each for a run, with two for a live spring.
    @inline(__always)
    mutating func joinBase(
        _ group: Int32, _ contribution: Contribution, isRun: Bool,
        _ pool: borrowing BlockPool<Double>
    ) {
        for component in 0..<contribution.componentCount {
            base.join(
                group, slot: contribution.firstSlot + component,
                contribution.channelNumber(0, component, isRun: isRun, pool),
                isRun ? 0 : contribution.channelNumber(1, component, isRun: isRun, pool))
        }
    }

    /// Removes the base channels of slots.
    mutating func leaveBase(_ slots: Range<Int>) { for slot in slots { base.leave(slot, &solver) } }

    /// The id of an open group; `nil` if it has been removed since.
    private mutating func present(_ open: (id: Int32, serial: Int32)?, _ mode: CompositionMode) -> Int32? {
        guard let open else { return nil }
        let serial = mode == .base ? base.serial(open.id) : places[Int(open.id)].serial
        return open.serial == serial ? open.id : nil
    }

    /// The open group of a plan, or a new one.
    mutating func group(for plan: ChannelPlan, _ mode: CompositionMode, rows: Int32) -> Int32 {
        switch plan {
        case .cubic(let key):
            if let id = present(openCubics.group(key, mode), mode) { return id }
            let id = makeGroup(.cubic(CubicTiming(key, &solver)), mode, rows: rows)
            openCubics.insert(id, key, mode, serial: places[Int(id)].serial)
            return id
        case .spring(let key):
            if let id = present(openSprings.group(key, mode), mode) { return id }
            let id = makeGroup(.spring(SpringTiming(key)), mode, rows: rows)
            openSprings.insert(id, key, mode, serial: places[Int(id)].serial)
            return id
        case .keyframes(let key, let timing):
            if let id = present(openKeyframes.group(key, mode), mode) { return id }
            let id = makeGroup(.keyframes(timing), mode, rows: rows)
            openKeyframes.insert(id, key, mode, serial: places[Int(id)].serial)
            return id
        }
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
