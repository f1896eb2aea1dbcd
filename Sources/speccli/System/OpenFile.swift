// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file that closes itself.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// Standard input; never closed.
    static var standardInput: OpenFile { OpenFile(descriptor: STDIN_FILENO) }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        if descriptor > STDERR_FILENO { _ = close(descriptor) }
    }

    /// Opens for reading.
    init(reading path: String) throws(SystemError) {
        try self.init(path, O_RDONLY | O_CLOEXEC, permissions: 0)
    }

    /// Creates a file for writing; fails if it exists.
    init(creating path: String) throws(SystemError) {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions: 0o666)
    }

    /// Opens an existing terminal, pipe or device for writing.
    init(writing path: String) throws(SystemError) {
        try self.init(path, O_WRONLY | O_CLOEXEC, permissions: 0)
    }

    /// Opens a file for reading if it is a file itself, not a link; never waits.
    init(readingItself path: String) throws(SystemError) {
        try self.init(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, permissions: 0)
    }

    /// Opens a name, of any bytes, in a folder for reading.
    init(readingInFolder folder: String, name: [UInt8]) throws(SystemError) {
        let path = (Array(Files.join(folder, "").utf8) + name + [0]).map { CChar(bitPattern: $0) }
        try self.init { unsafe open(path, O_RDONLY | O_CLOEXEC, 0) }
    }

    private init(_ path: String, _ flags: Int32, permissions: mode_t) throws(SystemError) {
        try self.init { unsafe open(path, flags, permissions) }
    }

    private init(_ open: () -> Int32) throws(SystemError) {
        while true {
            let descriptor = open()
            if descriptor >= 0 {
                self.init(descriptor: descriptor)
                return
            }
            guard errno == EINTR else { throw .last }
        }
    }

    /// The status of the open file.
    var status: FileStatus {
        get throws(SystemError) { try FileStatus(descriptor: descriptor) }
    }

    /// The content up to the end, or the first `limit` bytes.
    func read(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            var count = 0
            // Memory that only the system writes: a small file never touches the rest of it.
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: min(1 << 16, limit - bytes.count)) {
                unsafe count = systemRead(descriptor, $0.baseAddress, $0.count)
                $1 = max(0, count)
            }
            if count == 0 { break }
            if count < 0 {
                guard errno == EINTR else { throw .last }
                continue
            }
            bytes += chunk
        }
        return bytes
    }

    /// Writes all bytes.
    func write(_ bytes: [UInt8]) throws(SystemError) { try speccli.write(bytes, to: descriptor) }

    /// Sets the permissions of the file.
    func setPermissions(_ permissions: UInt32) throws(SystemError) {
        guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .last }
    }

    /// Gives the file to a user and a group.
    func setOwner(_ owner: UInt32, group: UInt32) throws(SystemError) {
        guard fchown(descriptor, owner, group) == 0 else { throw .last }
    }

    /// Moves to the first byte.
    func rewind() throws(SystemError) {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    }

    /// Truncates the file to its first bytes.
    func truncate(to count: Int) throws(SystemError) {
        guard ftruncate(descriptor, off_t(count)) == 0 else { throw .last }
    }

    /// Locks the file until it is closed, or its process ends; false if another process has locked it.
    func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Waits until everything written is on the disk.
    func synchronize() throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw .last }
    }
}
