import SpecCompiler

/// A file beside another one, to be filled and then put in its place: moving it is one step on one disk.
///
/// Whoever fills it has it locked, and a lock ends with its process. So one that nobody has locked was left by a process that
/// was killed: it goes when its name is needed again, which is at the next write to the same place.
struct TemporaryFile: ~Copyable {
    private let path: String
    private let file: OpenFile
    /// How many processes may write to one place at a time.
    private static let attempts = 100

    /// An empty file beside `target`.
    init(for target: String) throws(SystemError) {
        let (folder, name) = Files.split(target)
        // The name's own length may leave no room for more.
        let stem = Files.join(folder, ".speccli-\(Self.checksum(name))")
        for number in 0..<Self.attempts {
            let path = "\(stem)-\(number).tmp"
            // Once more where what was left has gone.
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

    /// A locked file of that name; nil where somebody has it.
    private static func create(_ path: String) throws(SystemError) -> OpenFile? {
        do throws(SystemError) {
            let file = try OpenFile(creating: path)
            // Between the two steps somebody may have taken it for one that was left.
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
            // Gone meanwhile, or somebody else's.
            return error.isMissing
        }
    }

    private static func isStill(_ file: borrowing OpenFile, _ path: String) throws(SystemError) -> Bool {
        try Files.status(path)?.identity == file.status.identity
    }

    /// Sixteen digits for a name (FNV-1a).
    private static func checksum(_ name: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var text = ""
        for shift in stride(from: 56, through: 0, by: -8) {
            text += Hexadecimal.byte(UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
        }
        return text
    }

    /// Takes owner, group and permissions after another file's.
    ///
    /// - Returns: false when it can't be given to whom that belongs.
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

    /// Writes all of it, down to the disk.
    func fill(_ bytes: [UInt8]) throws(SystemError) {
        try file.write(bytes)
        try file.synchronize()
    }

    /// Puts it in the place of another file.
    func move(to target: String) throws(SystemError) { try moveFile(path, to: target) }

    /// Takes it away.
    func remove() { removeFile(path) }
}
