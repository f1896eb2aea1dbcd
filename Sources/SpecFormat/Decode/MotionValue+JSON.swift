package import MotionModel

extension MotionValue {
    /// The value as JSON, in the form of its type that reads back to the same value.
    ///
    /// Points and the like as arrays, insets as an object, an angle as a number of degrees, a colour as hexadecimal
    /// text where that is exact and else as `oklab()`, a boolean as true or false.
    ///
    /// - Precondition: All components are finite.
    package var json: JSONValue {
        switch type {
        case .number, .integer, .angle: return .number(components[0])
        case .point, .size, .vector, .rect: return .array(components.map { .number($0) })
        case .insets:
            return .object(zip(type.componentNames, components).map { ($0, .number($1)) })
        case .color: return .string((color ?? .transparent).text)
        case .boolean: return .bool(components[0] >= 0.5)
        }
    }
}
