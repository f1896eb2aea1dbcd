/// Consecutive slots that contributions may share: those of a value, its parts included.
struct SlotFamily {
    let firstSlot: Int
    let count: Int
    /// The oldest and the newest contribution to any of the slots; −1 for none.
    var oldest: Int32 = -1
    var newest: Int32 = -1
    /// The number of contributions that replace any of their components, and of live springs and decays: a start that
    /// concerns neither doesn't search for them.
    var replacingCount: Int32 = 0
    var releasedCount: Int32 = 0
    /// Whether the presentation values in the slots are stale.
    var isStale = false

    /// Marks the presentation values in the slots as stale.
    ///
    /// - Returns: Whether they weren't stale before.
    mutating func becomesStale() -> Bool {
        defer { isStale = true }
        return !isStale
    }

    var slots: Range<Int> { firstSlot..<(firstSlot + count) }
}
