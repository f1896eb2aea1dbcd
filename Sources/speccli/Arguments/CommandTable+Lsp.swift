extension CommandTable {
    static let lsp = Command(
        name: .lsp, summary: "serve an editor: problems, completion, hover, renaming, layout",
        operands: "", operandCount: 0...0,
        details: """
            A language server on standard input and output (Language Server Protocol 3.17), to be
            started by an editor. It reports what 'speccli validate' reports, as you type, with what
            other open files say before they are saved; offers every correction, and all safe ones at
            once; completes what fits, says what names and values come to, finds and renames them
            across files; and lays out as 'speccli fmt' does.

            Specs are files '*.motion.json', and every JSON file that has 'motionSpec' as a key at its
            top. What they import may lie in the folder of the workspace that they are in.

            docs/editors.md says how to set up editors.
            """,
        examples: [.init(line: "speccli lsp", meaning: "what an editor starts")],
        flags: [Flag(.stdio, .none, "standard input and output, which it always uses"), help])
}
