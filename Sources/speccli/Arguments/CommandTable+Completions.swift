extension CommandTable {
    static let completions = Command(
        name: .completions, summary: "print a script that completes command lines in a shell",
        operands: Shell.allCases.map { $0.rawValue }.joined(separator: "|"), operandCount: 1...1,
        details: """
            The script knows every command, its flags and the words that they take.
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
