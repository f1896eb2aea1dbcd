extension CommandTable {
    static let stats = Command(
        name: .stats, summary: "count what specs are made of, and what could be the same",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, the current
            folder. Folders are searched as 'speccli help validate' says. Specs with errors are
            reported and left out (exit code 1).

            Counts specs, variants, properties and animations, and every duration, delay and curve with
            how often it is used. A use is a place in a text: a timing that several animations share
            is one, and so is a keyframe's curve.

            Nearly the same are durations that differ by at most a frame (1/60 s) or a twentieth, and
            curves whose outputs differ by less than 2 % of the travel everywhere; of springs and
            others that last by themselves also the lengths must be alike, springs are compared swing
            by swing. Each is named beside the nearest one that is used more.

            A scale is two values or more that are used three times or more, where that is half of all
            uses: values that are used once beside it are listed with the nearest of the scale. Where
            a spec imports a library, values that are written out are listed if the library has a name
            for them, or for one nearly the same.
            """,
        examples: [
            .init(line: "speccli stats specs", meaning: "every spec in a folder, together"),
            .init(line: "speccli stats --format json specs > stats.json", meaning: "for a script"),
        ],
        flags: [
            Flag(.format, .choice(["text", "json"]), "form of the result (text)"),
            stdinPath, root, color, help,
        ])
}
