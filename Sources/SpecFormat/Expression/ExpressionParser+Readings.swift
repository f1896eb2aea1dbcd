import MotionModel

/// `value(path)`: the model's value of a property.
extension ExpressionParser {
    /// The word in front of the path.
    static let value = "value"

    /// A property that an expression reads.
    struct UsedProperty {
        let path: PropertyPath
        let type: ValueType
        /// The place of the path, without the parts behind it.
        let range: Range<Int>
    }

    /// The meaning of what stands in the brackets behind `value`.
    ///
    /// - Parameters:
    ///   - place: From the word to the closing bracket.
    ///   - range: What stands between the brackets.
    mutating func reading(_ place: Range<Int>, of range: Range<Int>) -> Part {
        guard let readable = environment.readable else {
            report(.expressionName, environment.unreadable, at: place)
            return broken(place)
        }
        let written = String(decoding: bytes[range], as: UTF8.self)
        guard !written.isEmpty else {
            report(
                .expressionArguments,
                "'value' takes the path of a property, as in 'value(sheet.bounds.size.height)'", at: place)
            return broken(place)
        }
        var text = written
        if let target = readable.target, written.utf8.first == UInt8(ascii: "$") {
            text = target + String(decoding: written.utf8.dropFirst(), as: UTF8.self)
        }
        switch readable.meaning(of: text) {
        case .broken: return broken(place)
        case .unknown:
            reportUnknown(
                "the spec has no property '\(text)'", written, among: readable.numbers, at: range)
            return broken(place)
        case .untyped(let path):
            report(
                .expressionType,
                "the type of '\(path)' isn't known here: declare it in 'properties'", at: range)
            return broken(place)
        case .property(let path, let type, let parts):
            let end = parts.reduce(range.upperBound) { $0 - $1.utf8.count - 1 }
            guard !readable.isInState || !readable.isStated(path) else {
                report(
                    .expressionCycle,
                    "a state's value can't wait for that of '\(path.text)', which the states give too",
                    at: range)
                return broken(place)
            }
            let part = number(parts, of: path, type.canonical, place, range, end)
            if part.kind != nil {
                usedProperties.append(UsedProperty(path: path, type: type, range: range.lowerBound..<end))
            }
            return part
        }
    }

    /// A part of a property's value, which must be a number.
    private mutating func number(
        _ parts: [String], of path: PropertyPath, _ type: ValueType, _ place: Range<Int>, _ range: Range<Int>,
        _ start: Int
    ) -> Part {
        let whole = TypedExpression(
            of: type,
            (0..<type.componentCount).map { .reading(PropertyReading(path, type: type, component: $0)) })
        var result = Part(
            kind: whole.kind, components: whole.components, range: range.lowerBound..<start)
        var end = start
        for part in parts {
            let next = end + 1 + part.utf8.count
            result = self.part(named: part, of: result, at: (end + 1)..<next)
            end = next
        }
        guard let kind = result.kind else { return broken(place) }
        guard kind == .number else {
            var message = "'value' takes a number, and '\(path.text)' is \(type.phrase)"
            if let name = type.partNames.first(where: { type.part(named: $0)?.type == .number }),
                parts.isEmpty
            {
                message += ": name a part of it, such as '\(path.text).\(name)'"
            }
            report(.expressionType, message, at: range)
            return broken(place)
        }
        result.range = place
        return result
    }
}
