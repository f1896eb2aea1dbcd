/// The findings that a text suppresses, by rule and by the object that they are about.
struct Suppressions: Sendable {
    /// One rule that one object suppresses.
    struct Entry: Sendable {
        /// The rule's name, and its range in the text.
        let name: String
        let range: SourceRange
        /// The correction that removes it.
        let removal: FixIt
        var isUsed = false
    }

    /// The entries of each rule.
    private var entries: [DiagnosticID: ScopedValues<Entry>] = [:]

    /// Adds a suppression of a rule in an object; objects come in the order of the text, outer ones first.
    mutating func add(
        _ id: DiagnosticID, in scope: SourceRange, name: String, at range: SourceRange, removal: FixIt
    ) {
        entries[id, default: ScopedValues()].add(Entry(name: name, range: range, removal: removal), in: scope)
    }

    /// Whether a finding is suppressed; the entry of the innermost object counts as used.
    ///
    /// - Complexity: O(log n + depth) for n entries of the rule.
    mutating func leavesOut(_ diagnostic: Diagnostic) -> Bool {
        guard let index = entries[diagnostic.id]?.index(around: diagnostic.range) else { return false }
        entries[diagnostic.id]?[index].isUsed = true
        return true
    }

    /// The entries that suppressed nothing, in the order of the rules' table and of the text.
    var unused: [Entry] {
        DiagnosticID.allCases.flatMap { id in
            (entries[id]?.entries ?? []).map { $0.value }.filter { !$0.isUsed }
        }
    }
}
