extension CommandTable {
    static let plot = Command(
        name: .plot, summary: "draw a motion: timing chart, graphs, film strip",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Writes one SVG picture, the same bytes on every machine. For each variant it has a timing
            chart (a bar for each property in the colour of its curve's kind, a delay hatched, what a
            spring swings on behind its perceptual duration lighter), a graph of every property (its
            value thick, each component in a tone of its own, its velocity thin, with fixed head-room
            for overshoot, a colour as a strip), and a film strip of what has a place and a size. It
            follows the reader's choice of light or dark.

            SPEC may be a spec, or what 'speccli bake --format binary' made of one. --terminal draws
            bars and graphs with characters instead.
            """,
        examples: [
            .init(line: "speccli plot chip.json -o chip.svg", meaning: "a picture"),
            .init(
                line: "speccli plot chip.json --before old/chip.json -o chip.svg",
                meaning: "with the old motion, dashed"),
            .init(line: "speccli plot chip.json --variant expand --terminal", meaning: "in the terminal"),
        ],
        flags: [
            Flag(.output, short: "o", .text("FILE"), "where the picture goes (standard output)"),
            Flag(.variant, .text("NAME"), "only this variant; several if repeated (all)", isRepeatable: true),
            Flag(.before, .text("SPEC"), "the old spec, for comparison", excludes: [.terminal]),
            Flag(.terminal, .none, "draw with characters", excludes: [.output, .before]),
            parameter, initial, stdinPath, root, color, help,
        ])
}
