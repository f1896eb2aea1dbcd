/// How bad a problem is.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The spec can't be used.
    case error
    /// The spec can be used, and very likely does not do what its author wants.
    case warning
    /// Worth knowing.
    case note
}
