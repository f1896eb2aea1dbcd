import SpecCompiler

/// A file beside another one, to be filled and then moved to its place: on one disk, moving is a single step.
///
/// The process that fills it has it locked, and a lock ends with its process. So an unlocked one was left by a process
/// that was killed: it is removed when its name is needed again, at the next write to the same place.
struct TemporaryFile: ~Copyable {
    private let path: String
    private let file: OpenFile
    /// The number of processes that may write to one place at a time.
    private static let attempts = 100

    /// Creates an empty file beside `target`.
    init(for target: String) throws(SystemError) {
        let (folder, name) = Files.split(target)
        // The name itself may be too long for a suffix.
        let stem = Files.join(folder, ".speccli-\(Self.checksum(name))")
        for number in 0..<Self.attempts {
            let path = "\(stem)-\(number).tmp"
            // A second attempt, after a leftover file was removed.
            for _ in 0..<2 {
                if let file = try Self.create(path) {
                    self.path = path
                    self.file = file
                    return
                }
                guard Self.removeAbandoned(path) else { break }
            }
        }
        throw .exists
    }

    /// Creates a locked file; nil if another process has it.
    private static func create(_ path: String) throws(SystemError) -> OpenFile? {
        do throws(SystemError) {
            let file = try OpenFile(creating: path)
            // Between the two steps another process may have removed it as a leftover.
            guard file.lock(), try isStill(file, path) else { return nil }
            return file
        } catch {
            guard error == .exists else { throw error }
            return nil
        }
    }

    private static func removeAbandoned(_ path: String) -> Bool {
        do throws(SystemError) {
            let file = try OpenFile(readingItself: path)
            guard try file.status.kind == .file, file.lock(), try isStill(file, path) else { return false }
            removeFile(path)
            return true
        } catch {
            // Removed meanwhile, or owned by another process.
            return error.isMissing
        }
    }

    private static func isStill(_ file: borrowing OpenFile, _ path: String) throws(SystemError) -> Bool {
        try Files.status(path)?.identity == file.status.identity
    }

    /// Sixteen hexadecimal digits for a name (FNV-1a).
    private static func checksum(_ name: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var text = ""
        for shift in stride(from: 56, through: 0, by: -8) {
            text += Hexadecimal.byte(UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
        }
        return text
    }

    /// Copies owner, group and permissions from another file.
    ///
    /// - Returns: false if the ownership can't be transferred.
    func takeAfter(_ status: FileStatus) throws(SystemError) -> Bool {
        let own = try file.status
        if own.owner != status.owner || own.group != status.group {
            do throws(SystemError) { try file.setOwner(status.owner, group: status.group) } catch {
                return false
            }
        }
        try file.setPermissions(status.permissions)
        return true
    }

    /// Writes all of the content, down to the disk.
    func fill(_ bytes: [UInt8]) throws(SystemError) {
        try file.write(bytes)
        try file.synchronize()
    }

    /// Moves it to the place of another file.
    func move(to target: String) throws(SystemError) { try moveFile(path, to: target) }

    /// Removes it.
    func remove() { removeFile(path) }
}
