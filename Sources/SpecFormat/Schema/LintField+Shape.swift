extension LintField: SchemaTable {
    var shape: Schema {
        switch self {
        case .ignore:
            Schema([
                ("type", "object"),
                (
                    "propertyNames",
                    .object([
                        (
                            "enum",
                            .array(
                                (DiagnosticID.ignorableNames + CommonField.allCases.map { $0.rawValue })
                                    .map { .string($0) })
                        )
                    ])
                ),
                ("properties", .object(CommonField.references)),
                ("additionalProperties", .object([("type", "string"), ("pattern", "\\S")])),
            ])
        case .scale:
            Schema.text(matching: SchemaPattern.identifier, "a namespace of 'imports'").examples("m3")
        case .platform:
            .choice(Platform.allCases.map { $0.rawValue }, meanings: ["in a browser"])
        }
    }
}
