import SpecFormat

/// `speccli schema`: the language as a JSON Schema, or as a reference page.
struct SchemaCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Prints the chosen form.
    func run(on console: inout Console) -> ExitCode {
        console.write(arguments.text(.format) == "markdown" ? ReferencePage.markdown : SpecSchema.text)
        return .done
    }
}
