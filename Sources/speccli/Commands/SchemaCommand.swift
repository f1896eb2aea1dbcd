import SpecFormat

/// `speccli schema`: the language as a JSON Schema, as a reference page, or on one screen.
struct SchemaCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Prints the chosen form.
    func run(on console: inout Console) -> ExitCode {
        switch arguments.text(.format) {
        case "markdown": console.write(ReferencePage.markdown)
        case "card": console.write(LanguageCard.markdown)
        default: console.write(SpecSchema.text)
        }
        return .done
    }
}
