public import MotionModel

/// A Swift type as which a property's values can be read and written.
///
/// Any type gains support by conversions from and to the stored numbers of a value (see `ValueType`).
public protocol PropertyValue {
    /// The type's name in error messages.
    static var typeName: String { get }

    /// Whether properties of a type can be read and written as this one.
    static func accepts(_ type: ValueType) -> Bool

    /// Creates a value from stored components, as many as an accepted type has.
    init(components: (Int) -> Double)

    /// One stored component.
    func component(_ index: Int) -> Double
}

/// A number; also an integer, read as a whole one, and an angle in degrees.
extension Double: PropertyValue {
    /// `Double`.
    public static var typeName: String { "Double" }

    /// Numbers, integers and angles.
    public static func accepts(_ type: ValueType) -> Bool {
        type == .number || type == .integer || type == .angle
    }

    /// The only component.
    public init(components: (Int) -> Double) { self = components(0) }

    /// The number itself.
    public func component(_ index: Int) -> Double { self }
}

/// A Boolean; true from a stored 0.5 up.
extension Bool: PropertyValue {
    /// `Bool`.
    public static var typeName: String { "Bool" }

    /// Booleans.
    public static func accepts(_ type: ValueType) -> Bool { type == .boolean }

    /// True when the only component is 0.5 or more.
    public init(components: (Int) -> Double) { self = components(0) >= 0.5 }

    /// 1 or 0.
    public func component(_ index: Int) -> Double { self ? 1 : 0 }
}

/// A colour; see `Color.premultiplied`.
extension Color: PropertyValue {
    /// `Color`.
    public static var typeName: String { "Color" }

    /// Colours.
    public static func accepts(_ type: ValueType) -> Bool { type == .color }

    /// Creates the colour with that stored form.
    public init(components: (Int) -> Double) {
        self.init(premultiplied: [components(0), components(1), components(2), components(3)])
    }

    /// One number of the stored form: L·α, a·α, b·α, α.
    public func component(_ index: Int) -> Double { premultiplied[index] }
}
