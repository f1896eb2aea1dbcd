/// The files that a run has read, which its result must not replace.
struct ReadFiles {
    private var specs: Set<FileStatus.Identity> = []
    private var imports: [FileStatus.Identity: String] = [:]
    /// What the files are in messages.
    private let phrase: String

    /// The files at these paths; paths without a file are skipped.
    init(_ paths: [String], _ phrase: String = "the spec itself") {
        self.phrase = phrase
        for path in paths {
            if let identity = Self.identity(path) { specs.insert(identity) }
        }
    }

    /// Adds imported files.
    mutating func add(_ loading: SpecLoading) { add(loading.imports) }

    /// Adds imported files.
    mutating func add(_ loader: RecordedImports) {
        for (location, name) in loader.names {
            if let identity = Self.identity(location) { imports[identity] = name }
        }
    }

    /// Refuses a path that leads to one of the files, in whatever spelling.
    func refuse(_ target: String) throws(Failure) {
        guard let identity = Self.identity(target) else { return }
        if specs.contains(identity) { throw Failure("'\(target)' is \(phrase)") }
        if let name = imports[identity] {
            throw Failure(
                name == target
                    ? "'\(target)' is imported by the spec"
                    : "'\(target)' is '\(name)', which the spec imports")
        }
    }

    /// The identity of a regular file; nil for anything else, which may be read and written at once.
    private static func identity(_ path: String) -> FileStatus.Identity? {
        guard let status = Files.status(path), status.kind == .file else { return nil }
        return status.identity
    }
}
