/// The state of a group after channels have left it.
enum LeftGroup {
    /// It has no channels left; it stays until it is removed.
    case empty
    /// It is mostly holes.
    case sparse
    case other
}

extension Channels {
    /// Adds the channels of a contribution to the present sum, or as replacing ones.
    ///
    /// - Parameter owner: The contribution's place.
    /// - Returns: The group's id, and the first of the channels.
    mutating func join(
        _ plan: ChannelPlan, _ contribution: borrowing Contribution, _ pool: borrowing BlockPool<Double>,
        _ mode: CompositionMode, owner: Int32
    ) -> (group: Int32, channel: Int32) {
        let (rows, isRun) = plan.shape(isReplacing: mode == .replacing)
        let id = group(for: plan, mode, rows: Int32(rows))
        let first = join(id, slots: contribution.slots, owner: owner)
        let (group, _) = self.group(id)
        for row in 0..<rows {
            let start = Int(group.row + Int32(row) * group.stride + first)
            for component in 0..<contribution.componentCount {
                numbers.elements[start + component] = contribution.channelNumber(
                    row, component, isRun: isRun, pool)
            }
        }
        return (id, first)
    }

    /// Adds channels for consecutive slots to a group; their numbers are 0 until they are written.
    ///
    /// - Parameter owner: The place of their contribution.
    /// - Returns: The first of the channels.
    /// - Complexity: O(count) amortised.
    private mutating func join(_ id: Int32, slots: Range<Int>, owner: Int32) -> Int32 {
        var (group, record) = self.group(id)
        let first = group.count
        let count = Int32(slots.count)
        if group.count + count > group.stride { grow(&group, &record, to: group.count + count) }
        let slot = Int32(slots.lowerBound)
        if group.count == 0 {
            group.slot = slot
        } else if group.runs >= 0 {
            append(ChannelRun(slot: slot, channel: first, count: count), to: &group)
        } else if slot != group.slot + group.count {
            group.runs = runs.allocate(1)
            group.runCount = 1
            runs.elements[Int(group.runs)] = ChannelRun(slot: group.slot, channel: 0, count: group.count)
            append(ChannelRun(slot: slot, channel: first, count: count), to: &group)
        }
        for channel in first..<(first + count) { owners.elements[Int(record.owners + channel)] = owner }
        group.count += count
        record.live += count
        update(group, record)
        return first
    }

    private mutating func write(_ number: Double, group id: Int32, row: Int32, channel: Int32) {
        let (group, _) = group(id)
        numbers.elements[Int(group.row + row * group.stride + channel)] = number
    }

    /// Turns channels into holes.
    mutating func leave(_ id: Int32, first: Int32, count: Int32) -> LeftGroup {
        var (group, record) = group(id)
        for channel in first..<(first + count) {
            for row in 0..<record.rows {
                numbers.elements[Int(group.row + row * group.stride + channel)] = 0
            }
            owners.elements[Int(record.owners + channel)] = -1
        }
        record.live -= count
        update(group, record)
        if record.live == 0 { return .empty }
        return group.count >= 64 && record.live * 4 < group.count ? .sparse : .other
    }

    /// Calls a function with every slot of a group, holes included, and the contribution of its channel, −1 for a hole.
    func forEachSlot(of id: Int32, _ body: (Int, Int32) -> Void) {
        let (group, record) = group(id)
        func visit(_ run: ChannelRun) {
            for index in 0..<run.count {
                body(Int(run.slot + index), owners.elements[Int(record.owners + run.channel + index)])
            }
        }
        guard group.runs >= 0 else {
            return visit(ChannelRun(slot: group.slot, channel: 0, count: group.count))
        }
        for index in 0..<group.runCount { visit(runs.elements[Int(group.runs + index)]) }
    }

    /// Closes the holes of a group.
    ///
    /// - Returns: Each contribution and its new first channel.
    mutating func compact(_ id: Int32) -> [(owner: Int32, channel: Int32)] {
        var moved: [(owner: Int32, channel: Int32)] = []
        var (group, record) = group(id)
        let old = (group: group, record: record)
        var slots: [(slot: Int, owner: Int32)] = []
        forEachSlot(of: id) { slots.append(($0, $1)) }
        group = ChannelGroup(slot: 0, count: 0, row: 0, stride: 0, runs: -1, runCount: 0)
        record.live = 0
        update(group, record)
        var channel = 0
        while channel < slots.count {
            let owner = slots[channel].owner
            var end = channel + 1
            while end < slots.count, slots[end].owner == owner { end += 1 }
            if owner >= 0 {
                let slot = slots[channel].slot
                let first = join(id, slots: slot..<(slot + end - channel), owner: owner)
                for row in 0..<record.rows {
                    for index in 0..<(end - channel) {
                        let number = Int(old.group.row + row * old.group.stride) + channel + index
                        write(
                            numbers.elements[number], group: id, row: row, channel: first + Int32(index))
                    }
                }
                moved.append((owner, first))
            }
            channel = end
        }
        releaseBlocks(of: old.group, old.record)
        return moved
    }

    /// Releases the blocks of a group's numbers, owners and runs.
    mutating func releaseBlocks(of group: ChannelGroup, _ record: ChannelGroupRecord) {
        numbers.release(group.row, Int(group.stride * record.rows))
        owners.release(record.owners, Int(group.stride))
        if group.runs >= 0 { runs.release(group.runs, Self.roomy(Int(group.runCount))) }
    }

    private mutating func append(_ run: ChannelRun, to group: inout ChannelGroup) {
        let last = Int(group.runs + group.runCount - 1)
        if run.slot == runs.elements[last].slot + runs.elements[last].count {
            runs.elements[last].count += run.count
            return
        }
        let old = Int(group.runCount)
        if Self.roomy(old) != Self.roomy(old + 1) {
            let block = runs.allocate(Self.roomy(old + 1))
            for index in 0..<old {
                runs.elements[Int(block) + index] = runs.elements[Int(group.runs) + index]
            }
            runs.release(group.runs, Self.roomy(old))
            group.runs = block
        }
        runs.elements[Int(group.runs) + old] = run
        group.runCount += 1
    }

    /// The capacity for a number of runs or channels, with room for more.
    static func roomy(_ count: Int) -> Int { BlockPool<ChannelRun>.powerOfTwo(notBelow: count) }

    private mutating func grow(
        _ group: inout ChannelGroup, _ record: inout ChannelGroupRecord, to count: Int32
    ) {
        let stride = group.stride == 0 ? count : Int32(Self.roomy(Int(count)))
        let row = numbers.allocate(Int(stride * record.rows))
        let newOwners = owners.allocate(Int(stride))
        for channel in 0..<group.count {
            for index in 0..<record.rows {
                numbers.elements[Int(row + index * stride + channel)] =
                    numbers.elements[Int(group.row + index * group.stride + channel)]
            }
            owners.elements[Int(newOwners + channel)] = owners.elements[Int(record.owners + channel)]
        }
        for index in 0..<record.rows {
            for channel in group.count..<stride { numbers.elements[Int(row + index * stride + channel)] = 0 }
        }
        if group.stride > 0 {
            numbers.release(group.row, Int(group.stride * record.rows))
            owners.release(record.owners, Int(group.stride))
        }
        (group.row, group.stride, record.owners) = (row, stride, newOwners)
    }
}
