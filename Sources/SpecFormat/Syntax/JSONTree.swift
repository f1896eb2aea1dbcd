/// A well-formed text and its values in one list, from which strings and containers are created on demand.
final class JSONTree: Sendable {
    /// One value, or the key of a member.
    struct Entry {
        enum Kind: UInt8 {
            case null
            case `false`
            case `true`
            case number
            /// A string of ASCII without escapes.
            case string
            /// Any other string.
            case unusualString
            case array
            case object
        }

        /// The largest number of bytes of a text whose offsets can be stored.
        static let mostBytes = 1 << 28

        /// The offset of the first byte.
        let start: UInt32
        /// The number of bytes, with the kind in the low bits.
        private let extentAndKind: UInt32
        /// For a number, its bits; for a container, its first entry and its number of elements or members; for a
        /// string, its mark.
        let payload: UInt64

        /// Creates an entry from `start` up to, but not including, `end`, both at most `mostBytes`.
        init(_ kind: Kind, start: Int, end: Int, payload: UInt64) {
            self.start = UInt32(truncatingIfNeeded: start)
            extentAndKind = UInt32(truncatingIfNeeded: end - start) << 4 | UInt32(kind.rawValue)
            self.payload = payload
        }

        /// The kind of the value.
        var kind: Kind { Kind(rawValue: UInt8(extentAndKind & 15)) ?? .null }
        /// Whether the value is of a kind; doesn't create the kind.
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
        /// The first entry of a container.
        var first: Int { Int(payload >> 32) }
        /// The number of elements or members of a container.
        var count: Int { Int(payload & 0xFFFF_FFFF) }
    }

    /// The text.
    private let bytes: [UInt8]
    /// The entries of all values. Those of a container are contiguous: elements, or key, value, key, value and so on.
    let entries: [Entry]

    /// Creates a tree of entries; each entry lies in the text.
    init(bytes: [UInt8], entries: [Entry]) {
        self.bytes = bytes
        self.entries = entries
    }

    /// The entry of the outermost value.
    var root: Int { entries.count - 1 }

    /// The value at an entry.
    func value(at index: Int) -> JSONSyntax {
        let entry = entries[index]
        let content: JSONSyntax.Content =
            switch entry.kind {
            case .null: .null
            case .false: .bool(false)
            case .true: .bool(true)
            case .number: .number(Double(bitPattern: entry.payload))
            case .string, .unusualString: .string(string(of: entry))
            case .array:
                .array(JSONArray(elements: JSONElements(of: self, first: entry.first, count: entry.count)))
            case .object:
                .object(JSONObject(members: JSONMembers(of: self, first: entry.first, count: entry.count)))
            }
        return JSONSyntax(range: entry.range, content: content)
    }

    /// The string at an entry.
    func string(at index: Int) -> JSONString { string(of: entries[index]) }

    /// The text of the string at an entry; nil for any other kind.
    func text(at index: Int) -> String? {
        let entry = entries[index]
        return entry.isA(.string) || entry.isA(.unusualString) ? string(of: entry).value : nil
    }

    private func string(of entry: Entry) -> JSONString {
        let range = entry.range
        if entry.kind == .unusualString { return Self.unusualString(at: range.start, in: bytes) }
        let content = SourceRange(start: range.start + 1, end: range.end - 1)
        return JSONString(
            value: String(decoding: bytes[content.start..<content.end], as: UTF8.self), range: range,
            contentRange: content, escapes: [])
    }

    /// Whether the string at an entry equals a key; creates no string.
    @inline(__always)
    func isString(_ key: JSONKey, at index: Int) -> Bool {
        let entry = entries[index]
        guard entry.isA(.string) else { return string(of: entry).value == key.name }
        guard entry.payload == key.mark, entry.extent == key.count + 2 else { return false }
        if key.count <= JSONMark.exactBytes { return true }
        var place = Int(entry.start) + 1
        for byte in key.name.utf8 {
            if bytes[place] != byte { return false }
            place += 1
        }
        return true
    }

    /// Whether a string of the text equals a key.
    ///
    /// - Complexity: O(n) for n values.
    func holds(_ key: JSONKey) -> Bool {
        entries.indices.contains { index in
            (entries[index].isA(.string) || entries[index].isA(.unusualString)) && isString(key, at: index)
        }
    }

    private static func unusualString(at offset: Int, in bytes: [UInt8]) -> JSONString {
        var lexer = JSONLexer(bytes: bytes, strictJSON: false, diagnostics: Diagnostics())
        lexer.offset = offset
        return lexer.readString(quote: .double, isKey: false)
    }
}
