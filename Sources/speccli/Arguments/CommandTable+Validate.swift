extension CommandTable {
    static let validate = Command(
        name: .validate, summary: "check specs",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, the current
            folder. A pattern in quotes, such as 'specs/**/*.json', stands for what it describes: '*'
            and '?' in a name, '**' for folders. In a folder, every '*.motion.json' is a spec, and so
            is every '*.json' that has 'motionSpec' as a key at its top; folders below are searched
            too, hidden ones are not.
            A file '.specignore' in a folder lists what to leave out of a search, one a line:
            'invalid/' a folder, 'draft-*.json' files by pattern ('*' and '?'), with a slash inside
            relative to that folder; '#' begins a comment. A PATH that is named is always checked.

            --fix writes corrections back that are the only remedy and can't change what a spec
            means: JSON as JSON writes it, a space in a time, numbers in quotes, '$lint' entries that
            nothing needs. A file is replaced whole or not at all, and only if everything else in it
            reads as before. What remains is reported.

            Files that a spec imports may lie anywhere below one folder, the root: --root, else the
            current folder if all PATHs are in it, else the nearest folder that contains them. Errors
            in an imported file count as one at its import; they are listed where the file is itself
            among the PATHs.

            The report goes to standard output, a summary to standard error.
            """,
        examples: [
            .init(line: "speccli validate specs", meaning: "check every spec in a folder"),
            .init(line: "speccli validate --fail-on warning chip.json", meaning: "exit 1 on warnings too"),
            .init(line: "speccli validate --format json - < chip.json", meaning: "for an editor or a script"),
            .init(
                line: "speccli validate --stdin-path specs/chip.json - < buffer",
                meaning: "what isn't saved yet"),
            .init(line: "speccli validate --watch specs", meaning: "again whenever something changes"),
            .init(line: "speccli validate --format github specs", meaning: "annotations in GitHub Actions"),
            .init(line: "speccli validate --format sarif specs > specs.sarif", meaning: "for code scanning"),
        ],
        flags: [
            Flag(
                .format, .choice(["text", "short", "json", "sarif", "github"]),
                "form of the report: text on a terminal, else short"),
            Flag(
                .failOn, .choice(["error", "warning", "note"]),
                "the least severity that makes exit code 1 (error)"),
            Flag(.maxErrors, .count("N"), "report at most N problems; the summary says how many there are"),
            Flag(.strictJSON, .none, "refuse comments and trailing commas"),
            Flag(.fix, .none, "apply the corrections that are safe, and report the rest"),
            Flag(.quiet, short: "q", .none, "no summary"),
            Flag(.watch, .none, "check again whenever a file changes", excludes: [.fix]),
            stdinPath, root, color, help,
        ])
}
