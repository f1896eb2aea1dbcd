import MotionModel

/// The base channel of each slot: the first contribution that is added to its model value.
///
/// Its numbers are stored in the order of the slots, so a frame goes through memory once, whatever their timings: runs
/// of one group in a loop of vector instructions, others by looking up their group's factors.
struct BaseBank: ~Copyable {
    /// The place of a group among those of its kind, the number of its channels, and the number of times that its id was reused.
    struct GroupPlace {
        var kind: ChannelKind
        var index: Int32
        var live: Int32 = 0
        var serial: Int32 = 0
    }

    /// The number of slots in a block, the unit that is composed or skipped.
    static let blockSize = 16

    /// The group of the timings of groups that are gone. No slot has it.
    static let goneGroup: Int32 = 1

    // By group. Group 0 stands for no motion.
    private var firstFactors = Column(repeating: 0.0, count: 2)
    private var secondFactors = Column(repeating: 0.0, count: 2)
    private var moves = Column(repeating: false, count: 2)
    private var places = Column(repeating: GroupPlace(kind: .cubic, index: 0), count: 2)
    private var free = Column<Int32>()
    private var cubics = BaseTimings<CubicTiming>()
    private var cubicBlock = CubicBlock()
    private var springs = BaseTimings<SpringTiming>()
    private var springBlock = SpringBlock()

    // By slot.
    private var groups = Column<Int32>()
    private var firstNumbers = Column<Double>()
    private var secondNumbers = Column<Double>()
    /// The slots that moved in the last frame and have left their group since.
    private(set) var movedAndLeft = Column<Int32>()

    private var blocks = ActiveBlocks(size: BaseBank.blockSize)

    /// The number of slots.
    private(set) var slotCount = 0

    /// Appends slots.
    mutating func appendSlots(_ count: Int) {
        slotCount += count
        // Whole blocks, so that no loop has a remainder.
        let padded = (slotCount + Self.blockSize - 1) / Self.blockSize * Self.blockSize
        let missing = padded - groups.count
        guard missing > 0 else { return }
        groups.append(0, count: missing)
        firstNumbers.append(0, count: missing)
        secondNumbers.append(0, count: missing)
        blocks.append(missing / Self.blockSize)
    }

    /// Marks a slot to be composed in every frame; called once for each of its contributions.
    mutating func retain(_ slot: Int) { blocks.retain(slot / Self.blockSize) }

    /// Undoes one ``retain(_:)``.
    mutating func release(_ slot: Int) { blocks.release(slot / Self.blockSize) }

    // MARK: Joining and leaving

    /// The number of times that a group's id was reused.
    func serial(_ group: Int32) -> Int32 { places[Int(group)].serial }

    /// Whether a group is of a run along the curve with an index.
    @inline(__always)
    func isGroup(_ group: Int32, of key: CubicKey, along curve: Int32) -> Bool {
        let place = places[Int(group)]
        return place.kind == .cubic && cubics.all[Int(place.index)].isTiming(of: key, along: curve)
    }

    /// Whether a group is of a live spring.
    @inline(__always)
    func isGroup(_ group: Int32, of key: SpringKey) -> Bool {
        let place = places[Int(group)]
        return place.kind == .spring && springs.all[Int(place.index)].isTiming(of: key)
    }

    /// Creates a group of a run.
    mutating func makeGroup(_ timing: CubicTiming) -> Int32 {
        var timing = timing
        timing.group = makeGroup(.cubic)
        cubics.append(timing, &places)
        return timing.group
    }

    /// Creates a group of a live spring.
    mutating func makeGroup(_ timing: SpringTiming) -> Int32 {
        var timing = timing
        timing.group = makeGroup(.spring)
        springs.append(timing, &places)
        return timing.group
    }

    private mutating func makeGroup(_ kind: ChannelKind) -> Int32 {
        if let old = free.popLast() {
            places[Int(old)].kind = kind
            return old
        }
        places.append(GroupPlace(kind: kind, index: 0))
        firstFactors.append(0)
        secondFactors.append(0)
        moves.append(false)
        return Int32(places.count - 1)
    }

    /// Assigns a slot to a group, with the numbers of its channel.
    mutating func join(_ group: Int32, slot: Int, _ first: Double, _ second: Double) {
        groups[slot] = group
        firstNumbers[slot] = first
        secondNumbers[slot] = second
        places[Int(group)].live += 1
        blocks.forget(slot / Self.blockSize)
    }

    /// Removes a slot's channel, and its group if the channel was the last one.
    mutating func leave(_ slot: Int, _ solver: inout CubicSolver) {
        let group = Int(groups[slot])
        if moves[group] { movedAndLeft.append(Int32(slot)) }
        groups[slot] = 0
        firstNumbers[slot] = 0
        secondNumbers[slot] = 0
        blocks.forget(slot / Self.blockSize)
        places[group].live -= 1
        guard places[group].live == 0 else { return }
        let index = places[group].index
        if places[group].kind == .cubic {
            let curve = cubics.all[Int(index)].curve
            if curve >= 0 { solver.release(curve) }
            cubics.remove(at: index)
        } else {
            springs.remove(at: index)
        }
        places[group].serial &+= 1
        firstFactors[group] = 0
        secondFactors[group] = 0
        moves[group] = false
        free.append(Int32(group))
    }

    // MARK: Reading ahead

    /// A sum of what is known of a slot.
    func touched(_ slot: Int) -> Int {
        let numbers = firstNumbers[slot].bitPattern ^ secondNumbers[slot].bitPattern
        return Int(numbers & 1) &+ Int(groups[slot])
    }

    /// A sum of what is known of a slot's group.
    func touchedOfGroup(_ slot: Int, _ solver: borrowing CubicSolver) -> Int {
        let group = Int(groups[slot])
        let place = places[group]
        let factors = firstFactors[group].bitPattern ^ secondFactors[group].bitPattern
        let sum = Int(factors & 1) &+ (moves[group] ? 1 : 0)
        guard group > 0, place.kind == .cubic else { return sum }
        let curve = cubics.all[Int(place.index)].curve
        return curve < 0 ? sum : sum &+ solver.touched(curve)
    }

    // MARK: Composing

    /// Composes the model and the base channel of every slot in an active block.
    mutating func compose(
        _ frame: ChannelFrame, _ solver: borrowing CubicSolver, model: Span<Double>,
        shown: inout MutableSpan<Double>,
        moved: inout MovedSlots
    ) {
        setCubicFactors(frame, solver)
        setSpringFactors(frame)
        blocks.update(groups, places)
        movedAndLeft.removeAll()
        let slots = unsafe (groups: groups.buffer, first: firstNumbers.buffer, second: secondNumbers.buffer)
        let factors = unsafe (first: firstFactors.buffer, second: secondFactors.buffer)
        let groups = unsafe slots.groups.span
        let first = unsafe slots.first.span
        let second = unsafe slots.second.span
        let firstFactors = unsafe factors.first.span
        let secondFactors = unsafe factors.second.span
        for index in blocks.stretches.indices {
            let stretch = blocks.stretches[index]
            let slot = Int(stretch.slot)
            let count = Swift.min(Int(stretch.count), slotCount - slot)
            if stretch.group > 0 {
                let group = Int(stretch.group)
                if moves[group] { moved.append(stretch.slot, Int32(count)) }
                if stretch.isSingle {
                    ChannelKernels.set(
                        &shown, model, slot: slot, count: count, firstFactors[group], first)
                } else {
                    ChannelKernels.set(
                        &shown, model, slot: slot, count: count, firstFactors[group], first,
                        secondFactors[group], second)
                }
            } else {
                if frame.hasMoved { moved.appendMixed(stretch.slot, Int32(count)) }
                if stretch.isSingle {
                    ChannelKernels.setMixed(
                        &shown, model, slot: slot, count: count, groups, firstFactors, first)
                } else {
                    ChannelKernels.setMixed(
                        &shown, model, slot: slot, count: count, groups, firstFactors, first, secondFactors,
                        second)
                }
            }
        }
    }

    /// Whether a slot's channel moved in the last frame.
    func moved(_ slot: Int) -> Bool { moves[Int(groups[slot])] }

    /// The offset of a slot's channel at a time of the clock: the same bits as in a frame.
    func part(_ slot: Int, at clock: Double, _ solver: borrowing CubicSolver) -> Double {
        let place = places[Int(groups[slot])]
        switch place.kind {
        case .cubic: return cubics.all[Int(place.index)].rest(at: clock, solver) * firstNumbers[slot]
        case .spring, .keyframes:
            let factors = springs.all[Int(place.index)].factors(at: clock)
            return factors.first * firstNumbers[slot] + factors.second * secondNumbers[slot]
        }
    }

    private mutating func setCubicFactors(_ frame: ChannelFrame, _ solver: borrowing CubicSolver) {
        cubics.closeGaps(&places)
        var start = 0
        while start < cubics.all.count {
            let end = Swift.min(start + CubicBlock.size, cubics.all.count)
            cubicBlock.prepare(cubics.all, start..<end, at: frame.clock, solver)
            Self.set(&firstFactors, &moves, of: cubics.all, start..<end, cubicBlock.progress, frame)
            start = end
        }
    }

    /// Fills the columns, passed separately: in a loop, those of a structure would be looked up for every group.
    private static func set(
        _ factors: inout Column<Double>, _ moves: inout Column<Bool>,
        of cubics: borrowing Column<CubicTiming>,
        _ range: Range<Int>, _ progress: ContiguousArray<Double>, _ frame: ChannelFrame
    ) {
        for index in range {
            let group = Int(cubics[index].group)
            factors[group] = 1 - progress[index - range.lowerBound]
            moves[group] = frame.hasMoved && cubics[index].moves(frame)
        }
    }

    private mutating func setSpringFactors(_ frame: ChannelFrame) {
        springs.closeGaps(&places)
        var start = 0
        while start < springs.all.count {
            let end = Swift.min(start + SpringBlock.size, springs.all.count)
            springBlock.prepare(springs.all, start..<end, at: frame.clock)
            for index in start..<end {
                let group = Int(springs.all[index].group)
                let factors = springBlock.factors(springs.all[index], index - start, at: frame.clock)
                firstFactors[group] = factors.first
                secondFactors[group] = factors.second
                moves[group] = frame.hasMoved
            }
            start = end
        }
    }
}
