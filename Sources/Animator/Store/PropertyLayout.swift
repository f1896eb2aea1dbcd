import MotionModel

/// The compact facts about a property that starting an animation needs.
struct PropertyLayout {
    /// The first of its slots.
    let firstSlot: Int
    /// The number of its components.
    let count: Int
    /// Whether animations of it add up.
    let isAdditive: Bool
    /// Whether its components are tweened separately: see ``isTweened(_:)``.
    let isTweened: Bool
    /// Whether each component is a part, which may move while the others don't.
    let hasParts: Bool
    /// Whether its number is read rounded to an integer.
    let isRounded: Bool

    /// The bit of a component, if it is a part; otherwise that of the whole.
    func bit(of component: Int) -> UInt64 { hasParts ? 1 << UInt64(component) : 1 }

    /// The bits of all parts.
    var allBits: UInt64 { !hasParts ? 1 : count == 64 ? .max : (1 << UInt64(count)) - 1 }

    /// A component as an app reads it.
    @inline(__always)
    func read(_ number: Double) -> Double { isRounded ? Elementary.roundedHalfAway(number) : number }

    var slots: Range<Int> { firstSlot..<(firstSlot + count) }

    /// Whether values of a type are tweened by component.
    static func isTweened(_ type: ValueType) -> Bool {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .path: true
        case .boolean, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent: false
        }
    }
}
