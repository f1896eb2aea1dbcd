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

    /// Creates the actions for a text that was checked.
    ///
    /// - Parameter only: The requested kinds; nil for all.
    init(_ text: OpenText, _ client: ClientAbilities, only: [String]?) {
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
            return .object(members)
        }
    }
}
