/// A set of the components of a colour in a space: its three coordinates, in their order, and alpha.
struct ColorComponents: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set that a number stands for; empty for a number that stands for none.
    init(number: Double) { rawValue = number > 0 && number < 16 ? UInt8(number) : 0 }

    /// The component with an index: 0, 1 or 2 for a coordinate, 3 for alpha.
    init(index: Int) { rawValue = 1 << UInt8(index) }

    /// Alpha.
    static let alpha = ColorComponents(index: 3)
}
