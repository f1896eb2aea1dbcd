/// A piece of a JSON Schema: keywords with their values, in the order to write them.
///
/// Only what draft 2020-12 and draft-07 both know, plus what editors read beside it (`markdownDescription`,
/// `defaultSnippets`, `enumDescriptions`, `patternErrorMessage`).
struct Schema: Sendable {
    /// The keywords so far.
    private(set) var keywords: [(String, JSONValue)]

    /// A piece with these keywords.
    init(_ keywords: [(String, JSONValue)] = []) { self.keywords = keywords }

    /// The piece as JSON.
    var json: JSONValue { .object(keywords) }

    /// The same piece with one keyword more.
    func with(_ keyword: String, _ value: JSONValue) -> Schema { Schema(keywords + [(keyword, value)]) }

    /// The same piece with a name in front, for the messages of editors.
    func titled(_ title: String) -> Schema { Schema([("title", .string(title))] + keywords) }

    /// The same piece with values that are right.
    func examples(_ values: JSONValue...) -> Schema { with("examples", .array(values)) }

    /// The same piece with a text that an editor can put there.
    func snippet(_ label: String, _ description: String, _ body: JSONValue) -> Schema {
        with(
            "defaultSnippets",
            [.object([("label", .string(label)), ("description", .string(description)), ("body", body)])])
    }

    // MARK: Kinds

    /// The piece that a definition holds.
    static func ref(_ definition: SchemaDefinition) -> Schema {
        Schema([("$ref", .string("#/$defs/\(definition.rawValue)"))])
    }

    /// True or false.
    static var boolean: Schema { Schema([("type", "boolean")]) }

    /// Any text.
    static var text: Schema { Schema([("type", "string")]) }

    /// A text of a pattern, which must be one of ECMA-262 without flags; `message` says what it wants.
    static func text(matching pattern: String, _ message: String) -> Schema {
        Schema([
            ("type", "string"), ("pattern", .string(pattern)), ("patternErrorMessage", .string(message)),
        ])
    }

    /// A name or a word: not empty, no expression.
    static var word: Schema { text(matching: "^[^=]", "a text, not empty, that doesn't begin with '='") }

    /// One of a few words, each with what it means where that is known.
    static func choice(_ words: [String], meanings: [String] = []) -> Schema {
        let schema = Schema([("type", "string"), ("enum", .array(words.map { .string($0) }))])
        return meanings.isEmpty
            ? schema : schema.with("enumDescriptions", .array(meanings.map { .string($0) }))
    }

    /// A number inside a range.
    static func number(_ range: ClosedRange<Double>) -> Schema {
        Schema([
            ("type", "number"), ("minimum", .number(range.lowerBound)),
            ("maximum", .number(range.upperBound)),
        ])
    }

    /// A number above a limit.
    static func number(above limit: Double, most: Double? = nil) -> Schema {
        let schema = Schema([("type", "number"), ("exclusiveMinimum", .number(limit))])
        return most.map { schema.with("maximum", .number($0)) } ?? schema
    }

    /// A list.
    static func list(of element: Schema, _ count: ClosedRange<Int>) -> Schema {
        let schema = Schema([
            ("type", "array"), ("items", element.json), ("minItems", .number(Double(count.lowerBound))),
        ])
        return count.upperBound == Int.max
            ? schema : schema.with("maxItems", .number(Double(count.upperBound)))
    }

    /// At least one of several pieces.
    static func anyOf(_ choices: [Schema]) -> Schema { Schema([("anyOf", .array(choices.map { $0.json }))]) }

    /// Exactly one of several pieces.
    static func oneOf(_ choices: [Schema]) -> Schema { Schema([("oneOf", .array(choices.map { $0.json }))]) }

    /// What needs these keys.
    static func requiring(_ keys: [String]) -> Schema {
        Schema([("required", .array(keys.map { .string($0) }))])
    }
}
