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
        /// Whether the value is a string.
        var isString: Bool { isA(.string) || isA(.unusualString) }
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
    /// The only value, instead of entries: one that the fast reader didn't make.
    let single: Single?
    /// What is in the brackets of one, instead of entries.
    let list: List?

    /// A value with everything that an entry doesn't have.
    final class Single: Sendable {
        let range: SourceRange
        let content: JSONSyntax.Content
        let comments: JSONComments

        init(range: SourceRange, content: JSONSyntax.Content, comments: JSONComments) {
            self.range = range
            self.content = content
            self.comments = comments
        }
    }

    /// The members of an object, or the elements of an array, with everything that entries don't have.
    final class List: Sendable {
        let members: [JSONMember]
        let elements: [JSONSyntax]
        let danglingComments: [JSONComment]
        let isComplete: Bool

        init(_ members: [JSONMember], danglingComments: [JSONComment], isComplete: Bool) {
            (self.members, elements) = (members, [])
            (self.danglingComments, self.isComplete) = (danglingComments, isComplete)
        }

        init(_ elements: [JSONSyntax], danglingComments: [JSONComment], isComplete: Bool) {
            (members, self.elements) = ([], elements)
            (self.danglingComments, self.isComplete) = (danglingComments, isComplete)
        }
    }

    /// Creates a tree of entries; each entry lies in the text.
    init(bytes: [UInt8], entries: [Entry]) {
        self.bytes = bytes
        self.entries = entries
        (single, list) = (nil, nil)
    }

    /// Creates a tree of one value.
    init(_ single: Single) {
        (bytes, entries) = ([], [])
        (self.single, list) = (single, nil)
    }

    /// Creates a tree of what is in one pair of brackets.
    init(_ list: List) {
        (bytes, entries) = ([], [])
        (single, self.list) = (nil, list)
    }

    /// The entry of the outermost value.
    var root: Int { entries.count - 1 }

    /// The content of the value at an entry.
    func content(at index: Int) -> JSONSyntax.Content {
        let entry = entries[index]
        return switch entry.kind {
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
    }

    /// The string at an entry.
    func string(at index: Int) -> JSONString { string(of: entries[index]) }

    /// The text of the string at an entry; nil for any other kind.
    func text(at index: Int) -> String? {
        let entry = entries[index]
        return entry.isString ? string(of: entry).value : nil
    }

    private func string(of entry: Entry) -> JSONString {
        let range = entry.range
        if entry.kind == .unusualString { return Self.unusualString(at: range.start, in: bytes) }
        let value = String(decoding: bytes[(range.start + 1)..<(range.end - 1)], as: UTF8.self)
        return JSONString(value: value, quotedAt: range)
    }

    /// The place of the string at an entry among some keys; nil if it isn't one of them. Creates no string.
    func row(at index: Int, among keys: JSONKeys) -> Int? {
        let entry = entries[index]
        guard entry.isA(.string) else { return keys.all.firstIndex { isString($0, at: index) } }
        return keys.row(of: entry.payload) { isString($0, at: index) }
    }

    /// Whether the string at an entry equals a key; creates no string.
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

    /// The bytes of a string of ASCII without escapes; nil for any other value.
    func plainBytes(at index: Int) -> ArraySlice<UInt8>? {
        let entry = entries[index]
        guard entry.isA(.string) else { return nil }
        return bytes[(Int(entry.start) + 1)..<(Int(entry.start) + entry.extent - 1)]
    }

    /// Whether the value at an entry is a string that begins with a byte of ASCII; makes none.
    func isString(beginningWith byte: UInt8, at index: Int) -> Bool {
        let entry = entries[index]
        if entry.isA(.string) { return bytes[Int(entry.start) + 1] == byte }
        return entry.isA(.unusualString) && string(of: entry).value.utf8.first == byte
    }

    /// Whether a string of the text begins with a byte of ASCII.
    ///
    /// - Complexity: O(n) for n values.
    func holdsString(beginningWith byte: UInt8) -> Bool {
        entries.indices.contains { isString(beginningWith: byte, at: $0) }
    }

    /// Whether a string of the text equals a key.
    ///
    /// - Complexity: O(n) for n values.
    func holds(_ key: JSONKey) -> Bool {
        entries.indices.contains { index in
            entries[index].isString && isString(key, at: index)
        }
    }

    private static func unusualString(at offset: Int, in bytes: [UInt8]) -> JSONString {
        var lexer = JSONLexer(bytes: bytes, strictJSON: false, diagnostics: Diagnostics())
        lexer.offset = offset
        return lexer.readString(quote: .double, isKey: false)
    }
}
