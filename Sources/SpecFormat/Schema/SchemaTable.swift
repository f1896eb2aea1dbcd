/// A field table that knows the schema of each of its values.
protocol SchemaTable: FieldTable {
    /// The schema of the key's value.
    var shape: Schema { get }
}

extension Field {
    /// The value that counts without the key, in Markdown: as code if it is JSON, else in words.
    var markdownFallback: String? {
        fallback.map { JSONValue(text: $0) == nil ? $0 : "`\($0)`" }
    }
}

extension SchemaTable {
    /// The member of `properties` for the key: the description of its row, then its schema.
    var property: (String, JSONValue) {
        let row = field
        var details = "*\(row.type)*: \(row.summary)."
        if row.isRequired { details += " Required." }
        var keywords: [(String, JSONValue)] = [("description", .string(row.summary))]
        if let fallback = row.markdownFallback { details += " Default: \(fallback)." }
        keywords.append(("markdownDescription", .string(details)))
        keywords += shape.keywords
        if let fallback = row.fallback, let value = JSONValue(text: fallback) {
            keywords.append(("default", value))
        }
        return (rawValue, .object(keywords))
    }
}

extension Schema {
    /// An object with fixed keys: all or some of a table's, and those that every object may have.
    static func object<Key: SchemaTable>(
        _ table: Key.Type, keys: [Key]? = nil, required: [Key]? = nil
    ) -> Schema {
        let keys = keys ?? Array(Key.allCases)
        let needed = required ?? keys.filter { $0.field.isRequired }
        var keywords: [(String, JSONValue)] = [("type", "object")]
        if !needed.isEmpty { keywords.append(("required", .array(needed.map { .string($0.rawValue) }))) }
        keywords.append(("properties", .object(keys.map { $0.property } + CommonField.references)))
        keywords.append(("additionalProperties", false))
        return Schema(keywords)
    }

    /// An object with fixed keys that all have the same schema.
    static func object(numbers names: [String], of number: Schema) -> Schema {
        Schema([
            ("type", "object"), ("required", .array(names.map { .string($0) })),
            ("properties", .object(names.map { ($0, number.json) } + CommonField.references)),
            ("additionalProperties", false),
        ])
    }

    /// An object whose keys the author chooses; `names` is the pattern of a key.
    static func entries(of element: Schema, names: String, least: Int = 0) -> Schema {
        var keywords: [(String, JSONValue)] = [("type", "object")]
        if least > 0 { keywords.append(("minProperties", .number(Double(least)))) }
        keywords.append(("propertyNames", .object([("pattern", .string(names))])))
        keywords.append(("properties", .object(CommonField.references)))
        keywords.append(("additionalProperties", element.json))
        return Schema(keywords)
    }
}

extension CommonField: SchemaTable {
    var shape: Schema {
        switch self {
        case .description, .comment: .text
        case .extensions: Schema([("type", "object")])
        case .lint: Schema.object(LintField.self).with("minProperties", 1)
        }
    }

    /// Members of `properties` that refer to the definitions of the keys.
    static var references: [(String, JSONValue)] {
        allCases.map { ($0.rawValue, Schema.ref($0.definition).json) }
    }

    /// The definition of the key's value.
    private var definition: SchemaDefinition {
        switch self {
        case .description: .description
        case .comment: .comment
        case .extensions: .extensions
        case .lint: .lint
        }
    }
}
