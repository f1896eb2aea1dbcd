/// Which slots have moved in a frame, as stretches of neighbours.
struct MovedSlots {
    private(set) var stretches: [(slot: Int32, count: Int32)] = []
    /// Stretches of which some slots may have moved.
    private(set) var mixed: [(slot: Int32, count: Int32)] = []
    private var pending: (slot: Int32, count: Int32) = (0, 0)

    /// Forgets everything.
    mutating func removeAll() {
        stretches.removeAll(keepingCapacity: true)
        mixed.removeAll(keepingCapacity: true)
        pending = (0, 0)
    }

    /// Adds a stretch; one that follows the last one lengthens it.
    @inline(__always)
    mutating func append(_ slot: Int32, _ count: Int32) {
        if slot == pending.slot + pending.count {
            pending.count += count
            return
        }
        if pending.count > 0 { stretches.append(pending) }
        pending = (slot, count)
    }

    /// Adds a stretch of which some slots may have moved.
    mutating func appendMixed(_ slot: Int32, _ count: Int32) { mixed.append((slot, count)) }

    /// Has the last stretch among the others.
    mutating func finish() {
        if pending.count > 0 { stretches.append(pending) }
        pending = (0, 0)
    }
}
