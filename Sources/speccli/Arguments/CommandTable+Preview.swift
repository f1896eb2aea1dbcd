extension CommandTable {
    static let preview = Command(
        name: .preview, summary: "make one page to look at, scrub, edit and interrupt a spec",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Writes one HTML file that needs nothing else: no network, no server. It contains the spec
            with its imports, and this program's own compiler and animator, so it shows exactly what
            'speccli sample' and 'speccli simulate' print. In a browser it plays, scrubs, interrupts
            and compares. You can edit the spec there, with the diagnostics of 'speccli validate', and
            see each change at once. Nothing is written back to the file.

            The page keeps its state in its address, so a link leads back to the same view.

            --watch runs until you end it. Beside FILE it writes FILE.js, which an open page reads
            again and again. So the page shows every change by itself, and any errors too, while the
            last valid motion goes on.
            """,
        examples: [
            .init(line: "speccli preview chip.json -o chip.html", meaning: "a page to open in a browser"),
            .init(
                line: "speccli preview chip.json --before old/chip.json -o chip.html",
                meaning: "with the old motion, dashed"),
        ],
        flags: [
            Flag(.output, short: "o", .text("FILE"), "where the page goes (standard output)"),
            Flag(.before, .text("SPEC"), "the old spec, for comparison"),
            Flag(
                .watch, .none, "write again whenever a file changes; an open page notices", needs: .output),
            parameter, initial, stdinPath, root, color, help,
        ])
}
