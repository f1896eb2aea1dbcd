extension SpecDecoder {
    /// Reads the targets that aren't present in every state.
    mutating func readTargets(_ syntax: JSONSyntax?, _ draft: inout Draft, _ states: [String]?) {
        let what = SpecField.targets.quoted
        guard let syntax, let members = entries(syntax, what, areObjects: true) else { return }
        if members.isEmpty, case .object(let object) = syntax.content, object.isComplete {
            diagnostics.report(.emptyValue, "\(what) needs at least one target", at: syntax.range)
        }
        reportCaseTwins(members.map { $0.key }, "targets")
        for member in members {
            note(target: member.key, member.key.value)
            if let target = target(member, states) { draft.targets.append(target) }
        }
    }

    private mutating func target(_ member: JSONMember, _ states: [String]?) -> TargetDraft? {
        guard let reader = object(member.value, of: TargetField.self) else { return nil }
        var isSound = reader.isComplete
        let present = stateNames(reader, .appears, states, &isSound)
        let absent = stateNames(reader, .disappears, states, &isSound)
        if isSound, present == nil, absent == nil {
            diagnostics.report(
                .missingKey,
                "a target needs \(TargetField.appears.quoted) or \(TargetField.disappears.quoted)",
                at: reader.opening)
        }
        guard isSound, present != nil || absent != nil else { return nil }
        return TargetDraft(key: member.key, opening: reader.opening, present: present, absent: absent)
    }

    /// The states of a key; nil where it isn't given, or was reported.
    private mutating func stateNames(
        _ reader: ObjectReader<TargetField>, _ key: TargetField, _ states: [String]?, _ isSound: inout Bool
    ) -> [JSONString]? {
        guard let syntax = reader[key] else { return nil }
        let names = names(syntax, key.quoted, of: "a state's name")
        let known = names?.filter { state($0, states) != nil }
        if names == nil || known?.count != names?.count || names?.isEmpty == true { isSound = false }
        return names
    }
}
