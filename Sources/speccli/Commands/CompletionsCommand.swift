/// `speccli completions`: a script that completes command lines in a shell.
struct CompletionsCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Prints the script of a shell.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            let known = Shell.allCases.map { $0.rawValue }.joined(separator: ", ")
            throw Failure("'\(name)' is no shell that can be served: one of \(known)")
        }
        switch shell {
        case .bash: console.write(Completions.bash)
        case .zsh: console.write(Completions.zsh)
        case .fish: console.write(Completions.fish)
        }
        return .done
    }
}

/// The shells that are supported.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
