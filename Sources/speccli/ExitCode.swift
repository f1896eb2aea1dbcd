/// How the process ends: the whole contract with scripts.
enum ExitCode: Int32, Sendable {
    /// Done, and nothing was found at or above the level that counts.
    case done = 0
    /// Findings: a spec has problems, or a check asked for failed.
    case findings = 1
    /// Wrong usage, or a file that can't be read or written.
    case failure = 2

    /// The graver of two.
    func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}

/// Why nothing can be done: wrong usage, or a file that can't be read or written.
struct Failure: Error, Hashable, Sendable {
    /// One line: lower case, no full stop, the thing in quotes.
    let message: String

    /// A reason.
    init(_ message: String) { self.message = message }
}
