extension CommandTable {
    static let fmt = Command(
        name: .fmt, summary: "lay out specs canonically, and keep comments",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, the current
            folder. Folders are searched as 'speccli help validate' says; a file that is named may hold any
            JSON. Files are replaced in place, whole or not at all, and only if something changes;
            standard input goes to standard output. A file with syntax errors is reported and left
            as it is (exit code 1); other problems don't matter here. Nothing outside a folder that is
            searched is written, where links in it may lead. Links and other names of a file stay.

            Two spaces a level, lines of at most 100 columns where there is a choice, and named
            things that follow each other as a table. The order of members stays the author's, every
            comment stays with its member, a blank line stays a blank line, and what is inside
            '$extensions' isn't touched.
            """,
        examples: [
            .init(line: "speccli fmt specs", meaning: "lay out every spec in a folder"),
            .init(line: "speccli fmt --check specs", meaning: "list those that would change; exit 1 if any"),
            .init(
                line: "speccli fmt --diff chip.json", meaning: "show what would change; exit 1 if anything"),
            .init(line: "speccli fmt - < chip.json", meaning: "for an editor: the result on standard output"),
        ],
        flags: [
            Flag(.check, .none, "write nothing, print the paths that would change", excludes: [.diff]),
            Flag(.diff, .none, "write nothing, print the changes as a unified diff", excludes: [.check]),
            Flag(.quiet, short: "q", .none, "no summary"),
            stdinPath, color, help,
        ])
}
