/// A row of the table of commands.
struct Command: Sendable {
    /// The names of the commands.
    enum Name: String, CaseIterable, Sendable {
        case validate, bake, sample, curve, simulate, play, preview, plot, diff, fmt, lsp
        case importing = "import"
        case initialize = "init"
        case explain, stats, schema, completions
    }

    /// The name of the command.
    let name: Name
    /// A description in one line.
    let summary: String
    /// The operands, as the help shows them after the name.
    let operands: String
    /// The allowed numbers of operands.
    let operandCount: ClosedRange<Int>
    /// Further information, in lines of at most 90 columns.
    let details: String
    /// Command lines that work, each with its meaning.
    let examples: [Example]
    /// The flags of the command.
    let flags: [Flag]

    /// A command line that works.
    struct Example: Sendable {
        /// The command line.
        let line: String
        /// The meaning of the command line.
        let meaning: String
    }

    /// The flag of that name, if the command has it.
    func flag(_ name: Flag.Name) -> Flag? { flags.first { $0.name == name } }
}
