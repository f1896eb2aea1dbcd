/// The blocks of slots with contributions, and the runs of blocks that are composed together.
struct ActiveBlocks: ~Copyable {
    /// A run of adjacent blocks that are composed alike.
    struct Stretch {
        var slot: Int32
        var count: Int32
        /// The group of all slots; 0 if they differ.
        var group: Int32
        /// Whether no slot has a second number.
        var isSingle: Bool
    }

    /// The cached facts about a block's slots: the group of all of them, 0 if they differ, doubled; and 1 if a slot has a second
    /// number. Negative if they aren't known.
    private typealias Look = Int32

    private let size: Int
    /// By block: the number of contributions, the index among the active blocks, and the facts about its slots.
    private var counts = Column<Int32>()
    private var positions = Column<Int32>()
    private var looks = Column<Look>()
    private var active = Column<Int32>()
    private var isCurrent = true

    /// The active blocks, joined into runs.
    private(set) var stretches = Column<Stretch>()

    /// Creates an empty set of blocks.
    ///
    /// - Parameter size: The number of slots in a block.
    init(size: Int) { self.size = size }

    /// Appends blocks without contributions.
    mutating func append(_ count: Int) {
        counts.append(0, count: count)
        positions.append(-1, count: count)
        looks.append(-1, count: count)
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
        looks[block] = -1
        isCurrent = false
    }

    /// Rebuilds the runs of active blocks, if anything has changed.
    ///
    /// - Complexity: O(n log n) in the active blocks, O(1) if nothing has changed.
    mutating func update(
        _ groups: borrowing Column<Int32>, _ places: borrowing Column<BaseBank.GroupPlace>
    ) {
        guard !isCurrent else { return }
        isCurrent = true
        stretches.removeAll()
        var stretch = Stretch(slot: 0, count: 0, group: 0, isSingle: true)
        var last: Look = -1
        func add(_ block: Int) {
            var look = looks[block]
            if look < 0 {
                look = self.look(at: block, groups, places)
                looks[block] = look
            }
            let slot = Int32(block * size)
            if look == last, slot == stretch.slot + stretch.count {
                stretch.count += Int32(size)
                return
            }
            if stretch.count > 0 { stretches.append(stretch) }
            stretch = Stretch(slot: slot, count: Int32(size), group: look >> 1, isSingle: look & 1 == 0)
            last = look
        }
        // In the order of memory, whatever the order in which they became active.
        if active.count * 16 > counts.count {
            for block in counts.indices where counts[block] > 0 { add(block) }
        } else {
            active.sort()
            for position in active.indices { positions[Int(active[position])] = Int32(position) }
            for position in active.indices { add(Int(active[position])) }
        }
        if stretch.count > 0 { stretches.append(stretch) }
    }

    private func look(
        at block: Int, _ groups: borrowing Column<Int32>, _ places: borrowing Column<BaseBank.GroupPlace>
    ) -> Look {
        let first = groups[block * size]
        var (isUniform, isSingle) = (true, true)
        for slot in (block * size)..<(block * size + size) {
            let group = groups[slot]
            if group != first { isUniform = false }
            if group != 0, places[Int(group)].kind == .spring { isSingle = false }
        }
        return (isUniform ? first << 1 : 0) | (isSingle ? 0 : 1)
    }
}
