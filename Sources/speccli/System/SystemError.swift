// Unsafe operations stand here because calls of the C library take and give pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the system refused something, as its own message says: `No such file or directory`.
struct SystemError: Error, Hashable, Sendable {
    /// The number of the error.
    let code: Int32

    /// The error of the call that just failed.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's phrase.
    var message: String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }

    /// A folder stands where a file is needed.
    static let isFolder = SystemError(code: EISDIR)
    /// Something else stands where a folder is needed.
    static let isNoFolder = SystemError(code: ENOTDIR)
    /// Something has the name already.
    static let exists = SystemError(code: EEXIST)

    /// Whether nothing is there.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether nobody reads the other end of a pipe any more.
    var isClosedPipe: Bool { code == EPIPE }
}
