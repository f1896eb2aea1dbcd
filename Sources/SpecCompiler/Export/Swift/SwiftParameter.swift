import MotionModel

/// A parameter as a property of a Swift structure.
struct SwiftParameter {
    /// The property's type.
    let type: String
    /// The parameter's default, as an expression.
    let initial: String
    /// The property as a `MotionValue`, as an expression.
    let value: String

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - place: The expression for the default in the motion.
    init(_ parameter: MotionParameter, name: String, place: String) {
        let number = SwiftText.number(parameter.defaultValue.components.first ?? 0)
        switch parameter.defaultValue.type {
        case .number: (type, initial, value) = ("Double", number, ".number(\(name))")
        case .integer: (type, initial, value) = ("Double", number, ".integer(\(name))")
        case .angle: (type, initial, value) = ("Double", number, ".angle(degrees: \(name))")
        case .boolean:
            let isTrue = parameter.defaultValue.components[0] >= 0.5
            (type, initial, value) = ("Bool", isTrue ? "true" : "false", ".boolean(\(name))")
        case .point, .size, .vector, .rect, .insets, .color, .string, .transform, .path, .colorIn, .turning,
            .routePosition, .routeTangent:
            (type, initial, value) = ("MotionValue", place, name)
        }
    }
}

extension ValueType {
    /// The Swift type of values in an app; nil if it uses `MotionValue` itself.
    var swiftName: String? {
        switch canonical {
        case .number, .integer, .angle: "Double"
        case .point: "Point"
        case .size: "Size"
        case .rect: "Rect"
        case .color: "Color"
        case .boolean: "Bool"
        case .transform: "TransformMatrix"
        case .vector, .insets, .string, .path, .colorIn, .turning, .routePosition, .routeTangent: nil
        }
    }
}
