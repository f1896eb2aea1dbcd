import MotionModel
import SpecCompiler
import SpecFormat

/// A spec as it was last read, and the last of its motions that was good.
struct ReadSpec {
    private var report: JSONValue = .null
    private var isGood = false
    private var curves = EditableCurves()
    /// What can be played: the last that could.
    private(set) var motion: LoadedMotion?

    /// Nothing was read yet.
    init() {}

    /// Reads a spec, with the files it imports.
    ///
    /// What the request gives for parameters that the spec hasn't got, or hasn't got any more, is passed over.
    mutating func read(_ request: Request) throws(Engine.Refusal) {
        let file = SourceFile(path: try request.string("path"), text: try request.string("text"))
        var files: [SourceFile] = []
        var names: [String: String] = [:]
        for imported in request.objects("files") {
            let location = try imported.string("location")
            names[location] = try imported.string("path")
            files.append(SourceFile(path: location, text: try imported.string("text")))
        }
        let imports = NamedImports(files: SourceSet(files), names: names)
        var workspace = SpecWorkspace(imports)
        let (spec, diagnostics) = workspace.read(file, at: try request.string("location"))
        report = Report(file: file, diagnostics: diagnostics).value
        isGood = false
        curves = EditableCurves()
        guard let spec, !spec.isLibrary else { return }
        let motion = LoadedMotion(
            spec, parameters: request.members("parameters"),
            initial: request.members("initial"))
        isGood = true
        curves = EditableCurves(in: file, of: motion.motion)
        self.motion = motion
    }

    /// `{ "report", "good", "motion", "curves", "uses" }`: the problems, whether the text as it is can be played, the last
    /// good motion, the curves of the text that can be edited by hand, and what moves along them.
    var json: JSONValue {
        .object([
            ("report", report), ("good", .bool(isGood)), ("motion", motion?.json ?? .null),
            ("curves", curves.json), ("uses", curves.usesJSON),
        ])
    }
}

/// Imports from memory, under the paths that reports show.
private struct NamedImports: ImportLoader {
    let files: SourceSet
    let names: [String: String]

    func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        try files.locate(path, from: importer)
    }

    func load(_ location: String) throws(ImportFailure) -> SourceFile {
        let file = try files.load(location)
        return SourceFile(path: names[location] ?? location, bytes: file.bytes)
    }
}
