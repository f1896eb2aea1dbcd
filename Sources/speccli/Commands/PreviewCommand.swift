import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli preview`: one self-contained page on which to watch, scrub and interrupt the motion.
struct PreviewCommand {
    private let arguments: Arguments
    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Writes the page; writes nothing if a spec has errors.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        if let folder = arguments.text(.gallery) {
            guard !arguments.has(.output), !arguments.has(.before), !arguments.has(.watch) else {
                throw Failure("'--gallery' goes without '--output', '--before' and '--watch'")
            }
            return try PreviewGallery(arguments, folder).write(on: &console)
        }
        guard arguments.operands.count == 1 else {
            throw Failure("a page is about one spec: '--gallery FOLDER' makes pages of many")
        }
        let output = arguments.text(.output).flatMap { $0 == Files.standardStream ? nil : $0 }
        if output == nil, console.terminal.outputIsTerminal {
            throw Failure("a page is nothing for a terminal: '-o FILE' writes it to a file")
        }
        if let output { try refuse(output, ReadFiles(paths)) }
        if arguments.has(.watch) { return try watch(output, on: &console) }
        let (spec, before) = try read()
        if let output { try refuse(output, readFiles(spec, before)) }
        for loaded in [spec.loaded, before?.loaded].compactMap({ $0 }) {
            guard try loaded.playable() != nil else { return loaded.refuse(on: &console, arguments) }
        }
        let page =
            arguments.has(.playOnly)
            ? try playingPage(of: spec)
            : PreviewPage.html(PreviewSource(spec, before: before, try inputs(for: spec)))
        if let output { try Files.write(Array(page.utf8), to: output) } else { console.write(page) }
        return .done
    }

    private func read() throws(Failure) -> (spec: PreviewSpec, before: PreviewSpec?) {
        let spec = try PreviewSpec(arguments.operands[0], arguments)
        guard let path = arguments.text(.before) else { return (spec, nil) }
        return (spec, try PreviewSpec(path, arguments))
    }

    private func inputs(for spec: PreviewSpec) throws(Failure) -> PlayInputs? {
        guard let playable = try spec.loaded.playable() else { return nil }
        return try PlayInputs(arguments, CompiledMotion(playable))
    }

    /// The page that only plays.
    private func playingPage(of spec: PreviewSpec) throws(Failure) -> String {
        guard let playable = try spec.loaded.playable() else { return "" }
        do throws(BindingError) {
            return try PlayingPage.html(ExportSource(playable), scene: spec.scene)
        } catch {
            throw Failure("'\(playable.name)' can't be played: \(error.phrase)")
        }
    }

    private var paths: [String] { [arguments.operands[0]] + arguments.texts(.before) }

    private func readFiles(_ spec: PreviewSpec, _ before: PreviewSpec?) -> ReadFiles {
        var read = ReadFiles(paths)
        for spec in [spec, before].compactMap({ $0 }) { read.add(spec.loading) }
        return read
    }

    /// Refuses an output that would replace a file the page shows; the same for the update script.
    private func refuse(_ output: String, _ read: ReadFiles) throws(Failure) {
        try read.refuse(output)
        if arguments.has(.watch) { try read.refuse(Self.news(of: output)) }
    }

    /// The path of a page's update script.
    private static func news(of output: String) -> String { "\(output).js" }

    // MARK: Watching

    /// Writes the page, and again whenever a file changes, with an update script for a page that is open.
    ///
    /// An open page shows the errors of a spec itself, and continues with the last valid motion.
    private func watch(_ output: String?, on console: inout Console) throws(Failure) -> ExitCode {
        guard let output else { throw Failure("'--watch' needs a file to write again: '-o FILE'") }
        try WatchedFiles.refuseStandardInput(among: [arguments.operands[0]])
        return try WatchedFiles.watch(on: &console) { console, watched throws(Failure) in
            let (spec, before) = try read()
            try refuse(output, readFiles(spec, before))
            watched.add(spec.watched)
            if let before { watched.add(before.watched) }
            var inputs: PlayInputs?
            do throws(Failure) { inputs = try self.inputs(for: spec) } catch {
                console.complain(error.message)
            }
            let name = Files.split(Self.news(of: output)).name
            let source = PreviewSource(spec, before: before, inputs, news: name)
            try Files.write(Array(PreviewPage.html(source).utf8), to: output)
            try Files.write(Array(PreviewPage.news(source).utf8), to: Self.news(of: output))
            for loaded in [spec.loaded, before?.loaded].compactMap({ $0 }) where loaded.spec == nil {
                _ = loaded.refuse(on: &console, arguments)
            }
            console.report("\(output) is up to date\n")
            return .done
        }
    }
}
