/// ★ The keys that every object may have.
package enum CommonField: String, FieldTable {
    case description
    case comment = "$comment"
    case extensions = "$extensions"
    case lint = "$lint"

    package static let object = "an object"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .description: Field("a text", .text, "what the object is for, for people who read it")
        case .comment: Field("a text", .text, "a remark that no tool shows")
        case .extensions:
            Field("an object", .object, "data of other tools, by reverse-domain keys, kept as it is")
        case .lint:
            Field(
                "an object", Schema.object(LintField.self).with("minProperties", 1),
                "what the object is judged by, and findings about it to leave out")
        }
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

    /// Members of `properties` that refer to the definitions of the keys.
    static var references: [(String, JSONValue)] {
        allCases.map { ($0.rawValue, Schema.ref($0.definition).json) }
    }
}
