import SpecFormat

/// Finds and reads imported files, but only those in one folder.
///
/// A location is the path with links resolved, so that each file has only one, and no link leads outside unnoticed.
struct FileImports: ImportLoader {
    /// The only folder from which files are read, with links resolved.
    private let root: String
    /// The folder's name in messages.
    private let rootName: String
    /// The folder to which paths in reports are relative, with links resolved; nil if it no longer exists.
    private let current: String?

    /// Creates imports from `root`.
    ///
    /// - Parameter shownFrom: The folder that reports show paths relative to.
    /// - Throws: When it is no folder.
    init(root path: String, shownFrom folder: String = ".") throws(Failure) {
        do throws(SystemError) {
            guard try FileStatus(path: path).kind == .folder else { throw .isNoFolder }
            root = try realPath(path)
        } catch {
            throw Failure("can't import from '\(path)': \(error.message)")
        }
        rootName = path
        current = Self.real(folder)
    }

    func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        let location: String
        do throws(SystemError) {
            location = try realPath(Self.place(of: path, from: importer))
        } catch {
            // A file where a folder is expected: there is no such file either.
            if error.isMissing { throw .missing }
            throw .unreadable(reason: error.message)
        }
        guard Files.path(location, isIn: root) else { throw .outside(root: rootName) }
        return location
    }

    func load(_ location: String) throws(ImportFailure) -> SourceFile {
        // Reading anything but a regular file may never end, or never begin.
        switch Files.status(location)?.kind {
        case .file, nil: break
        case .folder: throw .unreadable(reason: SystemError.isFolder.message)
        case .other: throw .unreadable(reason: "no regular file")
        }
        do throws(SystemError) {
            return try Files.readWhole(location, name: shown(location))
        } catch {
            throw .unreadable(reason: error.message)
        }
    }

    /// The path shown in reports: relative to the current folder if it is below that.
    func shown(_ location: String) -> String {
        guard let current, Files.path(location, isIn: current) else { return location }
        var path = location.dropFirst(current.count)
        while path.hasPrefix("/") { path.removeFirst() }
        return String(path)
    }

    /// The place of an import.
    static func place(of path: String, from importer: String) -> String {
        Files.join(Files.split(importer).folder, path)
    }

    /// A path with links resolved; nil if it doesn't exist.
    static func real(_ path: String) -> String? {
        do throws(SystemError) { return try realPath(path) } catch { return nil }
    }
}
