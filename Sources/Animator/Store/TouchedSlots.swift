/// The slots whose presentation value may differ from that of the last advance, and that value.
struct TouchedSlots: ~Copyable {
    private var isTouched = Column<Bool>()
    private(set) var all = Column<(slot: Int, shown: Double)>()

    /// Whether it is empty.
    var isEmpty: Bool { all.isEmpty }

    /// Appends a slot.
    mutating func appendSlot() { isTouched.append(false) }

    /// Inserts a slot, unless it is in the set.
    mutating func insert(_ slot: Int, that showed: Double) {
        guard !isTouched[slot] else { return }
        isTouched[slot] = true
        all.append((slot, showed))
    }

    /// Removes all slots.
    mutating func removeAll() {
        for index in all.indices { isTouched[all[index].slot] = false }
        all.removeAll()
    }
}
