import SpecFormat

/// `speccli validate`: checks files and folders, all problems in one run.
struct ValidateCommand {
    private let arguments: Arguments
    init(_ arguments: Arguments) { self.arguments = arguments }
    func run(on console: inout Console) throws(Failure) -> ExitCode { .done }
}
