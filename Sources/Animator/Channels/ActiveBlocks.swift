/// The blocks of slots with contributions, and the runs of blocks that are composed together.
struct ActiveBlocks {
    /// A run of adjacent blocks that are composed alike.
    struct Stretch {
        var slot: Int32
        var count: Int32
        /// The group of all slots; 0 if they differ.
        var group: Int32
        /// Whether no slot has a second number.
        var isSingle: Bool
    }

    /// The cached facts about a block's slots.
    private struct Look {
        var group: Int32
        var isSingle: Bool
        var isKnown = false
    }

    private let size: Int
    /// By block: the number of contributions, the index among the active blocks, and the facts about its slots.
    private var counts: [Int32] = []
    private var positions: [Int32] = []
    private var looks: [Look] = []
    private var active: [Int32] = []
    private var isCurrent = true

    /// The active blocks, joined into runs.
    private(set) var stretches: [Stretch] = []

    /// Creates an empty set of blocks.
    ///
    /// - Parameter size: The number of slots in a block.
    init(size: Int) { self.size = size }

    /// Appends blocks without contributions.
    mutating func append(_ count: Int) {
        counts.append(contentsOf: repeatElement(0, count: count))
        positions.append(contentsOf: repeatElement(-1, count: count))
        looks.append(contentsOf: repeatElement(Look(group: 0, isSingle: true), count: count))
    }

    /// Adds one to the count of contributions to a block's slots.
    mutating func retain(_ block: Int) {
        counts[block] += 1
        guard counts[block] == 1 else { return }
        positions[block] = Int32(active.count)
        active.append(Int32(block))
        isCurrent = false
    }

    /// Subtracts one from the count.
    mutating func release(_ block: Int) {
        counts[block] -= 1
        guard counts[block] == 0, let last = active.popLast() else { return }
        let position = positions[block]
        positions[block] = -1
        if last != block {
            active[Int(position)] = last
            positions[Int(last)] = position
        }
        isCurrent = false
    }

    /// Invalidates the facts about a block: its slots have other groups.
    mutating func forget(_ block: Int) {
        looks[block].isKnown = false
        isCurrent = false
    }

    /// Rebuilds the runs of active blocks, if anything has changed.
    ///
    /// - Complexity: O(n log n) in the active blocks, O(1) if nothing has changed.
    mutating func update(_ groups: [Int32], kind: (Int32) -> ChannelKind) {
        guard !isCurrent else { return }
        isCurrent = true
        stretches.removeAll(keepingCapacity: true)
        // In the order of memory, whatever the order in which they became active.
        if active.count * 16 > counts.count {
            for index in counts.indices where counts[index] > 0 { add(index, groups, kind) }
        } else {
            active.sort()
            for (position, block) in active.enumerated() { positions[Int(block)] = Int32(position) }
            for block in active { add(Int(block), groups, kind) }
        }
    }

    private mutating func add(_ index: Int, _ groups: [Int32], _ kind: (Int32) -> ChannelKind) {
        if !looks[index].isKnown { looks[index] = look(at: index, groups, kind) }
        let slot = Int32(index * size)
        let look = looks[index]
        if let last = stretches.last, last.slot + last.count == slot, last.group == look.group,
            last.isSingle == look.isSingle
        {
            stretches[stretches.count - 1].count += Int32(size)
        } else {
            stretches.append(
                Stretch(slot: slot, count: Int32(size), group: look.group, isSingle: look.isSingle))
        }
    }

    private func look(at block: Int, _ groups: [Int32], _ kind: (Int32) -> ChannelKind) -> Look {
        let first = groups[block * size]
        var look = Look(group: first, isSingle: true, isKnown: true)
        for slot in (block * size)..<(block * size + size) {
            let group = groups[slot]
            if group != first { look.group = 0 }
            if group != 0, kind(group) == .spring { look.isSingle = false }
        }
        return look
    }
}
