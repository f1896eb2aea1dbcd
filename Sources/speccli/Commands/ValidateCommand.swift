import SpecCompiler
import SpecFormat

/// `speccli validate`: checks files and folders, and reports all their problems.
struct ValidateCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Checks the files of the paths; with `--watch`, again whenever they change.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        if arguments.has(.fix), arguments.operands.contains(Files.standardStream) {
            throw Failure("'\(Flag.Name.fix.typed)' writes to files, and standard input isn't one")
        }
        var watched = WatchedFiles()
        guard arguments.has(.watch) else { return try check(on: &console, &watched) }
        try WatchedFiles.refuseStandardInput(among: arguments.operands)
        return try WatchedFiles.watch(on: &console) { console, watched throws(Failure) in
            try check(on: &console, &watched)
        }
    }

    private func check(
        on console: inout Console, _ watched: inout WatchedFiles
    ) throws(Failure) -> ExitCode {
        let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        let finder = SpecFinder(paths: paths, standardInput: arguments.standardInput)
        watched.add(finder, paths: paths)
        var failures = finder.failures
        var files = finder.files
        var fixedCount = 0
        let options = SpecReader.Options(strictJSON: arguments.has(.strictJSON))
        // All corrections come first: a file may import one that is corrected.
        if arguments.has(.fix) {
            var loading = try SpecLoading(arguments, paths: finder.paths, options: options)
            files = files.map { file in
                if finder.isOutside(file) { return file }
                let (file, corrections) = fixed(file, &loading, &failures)
                fixedCount += corrections.count
                if !arguments.has(.quiet) { list(corrections, of: file, on: &console) }
                return file
            }
        }
        let loading = try SpecLoading(arguments, paths: finder.paths, options: options)
        let reading = SharedReading(files, loading, workers: coreCount) { index in
            console.progress("checking", index, of: files.count)
        }
        watched.add(reading.watched)
        let project = try Configuration.nearest()
        let entries = zip(files, reading.diagnostics).map { file, found in
            Report.Entry(file: file, diagnostics: project?.judged(found) ?? found)
        }
        let report = Report(entries)
        let shown = arguments.count(.maxErrors).map { report.showing($0) } ?? report
        write(shown, rulesPage: project?.rulesPage, to: &console)
        for index in reading.unexplained {
            let spec = LoadedSpec(file: files[index], spec: nil, diagnostics: reading.diagnostics[index])
            console.complain(spec.unexplained)
        }
        console.name(finder.unread)
        for failure in failures { console.complain(failure.message) }
        if !arguments.has(.quiet), !finder.files.isEmpty {
            console.report(summary(of: report, fixedCount: fixedCount))
        }
        if !failures.isEmpty { return .failure }
        guard reading.unexplained.isEmpty else { return .findings }
        return failingSeverities.contains { report.count(of: $0) > 0 } ? .findings : .done
    }

    /// A file after its corrections, and those; the unchanged file if it can't be written.
    private func fixed(
        _ file: SourceFile, _ loading: inout SpecLoading, _ failures: inout [Failure]
    ) -> (file: SourceFile, corrections: [SafeRepair.Correction]) {
        let repair = SafeRepair(of: file, guesses: arguments.has(.unsafe)) { loading.read($0).diagnostics }
        guard repair.count > 0 else { return (file, []) }
        do throws(Failure) {
            try Files.rewrite(file, with: repair.file.bytes)
            return (repair.file, repair.corrections)
        } catch {
            failures.append(error)
            return (file, [])
        }
    }

    private func list(
        _ corrections: [SafeRepair.Correction], of file: SourceFile, on console: inout Console
    ) {
        for correction in corrections {
            let place = "\(file.path.printable):\(correction.position.line):\(correction.position.column)"
            let verb = correction.isGuess ? "guessed" : "fixed"
            console.report("\(place): \(verb): \(correction.message.printable) (\(correction.id.name))\n")
        }
    }

    private func write(_ report: Report, rulesPage: String?, to console: inout Console) {
        let isTerminal = console.terminal.outputIsTerminal
        switch arguments.text(.format) ?? (isTerminal ? "text" : "short") {
        case "json": console.write(report.json())
        case "short": console.write(report.short())
        case "sarif": console.write(report.sarif(version: CompilerVersion.number, rulesPage: rulesPage))
        case "github": console.write(report.github())
        case "junit": console.write(report.junit(failing: Set(failingSeverities)))
        default:
            let isColored = console.terminal.usesColor(arguments.color, onTerminal: isTerminal)
            console.write(report.text(color: isColored))
        }
    }

    /// The severities that make the check fail.
    private var failingSeverities: [Severity] {
        switch arguments.text(.failOn) ?? "error" {
        case "note": [.error, .warning, .note]
        case "warning": [.error, .warning]
        default: [.error]
        }
    }

    private func summary(of report: Report, fixedCount: Int) -> String {
        let specs = count(report.entries.count, "spec")
        let found = [
            (report.count(of: .error), "error"), (report.count(of: .warning), "warning"),
            (report.count(of: .note), "note"),
        ]
        let problems = found.filter { $0.0 > 0 }.map { count($0.0, $0.1) }
        var text = "\(specs): " + (problems.isEmpty ? "no problems" : problems.joined(separator: ", "))
        let total = found.reduce(0) { $0 + $1.0 }
        let mayHaveMore = report.entries.contains { $0.diagnostics.count >= Diagnostics.limit }
        if mayHaveMore { text += ", or more: \(Diagnostics.limit) of a file are kept" }
        if let most = arguments.count(.maxErrors), most < total { text += ", \(most) shown" }
        if arguments.has(.fix) { text += ", \(fixedCount) fixed" }
        return text + "\n"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
