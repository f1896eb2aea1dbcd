/// The files that a run has read, none of which its result may take the place of.
struct ReadFiles {
    private var specs: Set<FileStatus.Identity> = []
    private var imports: [FileStatus.Identity: String] = [:]

    /// The specs at these paths; what stands at no path is none.
    init(_ paths: [String]) {
        for path in paths {
            if let identity = Self.identity(path) { specs.insert(identity) }
        }
    }

    /// Adds what was imported.
    mutating func add(_ loading: SpecLoading) {
        for (location, name) in loading.imports.names {
            if let identity = Self.identity(location) { imports[identity] = name }
        }
    }

    /// Refuses a path, however it is spelt, that leads to one of the files.
    func refuse(_ target: String) throws(Failure) {
        guard let identity = Self.identity(target) else { return }
        if specs.contains(identity) { throw Failure("'\(target)' is the spec itself") }
        if let name = imports[identity] {
            throw Failure(
                name == target
                    ? "'\(target)' is imported by the spec"
                    : "'\(target)' is '\(name)', which the spec imports")
        }
    }

    /// What tells a file from all others; nil for what is no file, which may be read and written at once.
    private static func identity(_ path: String) -> FileStatus.Identity? {
        guard let status = Files.status(path), status.kind == .file else { return nil }
        return status.identity
    }
}
