struct CurveCommand {
    private let arguments: Arguments
    init(_ arguments: Arguments) { self.arguments = arguments }
    func run(on console: inout Console) throws(Failure) -> ExitCode { .done }
}
