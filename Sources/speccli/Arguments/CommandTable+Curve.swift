extension CommandTable {
    static let curve = Command(
        name: .curve, summary: "look at one curve: values, velocity, facts, conversion, picture",
        operands: "CURVE | fit STOPS", operandCount: 1...2,
        details: """
            CURVE is JSON as in a spec, a name, or a CSS easing function. 'm3.standard' is a curve of
            the library 'm3', which --import names, or 'speccli.json'. Without --at and --to, prints
            facts: the kind, its range, and for springs the settling duration and all six ways to
            write them.

            'curve fit' finds the spring and the Bézier that are nearest to STOPS: a curve, such as
            CSS linear(), a list of outputs, a list of [time, value] pairs, or a file that holds one
            of these. Prints the better one first, with the largest distance over the whole time (the
            residual) and the root of the mean square, both in shares of the travel.
            """,
        examples: [
            .init(line: "speccli curve bounce.out --at 0,0.5,1", meaning: "values and velocities"),
            .init(line: "speccli curve 'cubic-bezier(.4,0,.2,1)'", meaning: "facts"),
            .init(
                line: #"speccli curve '{"spring":{"duration":0.5,"bounce":0.3}}' --at 0.1,0.2 --seconds"#,
                meaning: "where a spring is after 0.1 s and 0.2 s"),
            .init(line: "speccli curve bouncy --to css --tolerance 0.01", meaning: "as CSS linear()"),
            .init(
                line: "speccli curve bouncy --to lottie",
                meaning: "as a Lottie property, 0 to 1 in 100 frames"),
            .init(
                line: "speccli curve m3.standard --import m3=libraries/material3.json",
                meaning: "a curve of a library"),
            .init(line: "speccli curve back.out --plot", meaning: "a picture, drawn with dots"),
            .init(
                line: "speccli curve fit 'linear(0, .35 10%, .9 25%, 1.05 40%, 1)' --duration 0.6",
                meaning: "the spring behind some stops that take 0.6 s"),
        ],
        flags: [
            Flag(.at, .times("P,…"), "progress, 0 to 1, or times: 100ms, or with --seconds", excludes: [.to]),
            Flag(
                .seconds, .none,
                "--at is seconds, velocity per second; springs only",
                needs: .at),
            Flag(
                .to, .choice(["css", "waapi", "bezierPath", "points", "lottie"]), "convert",
                excludes: [.at]),
            Flag(.tolerance, .positive("X", most: 1), "largest error of a conversion (0.001)", needs: .to),
            Flag(.plot, .none, "a picture of the curve", excludes: [.at, .to]),
            Flag(
                .duration, .time("S", most: 1e6),
                "how long the stops of 'fit' take: 0.6, 600ms (1)"),
            Flag(
                .format, .choice(["text", "json"]),
                "form of facts and conversion: text on a terminal, else json"),
            Flag(
                .import, .text("NAME=FILE"), "a library whose curves CURVE may name, as in 'imports'",
                isRepeatable: true),
            root, color, help,
        ])
}
