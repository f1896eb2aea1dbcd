import SpecCompiler

/// The entry point: the only module that accesses files, the terminal or the process.
#if !hasFeature(Embedded)
@main
#endif
enum Main {
    #if !hasFeature(Embedded)
    static func main() { main(Array(CommandLine.arguments.dropFirst())) }
    #endif

    /// Performs the request of the arguments (without the program's name), and ends the process.
    static func main(_ arguments: [String]) -> Never {
        prepareProcess()
        var console = Console(terminal: Terminal.current())
        let code = run(arguments, on: &console)
        endProcess(console.finish(code))
    }

    /// Performs the request of the arguments (without the program's name).
    static func run(_ arguments: [String], on console: inout Console) -> ExitCode {
        do throws(Failure) {
            switch try Invocation(arguments) {
            case .help(let name):
                console.write(name.map { Help.text(of: CommandTable.row($0)) } ?? Help.general)
                return .done
            case .version:
                console.write("speccli \(CompilerVersion.number)\n")
                return .done
            case .run(let arguments):
                return try perform(arguments, on: &console)
            }
        } catch {
            console.complain(error.message)
            return .failure
        }
    }

    private static func perform(_ arguments: Arguments, on console: inout Console) throws(Failure) -> ExitCode
    {
        switch arguments.command {
        case .validate: try ValidateCommand(arguments).run(on: &console)
        case .bake: try BakeCommand(arguments).run(on: &console)
        case .sample: try SampleCommand(arguments).run(on: &console)
        case .curve: try CurveCommand(arguments).run(on: &console)
        case .simulate: try SimulateCommand(arguments).run(on: &console)
        case .play: try PlayCommand(arguments).run(on: &console)
        case .preview: try PreviewCommand(arguments).run(on: &console)
        case .importing: try ImportCommand(arguments).run(on: &console)
        case .plot: try PlotCommand(arguments).run(on: &console)
        case .diff: try DiffCommand(arguments).run(on: &console)
        case .initialize: try InitCommand(arguments).run(on: &console)
        case .completions: try CompletionsCommand(arguments).run(on: &console)
        case .explain: try ExplainCommand(arguments).run(on: &console)
        case .stats: try StatsCommand(arguments).run(on: &console)
        case .schema: SchemaCommand(arguments).run(on: &console)
        case .fmt: try FmtCommand(arguments).run(on: &console)
        case .lsp: try LanguageServerCommand().run(on: &console)
        }
    }
}
