extension CommandTable {
    static let sample = Command(
        name: .sample, summary: "print exact values at given times",
        operands: "SPEC", operandCount: 1...1,
        details: """
            SPEC may be a spec, or what 'speccli bake --format binary' made of one.

            Numbers print so that they read back to the same value. Velocities are in units per
            second, one number for each stored component of a value (colours: premultiplied OKLab).
            Without --at and --fps, at 60 samples a second.
            """,
        examples: [
            .init(
                line: "speccli sample chip.json --variant expand --at 0,0.1,0.25", meaning: "three instants"),
            .init(
                line: "speccli sample chip.json --variant expand --fps 60 --format csv", meaning: "a table"),
            .init(
                line: "speccli sample chip.json --variant expand --property chip.cornerRadius --velocity",
                meaning: "one property, and how fast it changes"),
        ],
        flags: [
            Flag(.variant, .text("NAME"), "the variant; may be left out if there is only one"),
            Flag(.at, .times("T,…"), "times in seconds, or with a unit: 100ms", excludes: [.fps]),
            Flag(.fps, .positive("N", most: mostFramesPerSecond), "N samples a second (60)", excludes: [.at]),
            Flag(
                .property, .text("PATH"), "only this property; several if repeated (all)", isRepeatable: true),
            reverseValues,
            Flag(.velocity, .none, "velocities too"),
            Flag(.format, .choice(["json", "csv"]), "form of the result (json)"),
            parameter, initial, stdinPath, root, color, help,
        ])
}
