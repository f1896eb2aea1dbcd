import SpecFormat

/// `speccli stats`: the times and curves of specs, with those that could be merged.
struct StatsCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Counts the specs of the paths; specs with errors are reported and left out.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let finder = SpecFinder(
            paths: arguments.operands.isEmpty ? ["."] : arguments.operands,
            standardInput: arguments.standardInput)
        var options = SpecReader.Options()
        options.gathersStatistics = true
        var loading = try SpecLoading(arguments, paths: finder.paths, options: options)
        var statistics = Statistics()
        var code = ExitCode.done
        for (index, file) in finder.files.enumerated() {
            console.progress("counting", index, of: finder.files.count)
            let loaded = loading.load(file)
            if let spec = loaded.spec, let choices = loading.statistics(of: file) {
                statistics.add(file, spec, choices)
            } else {
                code = loaded.refuse(on: &console, arguments)
            }
        }
        console.name(finder.unread)
        for failure in finder.failures {
            console.complain(failure.message)
            code = .failure
        }
        guard statistics.specCount + statistics.libraryCount > 0 else { return code }
        let report = StatisticsReport(statistics)
        console.write(
            arguments.text(.format) == "json" ? report.json.text(pretty: true) + "\n" : report.text)
        return code
    }
}
