/// Schemas of objects, from the rows of their tables.
extension Schema {
    /// An object with fixed keys: all or some of a table's, and those that every object may have.
    ///
    /// - Parameter head: The kind of node that it is.
    static func object<Key: FieldTable>(
        _ table: Key.Type, keys: [Key]? = nil, required: [Key]? = nil, of head: NodeHead? = nil
    ) -> Schema {
        let keys = keys ?? Array(Key.allCases)
        let needed = required ?? keys.filter { $0.field.isRequired }
        var keywords: [(String, JSONValue)] = [("type", "object")]
        if !needed.isEmpty { keywords += Schema.requiring(needed).keywords }
        let properties = keys.map { ($0.rawValue, $0.field.row(of: head).schema.json) }
        keywords.append(("properties", .object(properties + CommonField.references)))
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

    /// An object whose keys the author chooses; `names` is the pattern of a key, `kind` what it refers to.
    static func entries(
        of element: Schema, names: String, naming kind: NameKind? = nil, least: Int = 0
    ) -> Schema {
        var keywords: [(String, JSONValue)] = [("type", "object")]
        if least > 0 { keywords.append(("minProperties", .number(Double(least)))) }
        let key = Schema([("pattern", .string(names))])
        keywords.append(("propertyNames", (kind.map { key.naming($0) } ?? key).json))
        keywords.append(("properties", .object(CommonField.references)))
        keywords.append(("additionalProperties", element.json))
        return Schema(keywords)
    }
}
