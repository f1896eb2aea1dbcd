/// The slots that have moved in a frame, as runs.
struct MovedSlots: ~Copyable {
    private(set) var stretches = Column<(slot: Int32, count: Int32)>()
    /// Runs in which some slots may have moved.
    private(set) var mixed = Column<(slot: Int32, count: Int32)>()
    private var pending: (slot: Int32, count: Int32) = (0, 0)

    /// Removes all runs.
    mutating func removeAll() {
        stretches.removeAll()
        mixed.removeAll()
        pending = (0, 0)
    }

    /// Appends a run; one that continues the last run extends it.
    @inline(__always)
    mutating func append(_ slot: Int32, _ count: Int32) {
        if slot == pending.slot + pending.count {
            pending.count += count
            return
        }
        if pending.count > 0 { stretches.append(pending) }
        pending = (slot, count)
    }

    /// Appends a run in which some slots may have moved.
    mutating func appendMixed(_ slot: Int32, _ count: Int32) { mixed.append((slot, count)) }

    /// Appends the pending run.
    mutating func finish() {
        if pending.count > 0 { stretches.append(pending) }
        pending = (0, 0)
    }
}
