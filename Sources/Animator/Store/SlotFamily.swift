/// Neighbouring slots that contributions may have in common: those of a value, its parts included.
struct SlotFamily {
    let firstSlot: Int
    let count: Int
    /// The oldest and the newest contribution to any of the slots; −1 for none.
    var oldest: Int32 = -1
    var newest: Int32 = -1
    /// How many contributions replace, with any of their components, and how many are live springs and decays: a start that has to
    /// do with neither doesn't look for them.
    var replacingCount: Int32 = 0
    var releasedCount: Int32 = 0
    /// Whether something else is shown than the slots say.
    var isStale = false

    /// Notes that something else is shown than the slots say.
    ///
    /// - Returns: Whether that is new.
    mutating func becomesStale() -> Bool {
        defer { isStale = true }
        return !isStale
    }

    var slots: Range<Int> { firstSlot..<(firstSlot + count) }
}
