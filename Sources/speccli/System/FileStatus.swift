// Unsafe operations stand here because calls of the C library take and give pointers.

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
    /// The permission bits.
    let permissions: UInt32

    /// The status of a path.
    init(path: String) throws(SystemError) {
        var buffer = stat()
        guard unsafe stat(path, &buffer) == 0 else { throw .last }
        self.init(buffer)
    }

    /// Whether a path is a folder itself, and not a link to one.
    static func isFolderItself(_ path: String) -> Bool {
        var buffer = stat()
        return unsafe lstat(path, &buffer) == 0 && buffer.st_mode & S_IFMT == S_IFDIR
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
        permissions = UInt32(buffer.st_mode & 0o777)
        #if canImport(Darwin)
        let changed = buffer.st_mtimespec
        #else
        let changed = buffer.st_mtim
        #endif
        version = Version(
            size: Int64(buffer.st_size), seconds: Int64(changed.tv_sec), nanoseconds: Int64(changed.tv_nsec))
    }
}
