import MotionModel

/// The type that a value appears to have, if nothing else determines it.
enum ValueGuess: Hashable {
    case type(ValueType)
    /// Not a value at all; an error was reported already.
    case none
}

extension SpecDecoder {
    /// The type of a property that neither a declaration nor the table determines, inferred from its values.
    ///
    /// A number is a number, two are a point, 3 to 64 a vector; a list of objects is a transform; objects have the type
    /// with their keys; a text is an angle if it begins with a number, a path if it begins with a move, a colour if it
    /// looks like one, else one of the property's texts. Bare numbers beside angles are degrees, 6 or 16 numbers beside
    /// a transform are transforms.
    ///
    /// - Returns: nil if it was reported.
    mutating func inferredType(of values: [JSONSyntax], _ path: JSONString) -> ValueType? {
        var type: ValueType?
        for value in values {
            switch guess(value) {
            case .none: return nil
            case .type(let next):
                guard let known = type, known != next else {
                    type = next
                    continue
                }
                if (known, next) == (.number, .angle) || (known, next) == (.angle, .number) {
                    type = .angle
                    continue
                }
                let pair = [known, next]
                if pair.contains(.transform(.matrix)), pair.contains(.vector(6)) || pair.contains(.vector(16))
                {
                    type = .transform(.matrix)
                    continue
                }
                diagnostics.report(
                    .unknownPropertyType,
                    "the values of '\(path.value)' are of several types, \(known.phrase) and \(next.phrase): "
                        + "declare which in '\(SpecField.properties.rawValue)'",
                    at: value.range)
                return nil
            }
        }
        return type
    }

    /// The type that a value appears to have.
    func guess(_ syntax: JSONSyntax) -> ValueGuess {
        switch syntax.content {
        case .number: return .type(.number)
        case .bool: return .type(.boolean)
        case .string(let string):
            guard looksLikeExpression(syntax) else { return Self.guess(string.value) }
            return kind(of: string).map { .type($0.type) } ?? .none
        case .array(let array):
            let count = array.elements.count
            if array.elements.contains(where: { if case .object = $0.content { true } else { false } }) {
                return .type(.transform(.matrix))
            }
            if count == 2 { return .type(.point) }
            return ValueType.vectorCounts.contains(count) ? .type(.vector(count)) : .none
        case .object(let object):
            let keys = object.members.map { $0.key.value }
            for type in [ValueType.rect, .insets, .point, .size]
            where type.componentNames.allSatisfy({ keys.contains($0) }) {
                return .type(type)
            }
            return .none
        case .null, .invalid: return .none
        }
    }

    /// Whether a text begins like path data: with a move and its first number.
    private static func beginsPath(_ text: String) -> Bool {
        let bytes = text.utf8.drop { $0 <= 0x20 }
        guard let first = bytes.first, first | 0x20 == UInt8(ascii: "m"),
            let second = bytes.dropFirst().first(where: { $0 > 0x20 })
        else { return false }
        return (second >= 0x30 && second <= 0x39) || second == 0x2B || second == 0x2D || second == 0x2E
    }

    private static func guess(_ text: String) -> ValueGuess {
        if Quantity(text) != nil { return .type(.angle) }
        if beginsPath(text) { return .type(.path(PathForm([]))) }
        if text.utf8.first == UInt8(ascii: "#") || text.utf8.contains(UInt8(ascii: "(")) {
            return .type(.color)
        }
        let names = NamedColor.all.map { $0.name } + ["transparent"]
        if Suggestion.nearest(to: text, among: names) != nil { return .type(.color) }
        return .type(.string(StringSet([])))
    }
}
