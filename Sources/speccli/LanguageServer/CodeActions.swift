import SpecFormat

/// The code actions for the problems in a range of a text.
struct CodeActions {
    /// A single correction.
    static let quickFix = "quickfix"
    /// All corrections that may be applied without asking.
    static let fixAll = "source.fixAll.motionspec"

    private let text: OpenText
    private let client: ClientAbilities
    private let only: [String]?
    private let changes: Refactorings?

    /// Creates the actions for a text that was checked.
    ///
    /// - Parameters:
    ///   - only: The requested kinds; nil for all.
    ///   - changes: The changes besides corrections; nil for none.
    init(_ text: OpenText, _ client: ClientAbilities, only: [String]?, changes: Refactorings?) {
        self.changes = changes
        self.text = text
        self.client = client
        self.only = only
    }

    /// Whether a kind is requested; `source` includes `source.fixAll`.
    private func isWanted(_ kind: String) -> Bool {
        only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }

    /// The corrections of problems that touch a range, and all safe ones if there are any.
    ///
    /// - Parameter repair: Applies all safe corrections of the text.
    func json(touching range: SourceRange, repair: () -> SafeRepair) -> JSONValue {
        guard client.hasCodeActions, let findings = text.findings else { return .array([]) }
        var actions: [JSONValue] = []
        if isWanted(Self.quickFix) {
            for diagnostic in findings.diagnostics
            where diagnostic.range.start <= range.end && range.start <= diagnostic.range.end {
                actions += corrections(of: diagnostic)
            }
            // What leaves a finding out comes behind all that mends one.
            for diagnostic in findings.diagnostics
            where diagnostic.range.start <= range.end && range.start <= diagnostic.range.end {
                if let change = changes?.leavingOut(diagnostic), changes?.isSound(change) ?? false {
                    actions.append(json(change))
                }
            }
        }
        if Refactorings.kinds.contains(where: { isWanted($0) }) {
            actions += (changes?.all(at: range.start) ?? []).filter { isWanted($0.kind) }.map { json($0) }
        }
        let mayBeSafe = findings.diagnostics.contains { $0.safeFix != nil }
        if mayBeSafe, isWanted(Self.fixAll) {
            let repair = repair()
            if repair.count > 0 {
                let edits = text.edits(to: repair.file.bytes)
                actions.append(
                    .object([
                        (
                            "title",
                            .string("Apply \(repair.count) safe correction\(repair.count == 1 ? "" : "s")")
                        ),
                        ("kind", .string(Self.fixAll)), ("edit", text.workspaceEdit(edits, for: client)),
                    ]))
            }
        }
        return .array(actions)
    }

    private func json(_ change: Refactorings.Candidate) -> JSONValue {
        let edits = text.edits(keepingLayout: change.edits)
        var members: [(String, JSONValue)] = [
            ("title", .string(change.title)), ("kind", .string(change.kind)),
        ]
        if let removed = change.removes {
            members.append(("diagnostics", [text.json(removed, for: client)]))
        }
        return .object(members + [("edit", text.workspaceEdit(edits, for: client))])
    }

    private func corrections(of diagnostic: Diagnostic) -> [JSONValue] {
        diagnostic.fixes.enumerated().map { index, fix in
            var members: [(String, JSONValue)] = [
                ("title", .string(fix.message)), ("kind", .string(Self.quickFix)),
                ("diagnostics", [text.json(diagnostic, for: client)]),
            ]
            // The best one comes first.
            if index == 0 { members.append(("isPreferred", true)) }
            let edit = text.edit(fix.range, fix.replacement)
            members.append(("edit", text.workspaceEdit([edit], for: client)))
            members.append(("data", .object([("applicability", .string(fix.applicability))])))
            return .object(members)
        }
    }
}
