extension DiagnosticID {
    /// The stable name, kebab-case: `unknown-key`. Problems of JSON syntax begin with `json-`.
    public var name: String { row.name }

    /// The severity of a breach, unless the code that finds it decides otherwise.
    public var severity: Severity { row.severity }

    /// The rule in one line: lower case, no full stop.
    public var title: String { row.title }

    /// The rule with that stable name; nil when there is none.
    ///
    /// - Complexity: O(1) on average.
    public init?(name: String) {
        guard let id = Self.byName[name] else { return nil }
        self = id
    }

    private static let byName: [String: DiagnosticID] = {
        var ids: [String: DiagnosticID] = [:]
        for id in allCases { ids[id.name] = id }
        return ids
    }()

    /// Whether a text may suppress a finding: a warning, a note, or an error that judges motion which could be
    /// played. Not findings about suppressions themselves, nor about a text that isn't a spec.
    public var canBeIgnored: Bool {
        switch self {
        case .lintUnused: false
        case .tokenName, .tokenUntyped, .tokenDialect, .tokenIncomplete, .tokenDeprecated, .tokenStale,
            .tokenSkipped, .styleSkipped, .lottieSkipped:
            false
        case .flash, .reducedMoves: true
        default: severity != .error
        }
    }

    /// The names of the rules that a text may suppress, in the order of the table.
    static let ignorableNames = allCases.filter { $0.canBeIgnored }.map { $0.name }
}
