/// JSON on one line, plain and with a stop at each of its scalars.
struct SnippetText {
    /// The text, valid as it is.
    private(set) var plain = ""
    /// The same text with stops.
    private(set) var marked = ""
    private var count = 0

    /// Appends a text as it is.
    mutating func add(_ text: String) {
        plain += text
        marked += Self.escaped(text)
    }

    /// Appends a value.
    mutating func add(_ value: JSONValue) {
        switch value {
        case .array(let elements):
            add("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { add(", ") }
                add(element)
            }
            add("]")
        case .object(let members) where members.isEmpty: add("{}")
        case .object(let members):
            add("{ ")
            for (index, (key, value)) in members.enumerated() {
                if index > 0 { add(", ") }
                add(JSONValue.quoted(key) + ": ")
                add(value)
            }
            add(" }")
        case .string:
            let text = value.text(pretty: false)
            let inner = String(decoding: Array(text.utf8).dropFirst().dropLast(), as: UTF8.self)
            add("\"")
            stop(inner)
            add("\"")
        case .null, .bool, .number: stop(value.text(pretty: false))
        }
    }

    private mutating func stop(_ text: String) {
        count += 1
        plain += text
        marked += "${\(count):\(Self.escaped(text))}"
    }

    /// A text with a backslash in front of what means something in a snippet.
    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\\") {
                bytes.append(UInt8(ascii: "\\"))
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
