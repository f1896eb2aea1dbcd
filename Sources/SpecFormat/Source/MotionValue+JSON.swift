package import MotionModel

extension MotionValue {
    /// The value in the notation of the language: a number (degrees for an angle), a list of components, an object for
    /// insets,
    /// `true` or `false`, a text, the text of a colour, path data, and for a transform a list of functions or the 6 or
    /// 16 numbers of a matrix.
    ///
    /// A colour is `"#rrggbb"` or `"#rrggbbaa"` if that is exact, otherwise `"oklab(…)"`.
    ///
    /// - Precondition: Every component is finite.
    package var json: JSONValue {
        switch type {
        case .number, .integer, .angle, .turning:
            return .number(components[0])
        case .routePosition, .routeTangent:
            return canonical.json
        case .path(let form):
            return .string(form.path(of: components.array).svg)
        case .point, .size, .vector, .rect:
            return .array(components.map { .number($0) })
        case .insets:
            return .object(zip(type.componentNames, components).map { ($0, .number($1)) })
        case .boolean:
            return .bool(boolean ?? false)
        case .color, .colorIn:
            return .string((color ?? .transparent).text)
        case .string:
            return .string(string ?? "")
        case .transform:
            return transformJSON
        }
    }
}
