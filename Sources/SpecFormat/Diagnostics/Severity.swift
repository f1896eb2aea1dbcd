/// The severity of a problem.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The spec can't be used.
    case error
    /// The spec can be used, but very likely does not do what its author wants.
    case warning
    /// A fact that is worth knowing.
    case note
}
