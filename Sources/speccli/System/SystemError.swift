// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The error of a failed call, mostly in the words of the system: `No such file or directory`.
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

    /// There is a folder where a file is expected.
    static let isFolder = SystemError(code: EISDIR)
    /// There is something else where a folder is expected.
    static let isNoFolder = SystemError(code: ENOTDIR)
    /// A file kept changing while it was read; the system has no number for that.
    static let isChanging = SystemError(code: -1)
    /// A name isn't UTF-8; the system has no number for that.
    static let isNoText = SystemError(code: -2)
    /// Links form a cycle.
    static let isCircle = SystemError(code: ELOOP)
    /// The name exists already.
    static let exists = SystemError(code: EEXIST)

    /// Whether there is no such file.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether the other end of a pipe is closed.
    var isClosedPipe: Bool { code == EPIPE }
}
