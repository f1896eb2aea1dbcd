/// The exit code of the process, which is the whole contract with scripts.
enum ExitCode: Int32, Sendable {
    /// Done, without findings at or above the level that counts.
    case done = 0
    /// Findings: a spec has problems, or a check asked for failed.
    case findings = 1
    /// Wrong usage, or a file that can't be read or written.
    case failure = 2

    /// The more severe of two.
    func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}

/// The reason for which a command can't proceed: wrong usage, or a file that can't be read or written.
struct Failure: Error, Hashable, Sendable {
    /// One line: lower case, no full stop, the offending text in quotes.
    let message: String

    /// Creates a failure.
    init(_ message: String) { self.message = message }
}
