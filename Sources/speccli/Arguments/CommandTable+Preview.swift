extension CommandTable {
    static let preview = Command(
        name: .preview, summary: "make one page to look at, scrub, edit and interrupt a spec",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Writes one HTML file that needs nothing else: no network, no server. It holds the spec
            with all it imports, and this program's own compiler and animator, so what it shows is
            what 'speccli sample' and 'speccli simulate' print. In a browser it plays, scrubs,
            interrupts and compares; the spec can be changed in it and moves at once, with the
            diagnostics of 'speccli validate'. Nothing is written back to the file.

            What is looked at stands in the page's address, so a link leads back to it.

            --watch goes on until it is ended. Beside FILE it writes FILE.js, which an open page
            reads again and again: it shows a change by itself, its errors too, while the last
            good motion goes on.
            """,
        examples: [
            .init(line: "speccli preview chip.json -o chip.html", meaning: "a page to open in a browser"),
            .init(
                line: "speccli preview chip.json --before old/chip.json -o chip.html",
                meaning: "with the old motion, dashed"),
        ],
        flags: [
            Flag(.output, short: "o", .text("FILE"), "where the page goes (standard output)"),
            Flag(.before, .text("SPEC"), "what the spec was before, to compare"),
            Flag(
                .watch, .none, "write again whenever a file changes; an open page notices", needs: .output),
            parameter, initial, stdinPath, root, color, help,
        ])
}
