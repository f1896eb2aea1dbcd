/// What a start has to know of a property, in a few bytes.
struct PropertyLayout {
    /// The first of its slots.
    let firstSlot: Int
    /// How many numbers it has.
    let count: Int
    /// Whether animations of it add up.
    let isAdditive: Bool
    /// Whether its numbers go their ways one by one: see ``Way/fits(_:)``.
    let goesWays: Bool

    var slots: Range<Int> { firstSlot..<(firstSlot + count) }
}
