import SpecFormat

/// `speccli completions`: a script that completes command lines in a shell.
struct CompletionsCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Prints the script of a shell.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let name = arguments.operands[0]
        if name == Completions.variantsWord {
            for path in arguments.operands.dropFirst() { printVariants(of: path, on: &console) }
            return .done
        }
        guard arguments.operands.count == 1 else {
            throw Failure("'\(arguments.operands[1])' is one too many: speccli completions SHELL")
        }
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

    /// Prints the variants of a spec, one a line; nothing for a word that leads to none.
    private func printVariants(of path: String, on console: inout Console) {
        guard Files.status(path)?.kind == .file else { return }
        do throws(Failure) {
            var loading = try SpecLoading(arguments, paths: [path])
            guard let spec = try loading.load(path).spec else { return }
            for variant in spec.variants { console.write(variant.name + "\n") }
        } catch {
            // The line is being typed: nobody reads reports.
        }
    }
}

/// The shells that are supported.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
