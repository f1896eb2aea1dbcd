/// What is at an offset of a text: the value or the key there, or the place for one, with what the schema says of it.
package struct SpecCursor {
    /// What can stand, or stands, at the offset.
    package enum Role: Sendable {
        /// A key of the innermost object.
        case key
        /// A value: of the innermost member, or an element of the innermost list.
        case value
    }

    /// The values around the offset, the whole text first.
    package let around: [JSONSyntax]
    /// The keys that lead there, with one for each object passed; of a list's element the index as a text.
    package let path: [String]
    /// Whether a key or a value stands there.
    package let role: Role
    /// The key or value, quotes included; empty at a place for one.
    package let range: SourceRange
    /// The value that stands there, if one does.
    package let value: JSONSyntax?
    /// The member that the offset is in, with its key; nil at a place for one, and in a list.
    package let member: JSONMember?
    /// What the schema says of the value, or of the objects whose key it is, before references are followed.
    package let schemas: [JSONValue]
    /// Whether a comma is missing in front of something new here, and behind it.
    package let needsComma: (before: Bool, after: Bool)

    /// The innermost object around the offset.
    package var object: JSONObject? {
        for value in around.reversed() {
            if case .object(let object) = value.content { return object }
        }
        return nil
    }

    /// The alternatives of the value, or the objects that can have the key.
    package var alternatives: [JSONValue] {
        let walk = SchemaWalk.spec
        guard role == .key else { return schemas.flatMap { walk.flattened($0) } }
        return schemas
    }

    /// The kind of names that the text there is one of; nil for none, or for any.
    package var names: [NameKind] {
        let keyword = Schema.names
        let found =
            role == .key
            ? alternatives.compactMap { $0.at("propertyNames", keyword)?.string }
            : alternatives.compactMap { $0[keyword]?.string }
        return found.compactMap { NameKind(rawValue: $0) }
    }

    /// What the language says of the key, or of the key whose value it is, as Markdown; nil for keys of the author's
    /// choice.
    package var documentation: String? {
        guard let member else { return nil }
        let walk = SchemaWalk.spec
        let objects = role == .key ? schemas : outer
        for schema in objects {
            if let row = schema.at("properties", member.key.value) {
                let text = row["markdownDescription"] ?? walk.described(row, "markdownDescription")
                if let text = text?.string { return text }
            }
        }
        return nil
    }

    /// What the schema says of the object that has the member.
    let outer: [JSONValue]
}

extension SchemaWalk {
    /// What a keyword says in the definition that a part refers to.
    func described(_ row: JSONValue, _ keyword: String) -> JSONValue? {
        flattened(row).first.flatMap { $0[keyword] }
    }
}
