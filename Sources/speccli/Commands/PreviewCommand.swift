import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli preview`: one self-contained page to look at, scrub and interrupt the motion.
struct PreviewCommand {
    private let arguments: Arguments

    /// The command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Writes the page; nothing where a spec has errors.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let output = arguments.text(.output).flatMap { $0 == Files.standardStream ? nil : $0 }
        if output == nil, console.terminal.outputIsTerminal {
            throw Failure("a page is nothing for a terminal: '-o FILE' writes it to a file")
        }
        let spec = try PreviewSpec(arguments.operands[0], root: arguments.text(.root))
        var before: PreviewSpec?
        if let path = arguments.text(.before) { before = try PreviewSpec(path, root: arguments.text(.root)) }
        if let output { try refuse(output, besides: [arguments.operands[0], arguments.text(.before)]) }
        for loaded in [spec.loaded, before?.loaded].compactMap({ $0 }) {
            guard try loaded.playable() != nil else { return loaded.refuse(on: &console, arguments) }
        }
        guard let playable = try spec.loaded.playable() else { return .findings }
        let inputs = try PlayInputs(arguments, CompiledMotion(playable))
        let page = PreviewPage.html(PreviewSource(spec, before: before, inputs))
        if let output { try Files.write(Array(page.utf8), to: output) } else { console.write(page) }
        return .done
    }

    /// A page never takes the place of a spec it shows.
    private func refuse(_ output: String, besides sources: [String?]) throws(Failure) {
        guard let status = Files.status(output), status.kind == .file else { return }
        for case .some(let source) in sources where Files.status(source)?.identity == status.identity {
            throw Failure("'\(output)' is the spec itself")
        }
    }
}
