/// ★ The keys of what an object says about findings.
package enum LintField: String, FieldTable {
    case ignore, scale, platform

    package static let object = "'$lint'"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .ignore:
            Field("an object", Self.rules, "rules to leave out in this object, each with the reason")
        case .scale:
            Field(
                "a namespace", .identifier("a namespace of 'imports'", "m3").naming(.namespace),
                "the import whose durations and curves the object keeps to, so that others draw a warning")
        case .platform:
            .choice(
                Platform.allCases.map { $0.rawValue },
                "where the object is played, so that it is judged for that", meanings: ["in a browser"])
        }
    }

    /// Rules by their names, each with a reason.
    private static var rules: Schema {
        let names = DiagnosticID.ignorableNames + CommonField.allCases.map { $0.rawValue }
        return Schema([
            ("type", "object"),
            ("propertyNames", .object([("enum", .array(names.map { .string($0) }))])),
            ("properties", .object(CommonField.references)),
            ("additionalProperties", .object([("type", "string"), ("pattern", "\\S")])),
        ])
    }
}
