import MotionModel
import SpecFormat

/// Reads the specs of a run and everything that they import, each file once.
struct SpecLoading {
    private var workspace: SpecWorkspace<RecordedImports>
    private let standardInput: String

    /// Creates a loading that has read nothing yet.
    ///
    /// - Parameter paths: The paths of the run; without a `--root`, they decide where imports may lie.
    /// - Throws: When the root is no folder.
    init(
        _ arguments: Arguments, paths: [String], options: SpecReader.Options = SpecReader.Options()
    ) throws(Failure) {
        standardInput = arguments.standardInput
        workspace = SpecWorkspace(try Self.imports(arguments, paths: paths), options: options)
    }

    /// The files in the folder `--root`, in that of the project, or in that of the paths.
    ///
    /// - Throws: When it is no folder.
    static func imports(_ arguments: Arguments, paths: [String]) throws(Failure) -> RecordedImports {
        let project = try Configuration.nearest()
        var root = arguments.text(.root)
        if root == nil { root = try project?.root(for: paths) }
        let folder = root ?? Self.root(of: paths, standardInput: arguments.text(.stdinPath))
        return RecordedImports(try FileImports(root: folder))
    }

    /// The imports that were read or searched for.
    var imports: RecordedImports { workspace.loader }

    /// Reads a spec.
    ///
    /// - Throws: When the file can't be read.
    mutating func load(_ path: String) throws(Failure) -> LoadedSpec { load(try text(at: path)) }

    /// The text at a path, or of standard input.
    func text(at path: String) throws(Failure) -> SourceFile {
        try Files.read(path, standardInput: standardInput)
    }

    /// The spec in a text.
    mutating func load(_ file: SourceFile) -> LoadedSpec {
        let (spec, diagnostics) = read(file)
        return LoadedSpec(file: file, spec: spec, diagnostics: diagnostics)
    }

    /// The spec in a text, and its problems.
    mutating func read(_ file: SourceFile) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        let (spec, diagnostics) = workspace.read(file, at: Self.location(of: file))
        return (spec, diagnostics.map { Self.namingRoot($0) })
    }

    /// A problem with what the command line has against it.
    static func namingRoot(_ diagnostic: Diagnostic) -> Diagnostic {
        // That of a path which isn't relative begins with words.
        guard diagnostic.id == .importOutside, diagnostic.message.hasPrefix("'") else { return diagnostic }
        return Diagnostic(
            diagnostic.id,
            diagnostic.message
                + "; '\(Flag.Name.root.typed)', or 'root' in '\(Configuration.fileName)', can name a wider one",
            at: diagnostic.range, severity: diagnostic.severity, notes: diagnostic.notes,
            fixes: diagnostic.fixes)
    }

    /// The times and curves that a spec uses; nil unless statistics are gathered.
    func statistics(of file: SourceFile) -> SpecStatistics? {
        workspace.statistics(of: Self.location(of: file))
    }

    /// The curve that a document that was read calls so.
    func curve(named name: String, in file: SourceFile) -> Curve? {
        workspace.curve(named: name, at: Self.location(of: file))
    }

    /// The curves that a document that was read has names for.
    func curveNames(of file: SourceFile) -> [String] { workspace.curveNames(at: Self.location(of: file)) }

    /// The location of a text; for standard input, the one that its path names, or the current folder without a path.
    static func location(of file: SourceFile) -> String {
        if let location = FileImports.real(file.path) { return location }
        return file.path.hasPrefix("/") ? file.path : Files.join(FileImports.real(".") ?? "", file.path)
    }

    /// The current folder if all paths lie in it, else the nearest folder in which they all lie.
    ///
    /// - Parameter standardInput: The path for the text on standard input; nil if none is given.
    static func root(of paths: [String], standardInput: String? = nil) -> String {
        var common: String?
        for path in paths {
            var path = path
            if path == Files.standardStream {
                guard let standardInput else { continue }
                // The text may not be saved yet; its folder exists.
                path =
                    FileImports.real(standardInput) == nil
                    ? Files.join(Files.split(standardInput).folder, ".") : standardInput
            }
            guard let location = FileImports.real(path) else { continue }
            let isFolder = Files.status(location)?.kind == .folder
            let folder = isFolder ? location : Files.folder(of: location)
            common = common.map { Files.commonFolder($0, folder) } ?? folder
        }
        guard let common, let current = FileImports.real("."), !Files.path(common, isIn: current) else {
            return "."
        }
        return common
    }
}
