/// A row of the table of commands.
struct Command: Sendable {
    /// The commands there are.
    enum Name: String, CaseIterable, Sendable {
        case validate, bake, sample, curve, simulate, play, preview, plot, diff, fmt, lsp
        case importing = "import"
        case initialize = "init"
        case explain, stats, schema, completions
    }

    /// How it is called.
    let name: Name
    /// What it does, in one line.
    let summary: String
    /// What stands behind the name, as the help shows it.
    let operands: String
    /// How many operands it takes.
    let operandCount: ClosedRange<Int>
    /// What else there is to know, in lines of at most 90 columns.
    let details: String
    /// Command lines that work, each with what it does.
    let examples: [Example]
    /// What it can be told.
    let flags: [Flag]

    /// A command line that works.
    struct Example: Sendable {
        /// What to type.
        let line: String
        /// What it does.
        let meaning: String
    }

    /// The flag of that name, if the command has it.
    func flag(_ name: Flag.Name) -> Flag? { flags.first { $0.name == name } }
}
