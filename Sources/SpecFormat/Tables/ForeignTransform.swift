import MotionModel

/// ★ Transforms as CSS and SVG write them.
enum ForeignTransform {
    /// The JSON of a list of functions; nil for a text that is none, or that says lengths by what only a page knows.
    static func json(_ text: String) -> String? {
        if text == "none" { return "[]" }
        var functions: [String] = []
        for part in ForeignCall.split(text, at: UInt8(ascii: " ")) where !part.isEmpty {
            guard let call = ForeignCall.chain(part)?.first, let arguments = call.arguments,
                let field = TransformField(rawValue: call.name),
                let value = value(of: field, arguments.map { $0.value })
            else { return nil }
            functions.append("{ \(JSONValue.quoted(field.rawValue)): \(value) }")
        }
        return functions.isEmpty ? nil : "[\(functions.joined(separator: ", "))]"
    }

    private static func value(of field: TransformField, _ arguments: [String]) -> String? {
        switch field {
        case .translate: return list(arguments, 1...2, length)
        case .translateX, .translateY, .translateZ: return list(arguments, 1...1, length)
        case .scale: return list(arguments, 1...3, number)
        case .scaleX, .scaleY, .scaleZ: return list(arguments, 1...1, number)
        case .rotate, .rotateX, .rotateY, .rotateZ, .skewX, .skewY: return list(arguments, 1...1, angle)
        case .skew: return list(arguments, 1...2, angle)
        case .matrix: return list(arguments, 6...6, number)
        case .perspective: return arguments == ["none"] ? "\"none\"" : list(arguments, 1...1, length)
        case .rotate3d:
            guard arguments.count == 4, let axis = list(Array(arguments.dropLast()), 3...3, number),
                let angle = angle(arguments[3])
            else { return nil }
            return "{ \(JSONValue.quoted(AxisField.axis.rawValue)): \(axis), "
                + "\(JSONValue.quoted(AxisField.angle.rawValue)): \(angle) }"
        }
    }

    /// Each argument as it is read; a list of several.
    private static func list(
        _ arguments: [String], _ count: ClosedRange<Int>, _ read: (String) -> String?
    ) -> String? {
        let values = arguments.compactMap { read($0) }
        guard values.count == arguments.count, count.contains(values.count) else { return nil }
        return values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    }

    private static func number(_ text: String) -> String? {
        ForeignNumber.meaning(of: text, in: .none).map { NumberText.text($0) }
    }

    private static func length(_ text: String) -> String? {
        ForeignNumber.meaning(of: text, in: .points).map { NumberText.text($0) }
    }

    /// An angle with its unit; without one it is in degrees, as in SVG.
    private static func angle(_ text: String) -> String? {
        guard let quantity = Quantity(text), quantity.isTight else { return nil }
        let number = NumberText.text(quantity.value)
        if quantity.unit.isEmpty { return number }
        return AngleUnit(rawValue: quantity.unit).map { JSONValue.quoted(number + $0.rawValue) }
    }
}
