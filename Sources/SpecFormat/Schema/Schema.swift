/// A JSON Schema, or a part of one: keywords with their values, in the order to write them.
///
/// It uses only keywords that draft 2020-12 and draft-07 share, and those that editors understand besides
/// (`markdownDescription`, `defaultSnippets`, `enumDescriptions`, `patternErrorMessage`).
struct Schema: Sendable {
    /// The keywords so far.
    private(set) var keywords: [(String, JSONValue)]

    /// A schema with these keywords.
    init(_ keywords: [(String, JSONValue)] = []) { self.keywords = keywords }

    /// The schema as JSON.
    var json: JSONValue { .object(keywords) }

    /// The same schema with one more keyword.
    func with(_ keyword: String, _ value: JSONValue) -> Schema { Schema(keywords + [(keyword, value)]) }

    /// A schema with the keywords of both.
    func joined(_ other: Schema) -> Schema { Schema(keywords + other.keywords) }

    /// The same schema with a title in front, for the messages of editors.
    func titled(_ title: String) -> Schema { Schema([("title", .string(title))] + keywords) }

    /// The same schema with examples of valid values.
    func examples(_ values: JSONValue...) -> Schema { with(examples: values) }

    /// The same schema with examples of valid values, if there are any.
    func with(examples: [JSONValue]) -> Schema {
        examples.isEmpty ? self : with("examples", .array(examples))
    }

    /// The keyword of the kind of names that a text is one of; not part of the schema that is published.
    static let names = "$names"

    /// The same schema, of a text that is a name of a kind.
    func naming(_ kind: NameKind) -> Schema { with(Self.names, .string(kind.rawValue)) }

    /// The same schema with a text that an editor can insert.
    func snippet(_ label: String, _ description: String, _ body: JSONValue) -> Schema {
        with(
            "defaultSnippets",
            [.object([("label", .string(label)), ("description", .string(description)), ("body", body)])])
    }

    // MARK: Kinds

    /// A reference to a definition.
    static func ref(_ definition: SchemaDefinition) -> Schema {
        Schema([("$ref", .string("#/$defs/\(definition.rawValue)"))])
    }

    /// True or false.
    static var boolean: Schema { Schema([("type", "boolean")]) }

    /// Any object.
    static var object: Schema { Schema([("type", "object")]) }

    /// Any text.
    static var text: Schema { Schema([("type", "string")]) }

    /// A text that matches a pattern of ECMA-262 without flags; `message` describes the pattern.
    static func text(matching pattern: String, _ message: String) -> Schema {
        Schema([
            ("type", "string"), ("pattern", .string(pattern)), ("patternErrorMessage", .string(message)),
        ])
    }

    /// An identifier; `message` describes it.
    static func identifier(_ message: String, _ examples: JSONValue...) -> Schema {
        text(matching: SchemaPattern.identifier, message).with(examples: examples)
    }

    /// A name or a word: not empty, and not an expression.
    static var word: Schema { text(matching: "^[^=]", "a text, not empty, that doesn't begin with '='") }

    /// One of a few words, with the meaning of each if there is one.
    static func choice(_ words: [String], meanings: [String] = []) -> Schema {
        let schema = Schema([("type", "string"), ("enum", .array(words.map { .string($0) }))])
        return meanings.isEmpty
            ? schema : schema.with("enumDescriptions", .array(meanings.map { .string($0) }))
    }

    /// A list.
    static func list(of element: Schema, _ count: ClosedRange<Int>) -> Schema {
        let schema = Schema([
            ("type", "array"), ("items", element.json), ("minItems", .number(Double(count.lowerBound))),
        ])
        return count.upperBound == Int.max
            ? schema : schema.with("maxItems", .number(Double(count.upperBound)))
    }

    /// At least one of several schemas.
    static func anyOf(_ choices: [Schema]) -> Schema { Schema([("anyOf", .array(choices.map { $0.json }))]) }

    /// Exactly one of several schemas.
    static func oneOf(_ choices: [Schema]) -> Schema { Schema([("oneOf", .array(choices.map { $0.json }))]) }

    /// An object that needs these keys.
    static func requiring<Key: RawRepresentable<String>>(_ keys: Key...) -> Schema { requiring(keys) }

    /// An object that needs these keys.
    static func requiring<Key: RawRepresentable<String>>(_ keys: [Key]) -> Schema {
        Schema([("required", .array(keys.map { .string($0.rawValue) }))])
    }

    /// An object in which a key has this value.
    static func saying<Key: RawRepresentable<String>>(_ key: Key, _ value: JSONValue) -> Schema {
        requiring(key).with("properties", [key.rawValue: ["const": value]])
    }
}
