// Unsafe operations stand here because calls of the C library take and give pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why something couldn't be done, mostly as the system says it: `No such file or directory`.
struct SystemError: Error, Hashable, Sendable {
    /// The number of the error.
    let code: Int32

    /// The error of the call that just failed.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's phrase, where it has one.
    var message: String {
        if self == .isChanging { return "it changes while it is read" }
        if self == .isNoText { return "its name isn't UTF-8" }
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }

    /// A folder stands where a file is needed.
    static let isFolder = SystemError(code: EISDIR)
    /// Something else stands where a folder is needed.
    static let isNoFolder = SystemError(code: ENOTDIR)
    /// A file never kept still while it was read; the system has no number for that.
    static let isChanging = SystemError(code: -1)
    /// A name is no text; the system has no number for that.
    static let isNoText = SystemError(code: -2)
    /// Links lead in a circle.
    static let isCircle = SystemError(code: ELOOP)
    /// Something has the name already.
    static let exists = SystemError(code: EEXIST)

    /// Whether nothing is there.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether nobody reads the other end of a pipe any more.
    var isClosedPipe: Bool { code == EPIPE }
}
