import SpecFormat

/// Imports as they were at a revision of a git repository, but none from outside it. A location is a place in the
/// repository.
struct GitImports: ImportLoader {
    private let revision: GitRevision
    private var files: [String: SourceFile] = [:]

    /// Creates imports from a revision.
    init(_ revision: GitRevision) { self.revision = revision }

    mutating func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        guard !path.hasPrefix("/"), let place = Self.place(of: path, from: importer) else {
            throw .outside(root: revision.name)
        }
        if files[place] == nil {
            let file: SourceFile?
            do throws(Failure) { file = try revision.file(at: place) } catch {
                throw .unreadable(reason: error.message)
            }
            guard let file else { throw .missing }
            files[place] = file
        }
        return place
    }

    func load(_ location: String) throws(ImportFailure) -> SourceFile {
        guard let file = files[location] else { throw .missing }
        return file
    }

    /// The place of a path from a file; nil if it is outside the repository.
    private static func place(of path: String, from importer: String) -> String? {
        var names = importer.split(separator: "/").dropLast().map { String($0) }
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard names.popLast() != nil else { return nil }
            } else {
                names.append(String(part))
            }
        }
        return names.joined(separator: "/")
    }
}
