/// One value of a JSON text, with its range and the comments around it.
public final class JSONSyntax: Sendable {
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

    /// The range from the first to the last byte of the value, quotes and brackets included, comments excluded.
    public let range: SourceRange
    /// The content of the value.
    public let content: Content
    /// The comments that belong to this value as an element or document; those of a member belong to the member.
    public let comments: JSONComments

    /// Creates a value.
    public init(range: SourceRange, content: Content, comments: JSONComments = JSONComments()) {
        self.range = range
        self.content = content
        self.comments = comments
    }

    /// The same value with different comments.
    func with(_ comments: JSONComments) -> JSONSyntax {
        JSONSyntax(range: range, content: content, comments: comments)
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
        if let tree = JSONTreeReader.read(file.bytes, limits: limits) { return tree.value(at: tree.root) }
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
