/// The types of values that have no parts of their own, such as the texts of a set: they are compared at once.
package enum PlainType {
    case number
    case integer
    case angle
    case point
    case size
    case rect
    case insets
    case color
    case boolean
    /// Any other type.
    case other

    /// The plain type of a type.
    package init(_ type: ValueType) {
        switch type {
        case .number: self = .number
        case .integer: self = .integer
        case .angle: self = .angle
        case .point: self = .point
        case .size: self = .size
        case .rect: self = .rect
        case .insets: self = .insets
        case .color: self = .color
        case .boolean: self = .boolean
        case .vector, .path, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent:
            self = .other
        }
    }

    /// Whether it is the type of a value, and not any other type.
    package func isType(of value: MotionValue) -> Bool { self != .other && PlainType(value.type) == self }
}
