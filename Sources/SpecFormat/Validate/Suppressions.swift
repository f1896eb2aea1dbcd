/// The findings that a text asks to leave out, by rule and by the object that they are about.
struct Suppressions: Sendable {
    /// One rule that one object leaves out.
    struct Entry: Sendable {
        let id: DiagnosticID
        /// The object, with its key where it has one.
        let scope: SourceRange
        /// The rule's name in the text.
        let name: JSONString
        /// The correction that takes it out again.
        let removal: FixIt
        /// The entry of the same rule for the nearest object around, by its place in the list of the rule.
        let outer: Int?
        var isUsed = false
    }

    /// The entries of each rule, by where their objects begin.
    private var entries: [DiagnosticID: [Entry]] = [:]

    /// Adds a rule to leave out in an object; objects come in the order of the text, outer ones first.
    mutating func add(_ id: DiagnosticID, in scope: SourceRange, name: JSONString, removal: FixIt) {
        let outer = place(of: id, around: scope)
        entries[id, default: []].append(
            Entry(id: id, scope: scope, name: name, removal: removal, outer: outer))
    }

    /// Whether a finding is to be left out; the entry of the innermost object counts as used.
    ///
    /// - Complexity: O(log n + depth) for n entries of the rule.
    mutating func leavesOut(_ diagnostic: Diagnostic) -> Bool {
        guard !entries.isEmpty, let place = place(of: diagnostic.id, around: diagnostic.range) else {
            return false
        }
        entries[diagnostic.id]?[place].isUsed = true
        return true
    }

    /// The place of the entry for the innermost object around a range; entries are in the order of the text.
    private func place(of id: DiagnosticID, around range: SourceRange) -> Int? {
        guard let known = entries[id] else { return nil }
        var low = 0
        var high = known.count
        while low < high {
            let middle = (low + high) / 2
            if known[middle].scope.start <= range.start { low = middle + 1 } else { high = middle }
        }
        var candidate: Int? = low > 0 ? low - 1 : nil
        while let index = candidate, !known[index].scope.contains(range) { candidate = known[index].outer }
        return candidate
    }

    /// The entries that left out nothing, in the order of the rules' table and of the text.
    var unused: [Entry] {
        DiagnosticID.allCases.flatMap { id in (entries[id] ?? []).filter { !$0.isUsed } }
    }
}

extension SpecDecoder {
    /// Reads every `$lint` of a text, before anything is reported that it may leave out.
    mutating func readSuppressions(_ root: JSONSyntax) {
        var found = Suppressions()
        collect(root, scope: root.range, &found)
        diagnostics.suppressions = found
    }

    /// Reports rules that are left out where nothing breaks them; not while there are errors, which may hide a breach.
    mutating func reportUnusedSuppressions() {
        guard !diagnostics.hasErrors else { return }
        for entry in diagnostics.suppressions.unused {
            diagnostics.report(
                .lintUnused, "nothing here breaks '\(entry.name.value)'", at: entry.name.range,
                fixes: [entry.removal])
        }
    }

    private mutating func collect(_ syntax: JSONSyntax, scope: SourceRange, _ found: inout Suppressions) {
        switch syntax.content {
        case .array(let array):
            for element in array.elements { collect(element, scope: element.range, &found) }
        case .object(let object):
            if let member = object[CommonField.lint.rawValue] { read(member, of: object, scope, &found) }
            for member in object.members {
                switch CommonField(rawValue: member.key.value) {
                // The data of other tools isn't the spec's.
                case .extensions, .lint: continue
                case .description, .comment, nil: collect(member.value, scope: member.range, &found)
                }
            }
        case .null, .bool, .number, .string, .invalid: break
        }
    }

    private mutating func read(
        _ lint: JSONMember, of object: JSONObject, _ scope: SourceRange, _ found: inout Suppressions
    ) {
        guard let reader = self.object(lint.value, of: LintField.self), let syntax = reader[.ignore],
            case .object(let ignored) = syntax.content,
            let members = entries(syntax, "rules to leave out")
        else {
            if case .object(let content) = lint.value.content, let member = content[LintField.ignore.rawValue]
            {
                _ = entries(member.value, "rules to leave out")
            }
            return
        }
        for member in members {
            guard let id = DiagnosticID(name: member.key.value) else {
                reportUnknownName(
                    member.key, kind: "rule", id: .lintUnknown, known: DiagnosticID.ignorableNames)
                continue
            }
            guard id.canBeIgnored else {
                let why = id == .lintUnused ? "take out what is unused" : "it is an error, not a judgement"
                diagnostics.report(
                    .lintRefused, "'\(id.name)' can't be left out: \(why)", at: member.key.range)
                continue
            }
            checkReason(member)
            let removal =
                ignored.members.count == 1
                ? self.removal(of: lint, from: object, isSafe: true)
                : self.removal(of: member, from: ignored, isSafe: true)
            found.add(id, in: scope, name: member.key, removal: removal)
        }
    }

    private mutating func checkReason(_ member: JSONMember) {
        switch member.value.content {
        case .string(let reason) where reason.value.utf8.contains { $0 > 0x20 }: return
        case .invalid: return
        case .null, .bool, .number, .string, .array, .object:
            diagnostics.report(
                .lintReason, "'\(member.key.value)' is left out without a reason, which is a text",
                at: member.value.range)
        }
    }
}
