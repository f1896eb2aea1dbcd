import SpecFormat

extension CommandTable {
    static let importing = Command(
        name: .importing, summary: "make a spec from design tokens, a style sheet or a Lottie animation",
        operands: "FILE…", operandCount: 1...Int.max,
        details: """
            FILE is a file of design tokens (Design Tokens Format 2025.10 and its dialects), a resolver
            document of tokens, a style sheet (CSS), a Lottie animation (JSON), or - for standard
            input. The spec goes to standard output or, with --output, to a file that is written
            whole or not at all. Several files of tokens are read as one, and so are several style
            sheets: references lead from one to the other, and what later ones say counts.

            Tokens become a library: durations, curves and timings with the names of the tokens and
            their groups. Aliases stay references; descriptions, '$deprecated' and the data of other
            tools in '$extensions' stay with their tokens, byte for byte. Tokens that were written by
            'speccli bake --format dtcg' become the original spec again.

            A resolver document says which files count in which order, and has modifiers, each with
            contexts of which one is chosen: its default, or what --context says. The files lie in
            the folder --root, by default this one, or that of FILE.

            Read too are tokens without types in groups whose names tell (Style Dictionary), the sets
            of Tokens Studio, and Figma's variables as its REST interface and plugins export them; of a
            prototype of Figma's REST interface, the timings of its transitions, springs too.

            In a style sheet, every '@keyframes' becomes a variant with the timing of the rule that
            plays it, and so does every state, as ':hover', into which a transition leads, with its
            way back, and '@starting-style'. Rules for 'prefers-reduced-motion' become the reduced
            form. Times and easings in custom properties get names, other transitions become timings.

            Of a Lottie animation, the places, sizes, turns, opacities, colours and trimmed strokes of
            its layers are read, with the easing of every key; each marker with a length is a variant.

            What a spec can't say, and what was written otherwise than the format says, is reported
            on standard error with its line; --strict makes that exit code 1. A file with errors
            writes nothing (exit code 1). A spec that is written and that 'speccli validate' will
            refuse, because it flashes for one, ends with exit code 1 too.
            """,
        examples: [
            .init(line: "speccli import motion.tokens.json -o motion.json", meaning: "tokens as a library"),
            .init(
                line: "speccli import brand.resolver.json --context theme=dark",
                meaning: "the files that it names, for one theme"),
            .init(line: "speccli import card.css", meaning: "keyframes as a spec, to standard output"),
        ],
        flags: [
            Flag(.output, short: "o", .text("SPEC"), "the file to write"),
            Flag(
                .format, .choice(SpecImport.Form.allCases.map { $0.rawValue }),
                "what FILE is written in (by its name, else by what it begins with)"),
            Flag(
                .context, .text("MODIFIER=CONTEXT"), "the context of a modifier (its default)",
                isRepeatable: true),
            Flag(.strict, .none, "exit 1 if something of the file isn't in the spec"),
            root, color, help,
        ])
}
