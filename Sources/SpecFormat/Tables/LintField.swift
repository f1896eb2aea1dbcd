/// ★ The keys of what an object says about findings.
package enum LintField: String, FieldTable {
    case ignore
    case scale
    case platform

    package static let object = "'$lint'"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .ignore: Field("an object", "rules to leave out in this object, each with the reason")
        case .scale:
            Field(
                "a namespace",
                "the import whose durations and curves the object keeps to, so that others draw a warning")
        case .platform: Field("a word", "where the object is played, so that it is judged for that")
        }
    }
}
