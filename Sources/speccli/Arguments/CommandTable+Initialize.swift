extension CommandTable {
    static let initialize = Command(
        name: .initialize, summary: "begin a spec that uses a design system's curves",
        operands: "[NAME]", operandCount: 0...1,
        details: """
            Writes NAME.motion.json in the current folder ('motion' without a NAME): a panel that
            comes and goes, with a form for reduced motion, and beside it in 'libraries/' the library
            that it imports, and the JSON Schema by which editors complete it. Nothing is ever
            overwritten: where one of the files is there already and says something else, nothing is
            written.

            Libraries:

            \(StarterLibrary.allCases.map { Help.item($0.rawValue, $0.summary) }.joined(separator: "\n"))
            """,
        examples: [
            .init(line: "speccli init", meaning: "motion.motion.json, with Apple's springs"),
            .init(line: "speccli init side-panel --from material3", meaning: "side-panel.motion.json"),
        ],
        flags: [
            Flag(.from, .choice(StarterLibrary.allCases.map { $0.rawValue }), "the library (apple)"), help,
        ])
}
