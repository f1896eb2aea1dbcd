extension CommandTable {
    static let stats = Command(
        name: .stats, summary: "count the times and curves of specs, and find those that could be the same",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, the current
            folder. Folders are searched as 'speccli help validate' says. Specs with errors are
            reported and left out (exit code 1).

            Counts specs, variants, properties and animations, and every duration, delay and curve with
            how often it is used. A use is a place in a text: a timing that several animations share
            is one, and so is a keyframe's curve.

            Durations are nearly the same if they differ by at most a frame (1/60 s) or a twentieth.
            Curves are if their outputs differ by less than 2 % of the travel everywhere; if they have
            lengths of their own, as springs do, the lengths must be nearly the same too, and springs
            are compared swing by swing. Each value is listed with the nearest one that is used more.

            A scale is two or more values that are used at least three times each and make up half of
            all uses. Values that are used once beside it are listed with the nearest value of the
            scale. If a spec imports a library, values that are written out are listed if the library
            has a name for them, or for nearly the same value.
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
