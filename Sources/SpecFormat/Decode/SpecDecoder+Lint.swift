extension SpecDecoder {
    /// Reads every `$lint` of a text, before anything is reported that it may suppress.
    mutating func readLint(_ root: JSONSyntax) {
        guard case .object(let object) = root.content,
            object.members.textMayHold(JSONKey(CommonField.lint.rawValue))
        else { return }
        var found = Suppressions()
        collect(root, scope: root.range, &found)
        diagnostics.suppressions = found
    }

    /// Reports suppressions of rules that aren't broken; not if there are errors, which may hide a breach.
    mutating func reportUnusedSuppressions() {
        guard !diagnostics.hasErrors else { return }
        for entry in diagnostics.suppressions.unused {
            diagnostics.report(
                .lintUnused, "nothing here breaks '\(entry.name)'", at: entry.range,
                fixes: [entry.removal])
        }
    }

    private mutating func collect(_ syntax: JSONSyntax, scope: SourceRange, _ found: inout Suppressions) {
        switch syntax.content {
        case .array(let array):
            let elements = array.elements
            for position in elements.indices where elements.isContainer(at: position) {
                let element = elements[position]
                collect(element, scope: element.range, &found)
            }
        case .object(let object):
            if let member = object[CommonField.lint.rawValue] { read(member, of: object, scope, &found) }
            let members = object.members
            for position in members.indices where members.isContainer(at: position) {
                let member = members[position]
                switch CommonField.rows.key(named: member.key.value) {
                // The data of other tools isn't part of the spec.
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
        guard let reader = self.object(lint.value, of: LintField.self) else { return }
        if reader.keys.isEmpty, reader.isComplete {
            let words = LintField.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            diagnostics.report(
                .missingKey, "\(LintField.object) needs one of \(words)", at: reader.opening)
        }
        if let syntax = reader[.scale], let name = word(syntax, LintField.scale.quoted) {
            scales.add(name, in: scope)
        }
        if let syntax = reader[.platform],
            let platform: Platform = choice(syntax, LintField.platform)
        {
            platforms.add(platform, in: scope)
        }
        if let member = reader.member(.ignore) {
            readIgnored(member, lint, keys: reader.keys.count, of: object, scope, &found)
        }
    }

    private mutating func readIgnored(
        _ member: JSONMember, _ lint: JSONMember, keys: Int, of object: JSONObject, _ scope: SourceRange,
        _ found: inout Suppressions
    ) {
        guard let members = entries(member.value, Phrase(quoting: member.key.value)),
            case .object(let ignored) = member.value.content, case .object(let whole) = lint.value.content
        else { return }
        for rule in members {
            guard let id = DiagnosticID(name: rule.key.value) else {
                reportUnknownName(
                    rule.key, kind: "rule", id: .lintUnknown, known: DiagnosticID.ignorableNames)
                continue
            }
            guard id.canBeIgnored else {
                let why =
                    id == .lintUnused
                    ? "take out what is unused"
                    : id.severity == .error
                        ? "it is an error, not a judgement"
                        : "it is about a file that is imported, not about a spec"
                diagnostics.report(
                    .lintRefused, "'\(id.name)' can't be left out: \(why)", at: rule.key.range)
                continue
            }
            checkReason(rule)
            // An empty object or list is removed too.
            let removal =
                if ignored.members.count > 1 {
                    self.removal(of: rule, from: ignored, isSafe: true)
                } else if keys > 1 {
                    self.removal(of: member, from: whole, isSafe: true)
                } else {
                    self.removal(of: lint, from: object, isSafe: true)
                }
            found.add(id, in: scope, name: rule.key.value, at: rule.key.range, removal: removal)
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
