extension DiagnosticID {
    /// The stable name, kebab-case: `unknown-key`. Problems of JSON syntax begin with `json-`.
    public var name: String { row.name }

    /// The severity of a breach, unless the place that finds it decides otherwise.
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

    /// Whether a text may ask to ignore a finding: a warning, a note, or an error that judges playable motion. Findings about
    /// ignoring itself, and about a text that isn't a spec, can't be ignored.
    public var canBeIgnored: Bool {
        switch self {
        case .lintUnused: false
        case .tokenName, .tokenUntyped, .tokenDialect, .tokenIncomplete, .tokenDeprecated, .tokenStale,
            .tokenSkipped, .styleSkipped:
            false
        case .flash, .reducedMoves: true
        default: severity != .error
        }
    }

    /// The names of the rules that a text may ignore, in the order of the table.
    static let ignorableNames = allCases.filter { $0.canBeIgnored }.map { $0.name }

    /// The three parts of the raw value `severity name: title`.
    private var row: (severity: Severity, name: String, title: String) {
        let bytes = [UInt8](rawValue.utf8)
        guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
            let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let severity = Severity(rawValue: String(decoding: bytes[..<space], as: UTF8.self)),
            space < colon, colon + 2 < bytes.count
        else { preconditionFailure("a row of the table reads 'severity name: title'") }
        return (
            severity, String(decoding: bytes[(space + 1)..<colon], as: UTF8.self),
            String(decoding: bytes[(colon + 2)...], as: UTF8.self)
        )
    }
}
