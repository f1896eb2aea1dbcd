import MotionModel

/// Instantaneous nodes, and waits.
extension SpecDecoder {
    /// Reads a wait; null takes the rest of the parent's length.
    mutating func waitNode(_ reader: NodeReader, _ timing: Boxed<TimingDraft>) -> NodeDraft? {
        guard let syntax = reader[.wait] else { return nil }
        let draft = NodeDraft(place: reader.place, body: .wait, timing: timing)
        if case .null = syntax.content { return draft }
        guard let time = nodeTime(syntax, NodeField.wait.quoted, allowsNegative: false) else { return nil }
        if case .share(let share) = time {
            draft.timing.share = share
        } else {
            draft.setDuration(.seconds(time.fixed))
        }
        return draft
    }

    /// Reads values that are set at once.
    mutating func setNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let syntax = reader[.set], let members = entries(syntax, NodeField.set.quoted) else {
            return nil
        }
        guard !members.isEmpty else {
            diagnostics.report(
                .emptyValue, "'\(NodeField.set.rawValue)' needs at least one property", at: syntax.range)
            return nil
        }
        var children: [NodeDraft] = []
        var isSound = true
        var hasUnknown = false
        for member in members {
            let key = scope.expanded(member.key)
            guard let path = propertyPath(key) else {
                isSound = false
                continue
            }
            if !path.isKnown { hasUnknown = true }
            note(path, at: key)
            guard let property = leafProperty(path, key, values: [member.value], scope),
                let value = leafValue(member.value, property, key, scope)
            else {
                isSound = false
                continue
            }
            let keyframe = LeafDraft.Keyframe(
                at: .share(1), value: value, curve: .linear, range: member.value.range)
            let child = NodeDraft(
                place: member.key.range,
                body: .animate(Boxed(LeafDraft(property: property, keyframes: [keyframe]))), natural: 0)
            guard let finished = scheduled({ $0.finished(child) }) else { return nil }
            children.append(finished)
        }
        if hasUnknown { unknownProperties.note(together: members.map { scope.expanded($0.key) }) }
        guard isSound else { return nil }
        return NodeDraft(place: reader.place, together: children)
    }

    /// Reads an event for the app.
    mutating func emitNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let syntax = reader[.emit], let name = word(syntax, NodeField.emit.quoted) else {
            return nil
        }
        var payload: String?
        if let syntax = reader[.payload] {
            guard let json = JSONValue(syntax) else { return nil }
            payload = json.text(pretty: false)
        }
        let event = Spec.Node.Event(name: scope.expanded(name).value, payload: payload)
        return NodeDraft(place: reader.place, body: .emit(event))
    }
}
