// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The status of the file or folder at a path, with links followed.
struct FileStatus: Hashable, Sendable {
    /// The kinds of files that are distinguished.
    enum Kind: Hashable, Sendable {
        case file, folder, other
    }

    /// The device and the file number, which together identify the file.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    /// A version, which differs after every change that the system records.
    struct Version: Hashable, Sendable {
        let size: Int64
        let seconds: Int64
        let nanoseconds: Int64
    }

    let kind: Kind
    let identity: Identity
    let version: Version
    /// The permission bits, including set-user-ID, set-group-ID and the sticky bit.
    let permissions: UInt32
    /// The ids of the owning user and group.
    let owner: UInt32
    let group: UInt32
    /// The number of hard links.
    let nameCount: UInt64

    /// The status of a path.
    init(path: String) throws(SystemError) {
        var buffer = stat()
        guard unsafe stat(path, &buffer) == 0 else { throw .last }
        self.init(buffer)
    }

    /// The status of a name, of any bytes, in a folder; nil if it can't be determined.
    init?(inFolder folder: String, name: [UInt8]) {
        var buffer = stat()
        let path = (Array(Files.join(folder, "").utf8) + name + [0]).map { CChar(bitPattern: $0) }
        guard unsafe stat(path, &buffer) == 0 else { return nil }
        self.init(buffer)
    }

    /// Whether a path is a folder, and not a link to one.
    static func isFolderItself(_ path: String) -> Bool {
        var buffer = stat()
        return unsafe lstat(path, &buffer) == 0 && buffer.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether something has that name, even a broken link.
    static func isTaken(_ path: String) -> Bool {
        var buffer = stat()
        return unsafe lstat(path, &buffer) == 0
    }

    /// The status of an open file.
    init(descriptor: Int32) throws(SystemError) {
        var buffer = stat()
        guard unsafe fstat(descriptor, &buffer) == 0 else { throw .last }
        self.init(buffer)
    }

    private init(_ buffer: stat) {
        switch buffer.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: buffer.st_dev),
            number: UInt64(truncatingIfNeeded: buffer.st_ino))
        permissions = UInt32(buffer.st_mode & 0o7777)
        owner = buffer.st_uid
        group = buffer.st_gid
        nameCount = UInt64(buffer.st_nlink)
        #if canImport(Darwin)
        let changed = buffer.st_mtimespec
        #else
        let changed = buffer.st_mtim
        #endif
        version = Version(
            size: Int64(buffer.st_size), seconds: Int64(changed.tv_sec), nanoseconds: Int64(changed.tv_nsec))
    }
}
