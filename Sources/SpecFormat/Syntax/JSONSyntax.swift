/// One value of a JSON text, with its range and the comments around it: its place among all values of the text, from which
/// its content is made when it is asked for.
public struct JSONSyntax: Sendable {
    /// The content of a value.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        /// The number, correctly rounded from the text in `JSONSyntax.range`; always finite.
        case number(Double)
        case string(JSONString)
        case array(JSONArray)
        case object(JSONObject)
        /// A value that is missing or unreadable. It was reported: nothing more should be reported about it.
        case invalid
    }

    /// The values that it is one of.
    private let tree: JSONTree
    /// Its entry there.
    private let index: Int

    /// The value of an entry.
    init(of tree: JSONTree, at index: Int) {
        self.tree = tree
        self.index = index
    }

    /// Creates a value.
    public init(range: SourceRange, content: Content, comments: JSONComments = JSONComments()) {
        self.init(of: JSONTree(JSONTree.Single(range: range, content: content, comments: comments)), at: 0)
    }

    /// The range from the first to the last byte of the value, quotes and brackets included, comments excluded.
    public var range: SourceRange { tree.single?.range ?? tree.entries[index].range }

    /// The content of the value.
    ///
    /// - Complexity: O(n) for n bytes of a string, otherwise O(1).
    public var content: Content { tree.single?.content ?? tree.content(at: index) }

    /// The comments that belong to this value as an element or document; those of a member belong to the member.
    public var comments: JSONComments { tree.single?.comments ?? JSONComments() }

    /// Whether it is a string; makes none.
    var isString: Bool {
        guard let single = tree.single else { return tree.entries[index].isString }
        if case .string = single.content { return true }
        return false
    }

    /// The same value with different comments.
    func with(_ comments: JSONComments) -> JSONSyntax {
        JSONSyntax(range: range, content: content, comments: comments)
    }

    /// The number; nil for any other value.
    var number: Double? {
        guard let single = tree.single else { return tree.entries[index].number }
        if case .number(let number) = single.content { return number }
        return nil
    }

    /// The bytes of a string of ASCII that stands in quotes as it is; nil for any other value.
    var plainBytes: ArraySlice<UInt8>? { tree.single == nil ? tree.plainBytes(at: index) : nil }

    /// Whether it is a string that begins with a byte of ASCII; makes none.
    func isString(beginningWith byte: UInt8) -> Bool {
        guard let single = tree.single else { return tree.isString(beginningWith: byte, at: index) }
        if case .string(let string) = single.content { return string.value.utf8.first == byte }
        return false
    }

    /// The bounds of a text.
    public struct Limits: Sendable {
        /// The deepest nesting of brackets.
        public var depth = 256
        /// The largest number of bytes of a text.
        public var size = 64 << 20

        /// The limits of the language: 256 levels, 64 MiB.
        public init() {}
    }

    /// Reads a text, recovering from every problem it reports.
    ///
    /// RFC 8259 with comments and trailing commas; a byte order mark at the start is skipped.
    ///
    /// - Parameters:
    ///   - file: The text.
    ///   - strictJSON: Report comments and trailing commas too.
    ///   - limits: A text beyond them gives one error and no value.
    ///   - diagnostics: Receives every problem; the ids begin with `json-`, except `duplicate-key`.
    /// - Returns: The value, with `.invalid` for each part that could not be read; nil when there is none at all.
    /// - Complexity: O(n) time for n bytes, O(depth) stack-free memory beside the tree.
    public static func parse(
        _ file: SourceFile, strictJSON: Bool = false, limits: Limits = Limits(),
        diagnostics: inout Diagnostics
    ) -> JSONSyntax? {
        if let tree = JSONTreeReader.read(file.bytes, limits: limits) {
            return JSONSyntax(of: tree, at: tree.root)
        }
        var parser = JSONParser(
            bytes: file.bytes, strictJSON: strictJSON, limits: limits, diagnostics: diagnostics)
        let root = parser.parse()
        diagnostics = parser.lexer.diagnostics
        return root
    }
}

extension JSONSyntax {
    /// The name of the JSON type in messages, with its article: `a string`, `an object`.
    public var typeName: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        case .invalid: "nothing"
        }
    }

    /// The value without ranges and comments.
    ///
    /// All members of a duplicate key are kept; a part that could not be read is null.
    package var value: JSONValue {
        switch content {
        case .null, .invalid: .null
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .string(let string): .string(string.value)
        case .array(let array): .array(array.elements.map { $0.value })
        case .object(let object): .object(object.members.map { ($0.key.value, $0.value.value) })
        }
    }
}
