/// ★ The keys of what an object says about findings.
package enum LintField: String, FieldTable {
    case ignore

    package static let object = "'$lint'"

    package var field: Field {
        switch self {
        case .ignore: .required("an object", "rules to leave out in this object, each with the reason")
        }
    }
}
