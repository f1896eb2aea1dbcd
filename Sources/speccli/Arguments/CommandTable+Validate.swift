extension CommandTable {
    static let validate = Command(
        name: .validate, summary: "check specs",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, it is the
            current folder. A pattern in quotes, such as 'specs/**/*.json', stands for every file that
            it matches: '*' and '?' match in a name, '**' matches folders. In a folder, every
            '*.motion.json' is a spec, and so is every '*.json' with the key 'motionSpec' at its top.
            Folders below it are searched too, but not hidden ones.
            A file '.specignore' in a folder lists what a search leaves out, one entry a line:
            'invalid/' is a folder, 'draft-*.json' matches files ('*' and '?'), and an entry with a
            slash inside is relative to that folder; '#' begins a comment. A PATH that you name is
            always checked.

            --fix writes corrections into the files where there is no doubt what is meant: the notation
            of JSON, slips in names, words and units of other tools, milliseconds from 100 on, '$lint'
            entries that nothing needs. With --unsafe, the best guess at every other problem is written
            too. Each is listed on standard error. A file is replaced as a whole or not at all, and only
            if everything else in it reads as before. All other problems are reported.

            The files that a spec imports must lie below one folder, the root: --root, or that of
            'speccli.json', or the current folder if all PATHs are in it, or the nearest folder that
            contains them. The errors in an
            imported file count as one error at its import; they are listed if the file itself is
            among the PATHs.

            'speccli.json', in the current folder or the nearest one above it, says what holds for a
            whole project. Each key may be left out, and paths are relative to it:

              { "root": ".",
                "libraries": { "m3": "libraries/material3.json" },
                "rules": { "reduced-missing": "error", "near-duplicate": "off" },
                "bake": [ { "specs": "specs/*.json", "format": "css", "output": "build/" } ] }

            'rules' has a severity for a rule, or 'off'; only a spec itself can leave out what is an
            error. 'libraries' are for 'speccli curve', 'bake' is for 'speccli bake' without SPEC,
            with 'tolerance', 'fps' and 'maxError' too. 'rulesPage' is the address of a page of all
            rules, to which the rules in SARIF lead.

            The report goes to standard output, a summary to standard error.
            """,
        examples: [
            .init(line: "speccli validate specs", meaning: "check every spec in a folder"),
            .init(line: "speccli validate --fail-on warning chip.json", meaning: "exit 1 on warnings too"),
            .init(line: "speccli validate --format json - < chip.json", meaning: "for an editor or a script"),
            .init(
                line: "speccli validate --stdin-path specs/chip.json - < buffer",
                meaning: "text that isn't saved yet"),
            .init(line: "speccli validate --watch specs", meaning: "again whenever something changes"),
            .init(line: "speccli validate --format github specs", meaning: "annotations in GitHub Actions"),
            .init(line: "speccli validate --format sarif specs > specs.sarif", meaning: "for code scanning"),
            .init(line: "speccli validate --format junit specs > specs.xml", meaning: "for reports of tests"),
        ],
        flags: [
            Flag(
                .format, .choice(["text", "short", "json", "sarif", "github", "junit"]),
                "form of the report: text on a terminal, else short"),
            Flag(
                .failOn, .choice(["error", "warning", "note"]),
                "the least severity that makes exit code 1 (error)"),
            Flag(.maxErrors, .count("N"), "report at most N problems; the summary says how many there are"),
            Flag(.strictJSON, .none, "refuse comments and trailing commas"),
            Flag(.fix, .none, "apply the corrections that are safe, and report the rest"),
            Flag(.unsafe, .none, "apply guesses too, the best for each problem", needs: .fix),
            Flag(.quiet, short: "q", .none, "no summary"),
            Flag(.watch, .none, "check again whenever a file changes", excludes: [.fix]),
            stdinPath, root, color, help,
        ])
}
