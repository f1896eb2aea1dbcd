import MotionModel

/// JSON text under construction.
struct JSONText {
    /// The widest line that a list is allowed to fill.
    private static let width = 100

    private let pretty: Bool
    /// The UTF-8 text so far.
    private(set) var bytes: [UInt8] = []

    /// Creates an empty text, laid out for people or for machines.
    init(pretty: Bool) {
        self.pretty = pretty
    }

    /// Appends a value; `indent` is the level of the line it stands on.
    mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: append("null")
        case .bool(let bool): append(bool ? "true" : "false")
        case .number(let number): append(NumberText.text(number))
        case .string(let string): write(string: string)
        case .array(let elements):
            if !pretty || elements.isEmpty || Self.isFlat(value) && fitsOnLine(value, indent: indent) {
                writeOnLine(value)
            } else if elements.allSatisfy(Self.isNumber) {
                fill(elements, indent: indent)
            } else {
                append("[")
                for (index, element) in elements.enumerated() {
                    if index > 0 { append(",") }
                    breakLine(indent + 1)
                    write(element, indent: indent + 1)
                }
                breakLine(indent)
                append("]")
            }
        case .object(let members):
            if !pretty || members.isEmpty || Self.isFlat(value) && fitsOnLine(value, indent: indent) {
                writeOnLine(value)
            } else {
                append("{")
                for (index, member) in members.enumerated() {
                    if index > 0 { append(",") }
                    breakLine(indent + 1)
                    write(string: member.0)
                    append(": ")
                    write(member.1, indent: indent + 1)
                }
                breakLine(indent)
                append("}")
            }
        }
    }

    /// Appends a string in quotes.
    mutating func write(string: String) {
        append("\"")
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x08: append("\\b")
            case 0x09: append("\\t")
            case 0x0A: append("\\n")
            case 0x0C: append("\\f")
            case 0x0D: append("\\r")
            case 0..<0x20:
                append("\\u00")
                bytes.append(Self.hexDigit(byte >> 4))
                bytes.append(Self.hexDigit(byte & 15))
            default: bytes.append(byte)
            }
        }
        append("\"")
    }

    private mutating func writeOnLine(_ value: JSONValue) {
        switch value {
        case .null, .bool, .number, .string: write(value, indent: 0)
        case .array(let elements):
            append("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { append(pretty ? ", " : ",") }
                writeOnLine(element)
            }
            append("]")
        case .object(let members):
            let spaced = pretty && !members.isEmpty
            append(spaced ? "{ " : "{")
            for (index, member) in members.enumerated() {
                if index > 0 { append(pretty ? ", " : ",") }
                write(string: member.0)
                append(pretty ? ": " : ":")
                writeOnLine(member.1)
            }
            append(spaced ? " }" : "}")
        }
    }

    private mutating func fill(_ numbers: [JSONValue], indent: Int) {
        append("[")
        var lineStart = -1
        for (index, number) in numbers.enumerated() {
            let before = bytes.count
            write(number, indent: 0)
            // A slice would share the whole text, which would be copied for each number.
            let text = Array(bytes[before...])
            bytes.removeLast(text.count)
            if index > 0 { append(",") }
            if lineStart < 0 || bytes.count - lineStart + text.count + 2 > Self.width {
                lineStart = bytes.count + 1
                breakLine(indent + 1)
            } else {
                append(" ")
            }
            bytes.append(contentsOf: text)
        }
        breakLine(indent)
        append("]")
    }

    private func fitsOnLine(_ value: JSONValue, indent: Int) -> Bool {
        guard Self.leastWidth(value) <= Self.width else { return false }
        var line = JSONText(pretty: true)
        line.writeOnLine(value)
        return line.bytes.count + 2 * indent <= Self.width
    }

    /// A lower bound of the width of a flat value, so that long ones are not written in vain.
    private static func leastWidth(_ value: JSONValue) -> Int {
        switch value {
        case .null, .bool, .number: 1
        case .string(let string): string.utf8.count
        case .array(let elements): 2 * elements.count
        case .object(let members): 6 * members.count
        }
    }

    /// A list of scalars, or an object of scalars and lists of scalars.
    private static func isFlat(_ value: JSONValue) -> Bool {
        switch value {
        case .null, .bool, .number, .string: true
        case .array(let elements): elements.allSatisfy(isScalar)
        case .object(let members):
            members.allSatisfy { member in
                if case .array(let elements) = member.1 { return elements.allSatisfy(isScalar) }
                return isScalar(member.1)
            }
        }
    }

    private static func isScalar(_ value: JSONValue) -> Bool {
        switch value {
        case .null, .bool, .number, .string: true
        case .array, .object: false
        }
    }

    private static func isNumber(_ value: JSONValue) -> Bool {
        if case .number = value { return true }
        return false
    }

    private mutating func breakLine(_ indent: Int) {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indent { append("  ") }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
