import SpecFormat

extension Files {
    /// Writes a file that was read before, unless it has changed since: the work of others isn't lost.
    ///
    /// - Parameters:
    ///   - file: The file as it was read.
    ///   - bytes: The new content.
    static func rewrite(_ file: SourceFile, with bytes: [UInt8]) throws(Failure) {
        // The content of a pipe or a device would be written back into it.
        if let status = status(file.path), status.kind != .file {
            throw Failure("'\(file.path)' is no file: '-' reads standard input")
        }
        // A new file in its place would need the folder's permission only.
        guard mayWrite(file.path) else {
            throw Failure("can't write '\(file.path)': \(SystemError.last.message)")
        }
        guard try read(file.path).bytes == file.bytes else {
            throw Failure("'\(file.path)' has changed meanwhile, and stays as it is now")
        }
        try write(bytes, to: file.path)
    }

    /// Writes a file completely or not at all: the old content stays until the new one is on the disk.
    ///
    /// Links are followed, also to a name that doesn't exist yet; owner, group and permissions are kept. A file with
    /// several names keeps them, and one that belongs to another user stays theirs: both are overwritten in place, and
    /// get their old content back if that fails. Anything but a regular file (a device, a pipe) is written to directly.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        do throws(SystemError) {
            try put(bytes, at: path)
        } catch {
            throw Failure("can't write '\(path)': \(error.message)")
        }
    }

    /// Makes a folder and the folders it lies in, as far as they aren't there.
    static func makeFolders(_ path: String) throws(Failure) {
        var made = path.hasPrefix("/") ? "/" : ""
        for name in path.split(separator: "/") {
            made = join(made, String(name))
            if status(made) != nil { continue }
            do throws(SystemError) { try makeFolder(made) } catch {
                throw Failure("can't make the folder '\(made)': \(error.message)")
            }
        }
    }

    private static func put(_ bytes: [UInt8], at path: String) throws(SystemError) {
        let status: FileStatus
        do throws(SystemError) { status = try FileStatus(path: path) } catch {
            guard error.isMissing else { throw error }
            _ = try replace(try end(of: path), with: bytes, keeping: nil)
            return
        }
        switch status.kind {
        case .folder: throw .isFolder
        case .other: try OpenFile(writing: path).write(bytes)
        case .file:
            let target = try realPath(path)
            guard status.nameCount == 1, try replace(target, with: bytes, keeping: status) else {
                return try overwrite(target, with: bytes)
            }
        }
    }

    /// The end of a path that doesn't exist: itself, or the target of a broken link.
    private static func end(of path: String) throws(SystemError) -> String {
        var path = path
        // As many links as the system follows.
        for _ in 0..<40 {
            guard let next = try linkText(path) else { return path }
            path = next.hasPrefix("/") ? next : join(split(path).folder, next)
        }
        throw .isCircle
    }

    /// Replaces an old file by a new one, in one step.
    ///
    /// - Parameter status: The status of the old file; nil if there is none.
    /// - Returns: false when the new file can't get the old one's owner, and then nothing has happened.
    private static func replace(
        _ target: String, with bytes: [UInt8], keeping status: FileStatus?
    ) throws(SystemError) -> Bool {
        // Signals that end the process are held meanwhile, so that no temporary file is left.
        let signals = HeldSignals()
        defer { signals.act() }
        let temporary = try TemporaryFile(for: target)
        do throws(SystemError) {
            if let status, try !temporary.takeAfter(status) {
                temporary.remove()
                return false
            }
            try temporary.fill(bytes)
            try temporary.move(to: target)
            return true
        } catch {
            temporary.remove()
            throw error
        }
    }

    /// Overwrites a file in place; its old content is restored if the new one doesn't fit on the disk.
    private static func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let old = try OpenFile(reading: path).read(limit: .max)
        let signals = HeldSignals()
        defer { signals.act() }
        let file = try OpenFile(writing: path)
        do throws(SystemError) {
            try fill(file, with: bytes)
        } catch {
            try fill(file, with: old)
            throw error
        }
    }

    private static func fill(_ file: borrowing OpenFile, with bytes: [UInt8]) throws(SystemError) {
        try file.rewind()
        try file.write(bytes)
        try file.truncate(to: bytes.count)
        try file.synchronize()
    }
}
