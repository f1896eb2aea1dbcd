extension CommandTable {
    static let play = Command(
        name: .play, summary: "play a spec live in the terminal, interrupt it by keys",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Draws every property as a bar with its value, as it moves; a mark shows where it will
            rest. It plays on the real animator, at the screen's own time. Keys:

              space, Enter   play the other way: the variant that starts where the last one ends,
                             else the last one with its values reversed; what plays is interrupted
              1 … 9          play this variant
              p              pause everything, go on
              r              turn round
              ← →, h l       scrub by a fiftieth of the whole, and hold there
              + −            twice as fast, half as fast
              s  c  f        stop (freeze here), cancel (show where it will rest), finish
              0              back to the beginning
              ↑ ↓, k j       scroll, where there are more properties than lines
              q, Escape      quit; Control-C too, Control-Z suspends

            A spec with 'transitions' is played from state to state. What can be sent in the
            current state is listed with its key, an event has the same one in every state:

              1 … 9, A … Z   send this event, from where things are
              space, Enter   send the first of them
              p              pause, so that nothing goes on by itself either
              r              does nothing: what leads back is an event

            Needs a terminal for its keys and its picture, which is left as it was found. Without
            one, --frames prints frames as plain text.
            """,
        examples: [
            .init(line: "speccli play chip.json", meaning: "the first variant, then what keys say"),
            .init(line: "speccli play toast.json", meaning: "with transitions: events from the first state"),
            .init(line: "speccli play chip.json --variant collapse", meaning: "another variant first"),
            .init(
                line: "speccli play chip.json --frames 24 --fps 60",
                meaning: "0.4 s as text, no terminal needed"),
        ],
        flags: [
            Flag(
                .variant, .text("NAME"),
                "what is played first (the spec's first variant, or the first event's)"),
            Flag(.reducedMotion, .none, "play the forms for reduced motion"),
            Flag(.fps, .positive("N", most: 1000), "frames a second (60)"),
            Flag(.frames, .count("N"), "print N frames as text instead"),
            parameter, initial, root, color, help,
        ])
}
