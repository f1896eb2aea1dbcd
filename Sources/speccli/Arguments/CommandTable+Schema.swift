extension CommandTable {
    static let schema = Command(
        name: .schema, summary: "print the language as a JSON Schema",
        operands: "", operandCount: 0...0,
        details: """
            The schema is for editors and validators: draft 2020-12, kept to what it shares with
            draft-07. A spec names it with "$schema", by its path or address. It says what a value
            by itself can say; 'speccli validate' checks the rest too.
            """,
        examples: [
            .init(line: "speccli schema > motion-spec.schema.json", meaning: "for an editor"),
            .init(
                line: "speccli schema --format markdown > docs/reference.md", meaning: "the reference page"),
            .init(line: "speccli schema --format card", meaning: "the language on one screen"),
        ],
        flags: [
            Flag(
                .format, .choice(["json", "markdown", "card"]),
                "JSON Schema, the reference page, or one screen (json)"), help,
        ])
}
