import SpecFormat

/// Imports from open texts, and from files for those that aren't open.
struct OpenImports: ImportLoader {
    private let files: FileImports
    private let root: String
    private let open: [String: [UInt8]]
    /// Every location that was searched, even without a file.
    private(set) var places: Set<String> = []

    /// Creates imports from `root`.
    ///
    /// - Parameter open: The open texts, by their locations.
    init(root: String, open: [String: [UInt8]]) throws(Failure) {
        files = try FileImports(root: root, shownFrom: root)
        self.root = root
        self.open = open
    }

    mutating func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        let written = FileAddress.normal(FileImports.place(of: path, from: importer))
        do throws(ImportFailure) {
            let location = try files.locate(path, from: importer)
            places.insert(location)
            // A link may lead elsewhere later.
            places.insert(written)
            return location
        } catch {
            places.insert(written)
            // The text may never have been saved.
            guard error == .missing, open[written] != nil else { throw error }
            guard Files.path(written, isIn: root) else { throw .outside(root: root) }
            return written
        }
    }

    func load(_ location: String) throws(ImportFailure) -> SourceFile {
        if let bytes = open[location] { return SourceFile(path: name(of: location), bytes: bytes) }
        return try files.load(location)
    }

    /// The path shown in messages.
    func name(of location: String) -> String { files.shown(location) }
}
