import MotionModel

/// A JSON value to write, of which all machine-readable output is made.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Members in the order to write them.
    case object([(String, JSONValue)])
}

extension JSONValue {
    /// The value with the members of objects in the order of their names, which says nothing.
    package var sorted: JSONValue {
        switch self {
        case .null, .bool, .number, .string: self
        case .array(let values): .array(values.map { $0.sorted })
        case .object(let members):
            .object(
                members.map { ($0.0, $0.1.sorted) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })
        }
    }
}

extension JSONValue {
    /// The value as JSON text, the same bytes on every machine, without a final line end.
    ///
    /// - Parameter pretty: Two spaces a level. A list or object of scalars, and an object of those, stays on one line
    ///   when it fits 100 columns; a longer list of numbers fills lines of 100 columns. Otherwise no space at all.
    /// - Precondition: Every number is finite.
    /// - Complexity: O(n) for n values and bytes.
    package func text(pretty: Bool) -> String {
        var writer = JSONText(pretty: pretty)
        writer.write(self, indent: 0)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// `text` in double quotes, with the escapes that RFC 8259 demands and no others.
    package static func quoted(_ text: String) -> String {
        var writer = JSONText(pretty: false)
        writer.write(string: text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }
}

extension JSONValue {
    /// A number, or the name of one that JSON doesn't have: `"infinite"` or `"-infinite"`.
    ///
    /// - Precondition: It is a number.
    package static func named(_ number: Double) -> JSONValue {
        number.isFinite ? .number(number) : .string(NumberText.name(number))
    }
}
