extension CommandTable {
    static let completions = Command(
        name: .completions, summary: "print a script that completes command lines in a shell",
        operands: Shell.allCases.map { $0.rawValue }.joined(separator: "|"), operandCount: 1...Int.max,
        details: """
            The script knows every command, its flags and the words that they take, rules, named
            curves, and the variants of the spec that stands in the line: it asks for those by
            'speccli completions variants WORD…', which prints the variants of every WORD that is a
            spec.
            """,
        examples: [
            .init(line: "source <(speccli completions bash)", meaning: "in ~/.bashrc"),
            .init(
                line: "speccli completions zsh > ~/.zfunc/_speccli", meaning: "for zsh, a folder of $fpath"),
            .init(
                line: "speccli completions fish > ~/.config/fish/completions/speccli.fish",
                meaning: "for fish"
            ),
        ], flags: [help])
}
