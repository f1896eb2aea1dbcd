/// One row of a field table: everything there is to say about a key of an object.
package struct Field: Sendable {
    /// What the value is, with its article: `a time`.
    package let type: String
    /// One line on what it means.
    package let summary: String
    /// What holds without the key, as it would be written; nil where nothing does.
    package let fallback: String?
    /// Whether the object is wrong without the key.
    package private(set) var isRequired = false
    /// Where the numbers of its value lie; nil where it has none, or any.
    private(set) var range: NumberRange?
    // Made when they are asked for: who reads a spec needs few of the words, and no schema.
    private var list: @Sendable () -> [String]
    private var make: @Sendable () -> Schema
    /// The kinds of node that can have the key; empty in other objects.
    private(set) var heads: [NodeHead] = []
    /// The rows of the kinds of node where the value may be something else.
    private var exceptions: [(head: NodeHead, row: Field)] = []

    /// A key that may be left out.
    ///
    /// - Parameters:
    ///   - type: What the value is, with its article: `a time`.
    ///   - schema: The schema of the value.
    ///   - summary: One line on what it means.
    ///   - fallback: What holds without the key.
    ///   - range: Where the numbers of its value lie.
    ///   - words: The words that can stand there.
    init(
        _ type: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String,
        default fallback: String? = nil, in range: NumberRange? = nil,
        words: @autoclosure @escaping @Sendable () -> [String] = []
    ) {
        self.type = type
        self.summary = summary
        self.fallback = fallback
        self.range = range
        list = words
        make = schema
    }

    /// A key that may be left out, of an object that has no schema.
    package init(_ type: String, _ summary: String, default fallback: String? = nil) {
        self.init(type, Schema(), summary, default: fallback)
    }

    /// The same key, which must be there.
    package var required: Field {
        var field = self
        field.isRequired = true
        return field
    }

    /// The same key, of these kinds of node besides.
    func of(_ heads: NodeHead...) -> Field { of(heads) }

    /// The same key, of these kinds of node besides; with other numbers or words there, if any are given.
    func of(_ heads: [NodeHead], in range: NumberRange? = nil, words: [String]? = nil) -> Field {
        var field = self
        field.heads += heads
        var row = self
        if let range { (row.range, row.make) = (range, { range.schema }) }
        if let words { (row.list, row.make) = ({ words }, { .choice(words) }) }
        if range != nil || words != nil { field.exceptions += heads.map { ($0, row) } }
        return field
    }

    /// The row in a kind of node, if there is one.
    func row(of head: NodeHead?) -> Field { exceptions.first { $0.head == head }?.row ?? self }

    /// Whether what the value may be depends on the kind of node.
    var dependsOnHead: Bool { !exceptions.isEmpty }

    /// The words that can stand there.
    var words: [String] { list() }

    /// The words that can stand there in some kind of node.
    var allWords: [String] {
        exceptions.reduce(words) { all, other in all + other.row.words.filter { !all.contains($0) } }
    }

    /// The rule of its numbers, as messages say it of a key: `lies between 0 and 1`; nil where it has none.
    var rule: String? {
        range.map { range in ([range.phrase] + words.map { "is '\($0)'" }).joined(separator: " or ") }
    }

    /// The default in Markdown: as code if it is JSON, else in words.
    var markdownFallback: String? {
        fallback.map { JSONValue(text: $0) == nil ? $0 : "`\($0)`" }
    }

    /// The schema of the key in an object: what the row says, then the value.
    var schema: Schema {
        var details = "*\(type)*: \(summary)."
        if isRequired { details += " Required." }
        if let markdownFallback { details += " Default: \(markdownFallback)." }
        let schema = Schema([("description", .string(summary)), ("markdownDescription", .string(details))])
            .joined(make())
        return fallback.flatMap { JSONValue(text: $0) }.map { schema.with("default", $0) } ?? schema
    }
}
