import SpecFormat

/// What a variant can get: a way back, and a form for reduced motion.
extension Refactorings {
    /// The additions to the variant around the cursor, or at its name.
    func variants(_ cursor: SpecCursor) -> [Candidate] {
        // Only at the variant's name and its own keys, not in all that it contains.
        guard cursor.around.count <= 3, cursor.path.first == SpecField.variants.rawValue,
            case .object(let variants)? = root[SpecField.variants.rawValue]?.value.content,
            let name = cursor.path.dropFirst().first ?? cursor.member?.key.value,
            let variant = variants[name], case .object(let object) = variant.value.content
        else { return [] }
        func has(_ key: VariantField) -> Bool { object[key.rawValue] != nil }
        var candidates: [Candidate] = []
        func add(_ title: String, _ suffix: String, _ members: String) {
            var other = name + suffix
            while variants[other] != nil { other += "2" }
            candidates.append(
                Candidate(
                    title: title, kind: Self.kinds[2],
                    edits: [
                        TextEdit(
                            range: SourceRange(at: variant.range.end),
                            text: ",\n    \(JSONValue.quoted(other)): { \(members) }")
                    ]))
        }
        var extends = "\(JSONValue.quoted(VariantField.extends.rawValue)): \(JSONValue.quoted(name))"
        // The form for reduced motion isn't taken over by what extends a variant.
        if let reduced = object[VariantField.reducedMotion.rawValue] {
            extends += ", \(text.file.text(in: reduced.range))"
        }
        if !has(.mirror), !has(.reducedMotionFor) {
            add(
                "add the way back of '\(name)', its exact mirror", "Back",
                "\(extends), \(JSONValue.quoted(VariantField.mirror.rawValue)): true")
            if !has(.motion) {
                add(
                    "add the way back of '\(name)', with the same timings", "Back",
                    "\(extends), \(JSONValue.quoted(VariantField.reverseValues.rawValue)): true")
            }
        }
        let isReduced = annotations.uses(of: .variant, name, givenBy: nil).contains { use in
            variants.members.contains { member in
                guard case .object(let other) = member.value.content,
                    let list = other[VariantField.reducedMotionFor.rawValue]
                else { return false }
                return list.range.contains(use.range)
            }
        }
        if !has(.reducedMotion), !has(.reducedMotionFor), !isReduced {
            for (word, meaning) in [("fade", "fades"), ("instant", "jumps to its end")] {
                let member =
                    "\(JSONValue.quoted(VariantField.reducedMotion.rawValue)): \(JSONValue.quoted(word))"
                let start = SourceRange(at: variant.value.range.start + 1)
                candidates.append(
                    Candidate(
                        title: "let '\(name)' have a reduced form that \(meaning)", kind: Self.kinds[2],
                        edits: [
                            TextEdit(
                                range: start, text: object.members.isEmpty ? " \(member) " : " \(member),")
                        ]))
            }
        }
        return candidates
    }

    /// Leaves a finding out, with a reason to be written, in the innermost object that it is about.
    func leavingOut(_ diagnostic: Diagnostic) -> Candidate? {
        guard diagnostic.id.canBeIgnored, let (object, range) = innermost(around: diagnostic.range) else {
            return nil
        }
        let (lint, ignore) = (CommonField.lint.rawValue, LintField.ignore.rawValue)
        let rule = "\(JSONValue.quoted(diagnostic.id.name)): \"reason\""
        let edit: TextEdit
        if let member = object[lint], case .object(let inner) = member.value.content {
            if let list = inner[ignore], case .object(let rules) = list.value.content {
                let end = rules.members.isEmpty ? " " : ","
                edit = TextEdit(range: SourceRange(at: list.value.range.start + 1), text: " \(rule)\(end)")
            } else {
                let end = inner.members.isEmpty ? " " : ","
                edit = TextEdit(
                    range: SourceRange(at: member.value.range.start + 1),
                    text: " \(JSONValue.quoted(ignore)): { \(rule) }\(end)")
            }
        } else {
            let end = object.members.isEmpty ? " " : ","
            edit = TextEdit(
                range: SourceRange(at: range.start + 1),
                text: " \(JSONValue.quoted(lint)): { \(JSONValue.quoted(ignore)): { \(rule) } }\(end)")
        }
        return Candidate(
            title: "leave '\(diagnostic.id.name)' out here, with a reason", kind: CodeActions.quickFix,
            edits: [edit], removes: diagnostic)
    }

    /// The innermost object around a range; a key counts as a part of the object behind it.
    private func innermost(around range: SourceRange) -> (JSONObject, SourceRange)? {
        guard let tree = text.tree else { return nil }
        var found: (JSONObject, SourceRange)?
        var next: JSONSyntax? = tree
        while let value = next {
            next = nil
            switch value.content {
            case .object(let object):
                found = (object, value.range)
                next = object.members.first { $0.range.contains(range) }?.value
            case .array(let array): next = array.elements.first { $0.range.contains(range) }
            case .null, .bool, .number, .string, .invalid: break
            }
        }
        return found
    }
}
