extension CommandTable {
    static let explain = Command(
        name: .explain, summary: "explain a rule, with samples",
        operands: "[ID]", operandCount: 0...1,
        details: """
            ID is the name that a report gives a problem, such as 'bezier-x-range'. Prints the reason
            for the rule, a sample that breaks it, the same sample without the problem, and how to fix
            it. Without an ID, lists all rules.
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
