extension CommandTable {
    static let preview = Command(
        name: .preview, summary: "make one page to look at, scrub, edit and interrupt a spec",
        operands: "SPEC…", operandCount: 1...Int.max,
        details: """
            Writes one HTML file that needs nothing else: no network, no server. It contains the spec
            with its imports, and this program's own compiler and animator, so it shows exactly what
            'speccli sample' and 'speccli simulate' print. In a browser it plays, scrubs, interrupts
            and compares. You can edit the spec there, with the diagnostics of 'speccli validate', and
            see each change at once. Nothing is written back to the file.

            --gallery makes a page for each of many specs, and index.html, on which all of them move; the
            engine is in a file that they share. Folders are searched as 'speccli help validate' says.

            The page keeps its state in its address, so a link leads back to the same view.

            --play-only makes a small page instead, to attach to a message: the scene with the variants,
            events and states, which every press interrupts, on the player for the web.

            --watch runs until you end it. Beside FILE it writes FILE.js, which an open page reads
            again and again. So the page shows every change by itself, and any errors too, while the
            last valid motion goes on.
            """,
        examples: [
            .init(line: "speccli preview chip.json -o chip.html", meaning: "a page to open in a browser"),
            .init(
                line: "speccli preview chip.json --before old/chip.json -o chip.html",
                meaning: "with the old motion, dashed"),
            .init(
                line: "speccli preview chip.json --play-only -o chip.html",
                meaning: "a page to attach to a message"),
            .init(
                line: "speccli preview specs --gallery pages",
                meaning: "an index of all specs, and their pages"),
        ],
        flags: [
            Flag(.output, short: "o", .text("FILE"), "where the page goes (standard output)"),
            Flag(.gallery, .text("FOLDER"), "where the pages of many specs go, with an index"),
            Flag(.before, .text("SPEC"), "the old spec, for comparison"),
            Flag(
                .playOnly, .none, "a small page that only plays",
                excludes: [.before, .watch, .param, .initial]),
            Flag(
                .watch, .none, "write again whenever a file changes; an open page notices", needs: .output),
            parameter, initial, stdinPath, root, color, help,
        ])
}
