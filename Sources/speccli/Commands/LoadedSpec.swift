import SpecFormat

/// A spec that a command works on, with its problems.
struct LoadedSpec {
    /// The text.
    let file: SourceFile
    /// The spec; nil when there are errors.
    let spec: Spec?
    /// The problems, in the order of the text.
    let diagnostics: [Diagnostic]

    /// The spec, if it can be played.
    ///
    /// - Returns: nil when there are errors.
    /// - Throws: When it is a library.
    func playable() throws(Failure) -> Spec? {
        guard let spec, spec.isLibrary else { return spec }
        throw Failure("'\(file.path)' is a library of names for other specs: it has no variant to play")
    }

    /// Reports the problems, for a command that can't continue.
    func refuse(on console: inout Console, _ arguments: Arguments) -> ExitCode {
        console.report(Report(file: file, diagnostics: diagnostics), color: arguments.color)
        if !diagnostics.contains(where: { $0.severity == .error }) { console.complain(unexplained) }
        return .findings
    }

    /// The message for a text that is no spec although it breaks no rule, which is a defect of the reader.
    var unexplained: String { "'\(file.path)' is no spec that can be played, and no rule says why" }
}

extension Console {
    /// Writes a report to standard error: in full for people at a terminal, otherwise one line for each problem.
    mutating func report(_ report: Report, color: ColorChoice) {
        let isTerminal = terminal.errorIsTerminal
        let isColored = terminal.usesColor(color, onTerminal: isTerminal)
        self.report(isTerminal ? report.text(color: isColored) : report.short())
    }
}
