import MotionModel

/// What a start has to know of a property, in a few bytes.
struct PropertyLayout {
    /// The first of its slots.
    let firstSlot: Int
    /// How many numbers it has.
    let count: Int
    /// Whether animations of it add up.
    let isAdditive: Bool
    /// Whether its numbers are tweened one by one: see ``Tween/fits(_:)``.
    let isTweened: Bool
    /// Whether each number is a part by itself, which may move while the others don't.
    let hasParts: Bool
    /// Whether its number is read as a whole one, whatever it is on its way.
    let isRounded: Bool

    /// The bit of a component, when it is a part by itself; else that of the whole.
    func bit(of component: Int) -> UInt64 { hasParts ? 1 << UInt64(component) : 1 }

    /// The bits of all parts.
    var allBits: UInt64 { !hasParts ? 1 : count == 64 ? .max : (1 << UInt64(count)) - 1 }

    /// A number of it as an app reads it.
    @inline(__always)
    func read(_ number: Double) -> Double { isRounded ? Elementary.roundedHalfAway(number) : number }

    var slots: Range<Int> { firstSlot..<(firstSlot + count) }
}
