/// The slots that may show something else than after the last advance, and what they showed then.
struct TouchedSlots {
    private var isTouched: [Bool] = []
    private(set) var all: [(slot: Int, shown: Double)] = []

    /// Whether there are none.
    var isEmpty: Bool { all.isEmpty }

    /// Makes room for one more slot.
    mutating func appendSlot() { isTouched.append(false) }

    /// Adds a slot that isn't among them.
    mutating func insert(_ slot: Int, that showed: Double) {
        guard !isTouched[slot] else { return }
        isTouched[slot] = true
        all.append((slot, showed))
    }

    /// Forgets all of them.
    mutating func removeAll() {
        for touched in all { isTouched[touched.slot] = false }
        all.removeAll(keepingCapacity: true)
    }
}
