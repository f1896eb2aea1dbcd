import SpecFormat

extension CommandTable {
    static let importing = Command(
        name: .importing, summary: "make a spec of design tokens or a style sheet",
        operands: "FILE", operandCount: 1...1,
        details: """
            FILE is a file of design tokens (Design Tokens Format 2025.10 and its dialects), a style
            sheet (CSS), or - for standard input. The spec goes to standard output or, with --output,
            to a file that is written whole or not at all.

            Tokens make a library: durations, curves and timings with the names of the tokens, groups
            and all. Aliases stay references; descriptions, '$deprecated' and what other tools keep in
            '$extensions' stay with their tokens, byte for byte. What 'speccli bake --format dtcg'
            wrote comes back as the spec it was made of.

            A style sheet makes a variant of every '@keyframes', with the timing of the rule that
            plays it; times and easings in custom properties get names, transitions become timings.

            What a spec can't say, and what was written otherwise than the format says, is reported
            on standard error. A file with errors writes nothing (exit code 1). A spec that is
            written and that 'speccli validate' will refuse, because it flashes for one, ends with
            exit code 1 too.
            """,
        examples: [
            .init(line: "speccli import motion.tokens.json -o motion.json", meaning: "tokens as a library"),
            .init(line: "speccli import card.css", meaning: "keyframes as a spec, to standard output"),
        ],
        flags: [
            Flag(.output, short: "o", .text("SPEC"), "the file to write"),
            Flag(
                .format, .choice(SpecImport.Form.allCases.map { $0.rawValue }),
                "what FILE is written in (by its name, else by what it begins with)"),
            color, help,
        ])
}
