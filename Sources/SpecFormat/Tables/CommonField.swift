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
        case .description: Field("a text", "what the object is for, for people who read it")
        case .comment: Field("a text", "a remark that no tool shows")
        case .extensions: Field("an object", "data of other tools, by reverse-domain keys, kept as it is")
        case .lint: Field("an object", "what the object is judged by, and findings about it to leave out")
        }
    }
}
