import MotionModel
import SpecCompiler
import SpecFormat

/// Pages of many specs that share one engine, and an index on which all of them move.
struct PreviewGallery {
    private let arguments: Arguments
    private let folder: String

    /// The gallery of the specs that the arguments name, to be written into a folder.
    init(_ arguments: Arguments, _ folder: String) {
        self.arguments = arguments
        self.folder = folder
    }

    /// Writes `index.html`, `engine.js` and a page for each spec; libraries have nothing to show. Specs with errors are
    /// reported and left out.
    func write(on console: inout Console) throws(Failure) -> ExitCode {
        let finder = SpecFinder(paths: arguments.operands, standardInput: arguments.standardInput)
        var code = ExitCode.done
        var entries: [JSONValue] = []
        var pages: [(name: String, text: String)] = []
        var names: Set<String> = ["index"]
        for (index, file) in finder.files.enumerated() {
            console.progress("drawing", index, of: finder.files.count)
            let spec = try PreviewSpec(file.path, arguments)
            if spec.loaded.spec?.isLibrary == true { continue }
            guard let playable = try spec.loaded.playable() else {
                code = spec.loaded.refuse(on: &console, arguments)
                continue
            }
            let source = PreviewSource(
                spec, before: nil, try PlayInputs(arguments, CompiledMotion(playable)))
            let name = Self.name(of: file.path, &names)
            pages.append((name, PreviewPage.html(source, sharingEngine: true)))
            entries.append(.object([("page", .string("\(name).html")), ("source", source.json)]))
        }
        console.name(finder.unread)
        for failure in finder.failures {
            console.complain(failure.message)
            code = .failure
        }
        guard !pages.isEmpty else { throw Failure("no spec that can be played was found") }
        try Files.makeFolders(folder)
        for page in pages { try put(page.text, "\(page.name).html") }
        try put(PreviewPage.engine, PreviewPage.engineName)
        try put(PreviewPage.gallery(.array(entries)), "index.html")
        console.report("\(pages.count) \(pages.count == 1 ? "page" : "pages") in \(folder)\n")
        return code
    }

    private func put(_ text: String, _ name: String) throws(Failure) {
        try Files.write(Array(text.utf8), to: Files.join(folder, name))
    }

    /// A page's name, that of its spec; of several specs of one name the others get numbers.
    private static func name(of path: String, _ names: inout Set<String>) -> String {
        var name = Files.split(path).name
        if name.hasSuffix(".json") { name.removeLast(5) }
        let stem = name
        var number = 2
        while !names.insert(name).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return name
    }
}
