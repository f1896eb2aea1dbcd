import SpecFormat

extension Files {
    /// Writes a file that was read before, unless it says something else by now: what somebody else wrote isn't lost.
    ///
    /// - Parameters:
    ///   - file: As it was read.
    ///   - bytes: What it shall say.
    static func rewrite(_ file: SourceFile, with bytes: [UInt8]) throws(Failure) {
        // What was read from a pipe or a device would go back into it.
        if let status = status(file.path), status.kind != .file {
            throw Failure("'\(file.path)' is no file: '-' reads standard input")
        }
        guard try read(file.path).bytes == file.bytes else {
            throw Failure("'\(file.path)' has changed meanwhile, and stays as it is now")
        }
        try write(bytes, to: file.path)
    }

    /// Writes a file whole or not at all: the old content stays until the new one is on the disk.
    ///
    /// Links are followed, also to a name that nothing has yet; owner, group and permissions stay. A file with several names
    /// keeps them, and one that belongs to somebody else stays theirs: both are written where they are, and get their old
    /// content back when that fails. What isn't a file (a device, a pipe) is written to as it is.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        do throws(SystemError) {
            try put(bytes, at: path)
        } catch {
            throw Failure("can't write '\(path)': \(error.message)")
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

    /// Where a path ends that leads to nothing: itself, or the name that a link speaks of.
    private static func end(of path: String) throws(SystemError) -> String {
        var path = path
        // As many as the system follows.
        for _ in 0..<40 {
            guard let next = try linkText(path) else { return path }
            path = next.hasPrefix("/") ? next : join(split(path).folder, next)
        }
        throw .isCircle
    }

    /// Puts a new file in the place of an old one, in one step.
    ///
    /// - Parameter status: What the old one is; nil where there is none.
    /// - Returns: false when it can't be given to whom the old one belongs, and then nothing has happened.
    private static func replace(
        _ target: String, with bytes: [UInt8], keeping status: FileStatus?
    ) throws(SystemError) -> Bool {
        // What ends the process meanwhile waits, so that no file is left that nobody asked for.
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

    /// Writes a file where it is; its old content comes back where the new one finds no room.
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
