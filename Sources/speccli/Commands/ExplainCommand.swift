import SpecFormat

/// `speccli explain`: the reason for a rule, with samples; without an id, all rules.
struct ExplainCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Prints one rule or all of them.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let isMarkdown = arguments.text(.format) == "markdown"
        guard let name = arguments.operands.first else {
            console.write(isMarkdown ? Explanation.page : Explanation.list)
            return .done
        }
        let explanation = try rule(name).explanation
        console.write(isMarkdown ? explanation.section : explanation.text)
        return .done
    }

    private func rule(_ name: String) throws(Failure) -> DiagnosticID {
        if let id = DiagnosticID(name: name) { return id }
        let names = DiagnosticID.allCases.map { $0.name }
        if let nearest = Suggestion.nearest(to: name, among: names) {
            throw Failure("no rule is called '\(name)', did you mean '\(nearest)'?")
        }
        throw Failure("no rule is called '\(name)'; 'speccli explain' lists them")
    }
}
