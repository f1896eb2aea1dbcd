import SpecFormat

/// `speccli fmt`: formats files and folders, or shows what would change.
struct FmtCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// The outcome of a run.
    private struct Outcome {
        var changed = 0
        var refused = 0
        var outside = 0
        var code = ExitCode.done
    }

    /// Formats the files of the paths; a file with syntax errors stays as it is and doesn't stop the others.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let finder = SpecFinder(
            paths: arguments.operands.isEmpty ? ["."] : arguments.operands,
            standardInput: arguments.standardInput)
        var outcome = Outcome()
        for (index, file) in finder.files.enumerated() {
            console.progress("laying out", index, of: finder.files.count)
            guard !finder.isOutside(file) else {
                outcome.outside += 1
                continue
            }
            format(file, on: &console, &outcome)
        }
        console.name(finder.unread)
        for failure in finder.failures {
            console.complain(failure.message)
            outcome.code = .failure
        }
        if !arguments.has(.quiet), finder.files.contains(where: { !isStandardInput($0) }) {
            console.report(summary(of: outcome, count: finder.files.count))
        }
        return outcome.code
    }

    private func format(_ file: SourceFile, on console: inout Console, _ outcome: inout Outcome) {
        var diagnostics = Diagnostics()
        guard let bytes = file.formatted(diagnostics: &diagnostics) else {
            console.report(Report(file: file, diagnostics: diagnostics.sorted), color: arguments.color)
            outcome.refused += 1
            outcome.code = outcome.code.combined(with: .findings)
            return
        }
        let isChanged = bytes != file.bytes
        if isChanged { outcome.changed += 1 }
        if arguments.has(.check) || arguments.has(.diff) {
            guard isChanged else { return }
            if arguments.has(.check) { console.write("\(file.path)\n") }
            if arguments.has(.diff) {
                console.write(UnifiedDiff.text(from: file.bytes, to: bytes, path: file.path))
            }
            outcome.code = outcome.code.combined(with: .findings)
        } else if isStandardInput(file) {
            console.write(bytes)
        } else if isChanged {
            do throws(Failure) {
                try Files.rewrite(file, with: bytes)
            } catch {
                console.complain(error.message)
                outcome.changed -= 1
                outcome.code = .failure
            }
        }
    }

    private func isStandardInput(_ file: SourceFile) -> Bool {
        file.path == arguments.standardInput && arguments.operands.contains(Files.standardStream)
    }

    private func summary(of outcome: Outcome, count: Int) -> String {
        var text = "\(count) file\(count == 1 ? "" : "s"): \(outcome.changed) "
        text += arguments.has(.check) || arguments.has(.diff) ? "would change" : "changed"
        if outcome.outside > 0 { text += ", \(outcome.outside) outside the folder left alone" }
        if outcome.refused > 0 { text += ", \(outcome.refused) with syntax errors" }
        return text + "\n"
    }
}
