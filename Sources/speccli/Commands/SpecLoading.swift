import SpecFormat

/// Reads the specs of a run with everything they import, each file once.
struct SpecLoading {
    private var workspace: SpecWorkspace<FileImports>

    /// Reads nothing yet.
    ///
    /// - Parameter paths: What the run is about; where no `--root` is given, they say where imports may lie.
    /// - Throws: When the root is no folder.
    init(_ arguments: Arguments, paths: [String], strictJSON: Bool = false) throws(Failure) {
        let root = arguments.text(.root) ?? Self.root(of: paths)
        workspace = SpecWorkspace(
            try FileImports(root: root), options: SpecReader.Options(strictJSON: strictJSON))
    }

    /// Reads a spec.
    ///
    /// - Throws: When the file can't be read.
    mutating func load(_ path: String) throws(Failure) -> LoadedSpec { load(try Files.read(path)) }

    /// The spec in a text that was read.
    mutating func load(_ file: SourceFile) -> LoadedSpec {
        let (spec, diagnostics) = read(file)
        return LoadedSpec(file: file, spec: spec, diagnostics: diagnostics)
    }

    /// The spec in a text that was read, and what was found.
    mutating func read(_ file: SourceFile) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        workspace.read(file, at: FileImports.real(file.path) ?? Self.location(ofStream: file))
    }

    /// Standard input imports from the current folder.
    private static func location(ofStream file: SourceFile) -> String {
        Files.join(FileImports.real(".") ?? "", file.path)
    }

    /// The current folder if everything lies in it, else the nearest folder that everything lies in.
    static func root(of paths: [String]) -> String {
        var common: String?
        for path in paths where path != Files.standardStream {
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
