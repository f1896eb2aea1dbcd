import SpecCompiler

extension CommandTable {
    static let bake = Command(
        name: .bake, summary: "compile a spec and write its keyframes",
        operands: "[SPEC…]", operandCount: 0...Int.max,
        details: """
            The result goes to standard output or, with --output, to a file that is written whole
            or not at all, or to a folder, which is made if it isn't there. SPEC may be - for standard
            input, or a pattern in quotes: 'specs/*.json'. A spec with errors writes nothing. Without
            SPEC, 'speccli.json' says what is baked: 'speccli help validate' has an example.

            Forms:

            \(ExportFormat.allCases.map { Help.item($0.rawValue, $0.summary) }.joined(separator: "\n"))

            Whatever a form can't express, or says less closely than was asked, is reported on standard
            error, with the size of the error.
            The keyframes of the JSON form stay within the tolerance and state their error.
            --max-error sets a limit for every form, beyond which nothing is written.

            The binary form keeps all of a spec, without a loss: both ways of every variant,
            parameters, start values and curves as they are. An app plays it as it plays the spec,
            and 'speccli sample' reads it too.
            """,
        examples: [
            .init(line: "speccli bake chip.json", meaning: "all variants, fewest keyframes"),
            .init(
                line: "speccli bake chip.json --variant expand -o build/chip.json", meaning: "one, to a file"),
            .init(line: "speccli bake chip.json --fps 60", meaning: "one sample a frame"),
            .init(line: "speccli bake a.json b.json -o build/", meaning: "build/a.timeline.json and so on"),
            .init(
                line: "speccli bake chip.json --format android -o res/animator/",
                meaning: "res/animator/chip.xml, a name that a resource may have"),
            .init(
                line: "speccli bake 'specs/*.json' --watch -o build/",
                meaning: "again whenever one of them changes"),
            .init(
                line: "speccli bake chip.json --format binary -o chip.timeline.bin",
                meaning: "the motion itself, for an app"),
        ],
        flags: [
            Flag(.variant, .text("NAME"), "only this variant; several if repeated (all)", isRepeatable: true),
            Flag(
                .format, .choice(ExportFormat.allCases.map { $0.rawValue }),
                "form of the result (json)"),
            Flag(
                .tolerance, .positive("X", most: 1),
                "largest error of keyframes, in shares of the travel (0.001)",
                excludes: [.fps]),
            Flag(
                .fps, .positive("N", most: mostFramesPerSecond),
                "uniform samples instead of the fewest keyframes",
                excludes: [.tolerance]),
            reverseValues,
            Flag(
                .composite, .choice(BakeOptions.Composite.allCases.map { $0.rawValue }),
                "additive motion in css, waapi (replace; add in waapi with states)"),
            Flag(
                .rules, .choice(BakeOptions.Rules.allCases.map { $0.rawValue }),
                "what css and tailwind move by (animations)"),
            Flag(.output, short: "o", .text("FILE"), "a file, or a folder: FOLDER/SPEC.timeline.json"),
            parameter, initial,
            Flag(
                .maxError, .positive("X", most: .greatestFiniteMagnitude),
                "exit 1 if something is off by more, in shares of the travel"),
            Flag(.watch, .none, "write again whenever a file changes"),
            stdinPath, root, color, help,
        ])
}
