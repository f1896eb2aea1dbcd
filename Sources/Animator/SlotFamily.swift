/// Neighbouring slots that contributions may have in common: those of a value, its parts included.
struct SlotFamily {
    let firstSlot: Int
    let count: Int
    /// The oldest and the newest contribution to any of the slots; −1 for none.
    var oldest: Int32 = -1
    var newest: Int32 = -1
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
