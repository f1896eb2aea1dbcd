/// Consecutive slots that contributions may share: those of a value, its parts included.
struct SlotFamily {
    private let first: Int32
    private let count: Int32
    /// The property of these slots that was registered first, −1 for none; see ``PropertyLayout/nextOfFamily``.
    var firstProperty: Int32 = -1
    /// The oldest and the newest contribution to any of the slots; −1 for none.
    var oldest: Int32 = -1
    var newest: Int32 = -1
    /// The number of contributions that replace any of their components, and of live springs and decays: a start that
    /// concerns neither doesn't search for them.
    var replacingCount: Int32 = 0
    var releasedCount: Int32 = 0
    /// Whether the presentation values in the slots are stale.
    var isStale = false

    /// Creates a family without contributions.
    init(firstSlot: Int, count: Int) {
        first = Int32(firstSlot)
        self.count = Int32(count)
    }

    /// Marks the presentation values in the slots as stale.
    ///
    /// - Returns: Whether they weren't stale before.
    mutating func becomesStale() -> Bool {
        defer { isStale = true }
        return !isStale
    }

    var slots: Range<Int> { Int(first)..<Int(first + count) }
}
