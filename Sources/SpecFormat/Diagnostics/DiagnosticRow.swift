/// The facts about a rule.
struct DiagnosticRow: Sendable {
    /// The severity of a breach.
    let severity: Severity
    /// The stable name.
    let name: String
    /// The rule in one line.
    let title: String

    static func error(_ name: String, _ title: String) -> Self {
        Self(severity: .error, name: name, title: title)
    }

    static func warning(_ name: String, _ title: String) -> Self {
        Self(severity: .warning, name: name, title: title)
    }

    static func note(_ name: String, _ title: String) -> Self {
        Self(severity: .note, name: name, title: title)
    }
}
