import SpecFormat

extension OpenText {
    /// The diagnostics in the client's format, in the order of the text.
    func diagnostics(for client: ClientAbilities) -> JSONValue {
        guard let findings else { return .array([]) }
        var all = findings.diagnostics.map { json($0, for: client) }
        if findings.isUnexplained {
            all.append(
                .object([
                    ("range", positions.json(SourceRange(at: 0))), ("severity", 1), ("source", Self.source),
                    ("message", "this is no spec that can be played, and no rule says why"),
                ]))
        }
        return .array(all)
    }

    private static let source: JSONValue = "motionspec"

    /// A problem in the client's format.
    func json(_ diagnostic: Diagnostic, for client: ClientAbilities) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("range", positions.json(diagnostic.range)), ("severity", .number(diagnostic.severity.number)),
            ("code", .string(diagnostic.id.name)),
        ]
        if client.hasCodeDescription, let page = client.rulesPage {
            members.append(("codeDescription", .object([("href", .string("\(page)#\(diagnostic.id.name)"))])))
        }
        // A note without a place, or with one that the client can't show, is appended to the message.
        let loose = diagnostic.notes.filter { $0.range == nil || !client.hasRelatedInformation }
        let message = diagnostic.message + loose.map { "\nnote: \($0.message)" }.joined()
        members += [("source", Self.source), ("message", .string(message))]
        if let tag = diagnostic.id.tag, client.tags.contains(tag) {
            members.append(("tags", .array([.number(Double(tag))])))
        }
        let related = diagnostic.notes.compactMap { note -> JSONValue? in
            guard let range = note.range, client.hasRelatedInformation else { return nil }
            let place = JSONValue.object([("uri", .string(address)), ("range", positions.json(range))])
            return .object([("location", place), ("message", .string(note.message))])
        }
        if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
        return .object(members)
    }
}

extension Severity {
    /// The protocol's number: 1 an error, 2 a warning, 3 information.
    fileprivate var number: Double {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}

extension DiagnosticID {
    /// The tag by which a client draws the text: 1 faded, for unused code, 2 struck through; nil for none.
    fileprivate var tag: Int? {
        switch self {
        case .nameUnused, .timingUnused, .lintUnused: 1
        case .springDurationIgnored, .velocityIgnored, .weightIgnored: 1
        case .tokenDeprecated: 2
        default: nil
        }
    }
}
