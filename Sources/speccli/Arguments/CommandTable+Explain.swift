extension CommandTable {
    static let explain = Command(
        name: .explain, summary: "say why a rule is one, with samples",
        operands: "[ID]", operandCount: 0...1,
        details: """
            ID is what a report shows with a problem, such as 'bezier-x-range'. Prints why it is a
            rule, a sample that breaks it, the same without the breach, and how to mend it.
            Without an ID, lists all rules.
            """,
        examples: [
            .init(line: "speccli explain damping-looks-like-ratio", meaning: "one rule"),
            .init(line: "speccli explain", meaning: "every rule in a line"),
            .init(
                line: "speccli explain --format markdown > docs/diagnostics.md",
                meaning: "the page of all rules"),
        ],
        flags: [Flag(.format, .choice(["text", "markdown"]), "form of the result (text)"), help])
}
