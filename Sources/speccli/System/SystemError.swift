// Unsafe operations stand here because calls of the C library take and give pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reason why a call failed, mostly in the words of the system: `No such file or directory`.
struct SystemError: Error, Hashable, Sendable {
    /// The number of the error.
    let code: Int32

    /// The error of the call that just failed.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's phrase, if it has one.
    var message: String {
        if self == .isChanging { return "it changes while it is read" }
        if self == .isNoText { return "its name isn't UTF-8" }
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }

    /// There is a folder in the place of a file.
    static let isFolder = SystemError(code: EISDIR)
    /// There is something else in the place of a folder.
    static let isNoFolder = SystemError(code: ENOTDIR)
    /// A file kept changing while it was read; the system has no number for that.
    static let isChanging = SystemError(code: -1)
    /// A name is no text; the system has no number for that.
    static let isNoText = SystemError(code: -2)
    /// Links lead in a circle.
    static let isCircle = SystemError(code: ELOOP)
    /// Something has the name already.
    static let exists = SystemError(code: EEXIST)

    /// Whether there is no such file.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether the other end of a pipe is closed.
    var isClosedPipe: Bool { code == EPIPE }
}
