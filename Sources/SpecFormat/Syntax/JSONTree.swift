/// A well-formed text and its values in one list. Strings and containers are made from it on demand.
final class JSONTree: Sendable {
    /// One value, or the key of a member.
    struct Node {
        enum Kind: UInt8 {
            case null
            case `false`
            case `true`
            case number
            /// ASCII without escapes.
            case string
            /// Any other string.
            case unusualString
            case array
            case object
        }

        /// The largest number of bytes of a text whose offsets fit.
        static let mostBytes = 1 << 28

        /// The offset of the first byte.
        let start: UInt32
        /// The number of bytes, and below it the kind.
        private let extentAndKind: UInt32
        /// For a number, its bits; for a container, its first node and its number of elements or members; for a string, its
        /// mark.
        let payload: UInt64

        /// A node from `start` up to, but not including, `end`, both at most `mostBytes`.
        init(_ kind: Kind, start: Int, end: Int, payload: UInt64) {
            self.start = UInt32(truncatingIfNeeded: start)
            extentAndKind = UInt32(truncatingIfNeeded: end - start) << 4 | UInt32(kind.rawValue)
            self.payload = payload
        }

        /// The kind of the value.
        var kind: Kind { Kind(rawValue: UInt8(extentAndKind & 15)) ?? .null }
        /// Whether the value is of a kind; doesn't make the kind.
        @inline(__always)
        func isA(_ kind: Kind) -> Bool { extentAndKind & 15 == UInt32(kind.rawValue) }
        /// Whether the value is an array or an object.
        var isContainer: Bool { isA(.array) || isA(.object) }
        /// The number; nil for any other kind.
        var number: Double? { isA(.number) ? Double(bitPattern: payload) : nil }
        /// The range of the value.
        var range: SourceRange { SourceRange(start: Int(start), end: Int(start) + extent) }
        /// The number of bytes.
        var extent: Int { Int(extentAndKind >> 4) }
        /// The first node of a container.
        var first: Int { Int(payload >> 32) }
        /// The number of elements or members of a container.
        var count: Int { Int(payload & 0xFFFF_FFFF) }
    }

    /// The text.
    private let bytes: [UInt8]
    /// The nodes of a container stand side by side: elements, or key, value, key, value and so on.
    let nodes: [Node]

    /// A tree of nodes; each node lies in the text.
    init(bytes: [UInt8], nodes: [Node]) {
        self.bytes = bytes
        self.nodes = nodes
    }

    /// The node of the outermost value.
    var root: Int { nodes.count - 1 }

    /// The value at a node.
    func value(at index: Int) -> JSONSyntax {
        let node = nodes[index]
        let content: JSONSyntax.Content =
            switch node.kind {
            case .null: .null
            case .false: .bool(false)
            case .true: .bool(true)
            case .number: .number(Double(bitPattern: node.payload))
            case .string, .unusualString: .string(string(of: node))
            case .array:
                .array(JSONArray(elements: JSONElements(of: self, first: node.first, count: node.count)))
            case .object:
                .object(JSONObject(members: JSONMembers(of: self, first: node.first, count: node.count)))
            }
        return JSONSyntax(range: node.range, content: content)
    }

    /// The string at a node.
    func string(at index: Int) -> JSONString { string(of: nodes[index]) }

    /// The text of the string at a node; nil for any other kind.
    func text(at index: Int) -> String? {
        let node = nodes[index]
        return node.isA(.string) || node.isA(.unusualString) ? string(of: node).value : nil
    }

    private func string(of node: Node) -> JSONString {
        let range = node.range
        if node.kind == .unusualString { return Self.unusualString(at: range.start, in: bytes) }
        let content = SourceRange(start: range.start + 1, end: range.end - 1)
        return JSONString(
            value: String(decoding: bytes[content.start..<content.end], as: UTF8.self), range: range,
            contentRange: content, escapes: [])
    }

    /// Whether the string at a node equals a key; makes no string.
    @inline(__always)
    func isString(_ key: JSONKeys.Key, at index: Int) -> Bool {
        let node = nodes[index]
        guard node.isA(.string) else { return string(of: node).value == key.name }
        guard node.payload == key.mark, node.extent == key.count + 2 else { return false }
        if key.count <= JSONMark.exactBytes { return true }
        var place = Int(node.start) + 1
        for byte in key.name.utf8 {
            if bytes[place] != byte { return false }
            place += 1
        }
        return true
    }

    private static func unusualString(at offset: Int, in bytes: [UInt8]) -> JSONString {
        var lexer = JSONLexer(bytes: bytes, strictJSON: false, diagnostics: Diagnostics())
        lexer.offset = offset
        return lexer.readString(quote: .double, isKey: false)
    }
}
