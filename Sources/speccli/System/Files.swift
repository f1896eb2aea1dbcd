import SpecFormat

/// Reading whole files and writing whole files.
enum Files {
    /// The path that stands for standard input or output.
    static let standardStream = "-"
    /// The name of standard input in reports.
    static let standardInputName = "<stdin>"
    /// One byte more than a spec may have, so that the reader sees that there is more.
    static let limit = JSONSyntax.Limits().size + 1

    /// The content of a file, or of standard input for `-`.
    ///
    /// - Parameter standardInput: The path that standard input has in reports and for its imports.
    /// - Returns: At most one byte more than the language allows.
    static func read(
        _ path: String, standardInput: String = standardInputName
    ) throws(Failure) -> SourceFile {
        if path == standardStream {
            do throws(SystemError) {
                return SourceFile(
                    path: standardInput, bytes: try OpenFile.standardInput.read(limit: limit))
            } catch {
                throw Failure("can't read standard input: \(error.message)")
            }
        }
        do throws(SystemError) {
            return try readWhole(path, name: path)
        } catch {
            throw Failure("can't read '\(path)': \(error.message)")
        }
    }

    /// The content of a file, under a name for reports; at most one byte more than the language allows.
    ///
    /// A file that changes meanwhile is read again, so that a mixture of two versions is never taken for a spec.
    ///
    /// - Parameter bytes: Reads an open file.
    /// - Throws: `isChanging` if it changes again and again.
    static func readWhole(
        _ path: String, name: String,
        _ bytes: (borrowing OpenFile) throws(SystemError) -> [UInt8] = { file throws(SystemError) in
            try file.read(limit: limit)
        }
    ) throws(SystemError) -> SourceFile {
        for attempt in 1...attempts {
            let file = try OpenFile(reading: path)
            let before = try file.status
            if before.kind == .folder { throw SystemError.isFolder }
            let source = SourceFile(path: name, bytes: try bytes(file))
            // Anything but a regular file can be read only once.
            if before.kind == .other { return source }
            if try file.status.version == before.version { return source }
            if attempt < attempts { pause(patience) }
        }
        throw .isChanging
    }

    /// The number of times that a changing file is read.
    private static let attempts = 5
    /// The wait before a changing file is read again, in seconds.
    private static let patience = 0.02

    /// The content of a file, or the start of it, even while it is being written.
    static func readAnyhow(_ path: String) throws(SystemError) -> [UInt8] {
        try OpenFile(reading: path).read(limit: limit)
    }

    /// The status of a path; nil if nothing exists there, or it can't be determined.
    static func status(_ path: String) -> FileStatus? {
        do throws(SystemError) { return try FileStatus(path: path) } catch { return nil }
    }

    /// A path's folder (empty for the current one) and the name in it.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }

    /// The folder of an absolute path.
    static func folder(of path: String) -> String {
        let folder = split(path).folder
        return folder.count > 1 ? String(folder.dropLast()) : folder
    }

    /// Whether an absolute path is a folder, or something in it; both with links resolved.
    static func path(_ path: String, isIn folder: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// The nearest folder that two absolute paths of folders have in common.
    static func commonFolder(_ first: String, _ second: String) -> String {
        var folder = first
        while !path(second, isIn: folder) { folder = Self.folder(of: folder) }
        return folder
    }

    /// A name in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
