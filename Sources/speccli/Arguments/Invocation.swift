import SpecFormat

/// The request of a command line.
enum Invocation: Sendable {
    /// The help of a command, or of the program.
    case help(Command.Name?)
    /// The program's version.
    case version
    /// A command to run.
    case run(Arguments)

    /// Reads a command line, without the program's name.
    ///
    /// - Throws: The error, in one line.
    init(_ arguments: [String]) throws(Failure) {
        guard let first = arguments.first else {
            throw Failure("no command given; 'speccli --help' lists them")
        }
        if ["--help", "-h", "--version"].contains(first), arguments.count > 1 {
            throw Failure("'\(arguments[1])' is one too many: speccli \(first)")
        }
        switch first {
        case "--help", "-h":
            self = .help(nil)
        case "--version":
            self = .version
        case "help":
            guard arguments.count <= 2 else { throw Failure("'help' takes one command") }
            let named = arguments.dropFirst().first { !["help", "--help", "-h"].contains($0) }
            self = .help(try named.map { name throws(Failure) in try Invocation.command(name) } ?? nil)
        default:
            guard !first.hasPrefix("-") else { throw Invocation.unknownProgramFlag(first) }
            let command = CommandTable.row(try Invocation.command(first))
            var parser = ArgumentParser(command: command, arguments: arguments.dropFirst())
            self = try parser.parse().map { .run($0) } ?? .help(command.name)
        }
    }

    private static func command(_ name: String) throws(Failure) -> Command.Name {
        if let command = Command.Name(rawValue: name) { return command }
        let names = Command.Name.allCases.map { $0.rawValue }
        if let nearest = Suggestion.nearest(to: name, among: names + ["help"]) {
            throw Failure("unknown command '\(name)': did you mean '\(nearest)'?")
        }
        throw Failure("unknown command '\(name)'; 'speccli --help' lists them")
    }

    private static func unknownProgramFlag(_ flag: String) -> Failure {
        if let nearest = Suggestion.nearest(to: flag, among: ["--help", "--version"]) {
            return Failure("unknown flag '\(flag)': did you mean '\(nearest)'?")
        }
        return Failure("unknown flag '\(flag)' before a command; 'speccli --help' says more")
    }
}
