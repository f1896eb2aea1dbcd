/// The help pages, generated from the table.
enum Help {
    /// The page of `speccli --help`.
    static var general: String {
        var text = """
            Motion specs: check them, compile them, look at their numbers, play and interrupt them.

            Usage: speccli COMMAND [flags] [operands]

            Commands:

            """
        for command in CommandTable.rows {
            text += row("\(command.name.rawValue) \(command.operands)", command.summary, width: 18)
        }
        text += row("help [COMMAND]", "print this, or a command's flags with examples", width: 18)
        text += """

            Flags:
              --help, -h          print this
              --version           print the version

            Results go to standard output, everything else to standard error.

            Exit codes:
              0                   done, nothing found at or above --fail-on
              1                   findings: a spec has problems, or a check failed
              2                   wrong usage, or a file that can't be read or written

            """
        return text
    }

    /// The page of `speccli help COMMAND`.
    static func text(of command: Command) -> String {
        let name = command.name.rawValue
        var text = "speccli \(name): \(command.summary)\n\n"
        let operands = command.operands.isEmpty ? "" : " " + command.operands
        text += "Usage: speccli \(name) [flags]\(operands)\n\n"
        text += command.details + "\n\nFlags:\n"
        let width =
            command.flags.map { label($0).unicodeScalars.count }.filter { $0 <= widestLabel }.max() ?? 0
        for flag in command.flags { text += row(label(flag), flag.summary, width: width) }
        text += "\nExamples:\n"
        for example in command.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
        return text
    }

    /// A line of a list: a word and its meaning.
    static func item(_ word: String, _ meaning: String) -> String {
        "  " + word + String(repeating: " ", count: max(16 - word.utf8.count, 1)) + meaning
    }

    private static func label(_ flag: Flag) -> String {
        var text = flag.name.typed
        if let short = flag.short { text += ", -\(short)" }
        if let placeholder = flag.placeholder { text += " \(placeholder)" }
        return text
    }

    /// The widest label that shares its line with a summary; wider ones have a line of their own, which keeps the
    /// summaries near.
    private static let widestLabel = 30

    private static func row(_ label: String, _ summary: String, width: Int) -> String {
        let length = label.unicodeScalars.count
        let gap = length > widestLabel ? "\n" + String(repeating: " ", count: width + 2) : ""
        let padding = String(repeating: " ", count: max(0, width - length))
        return "  \(label)\(gap)\(padding)  \(summary)\n"
    }
}
