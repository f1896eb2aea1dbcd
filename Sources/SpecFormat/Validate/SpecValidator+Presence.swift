import MotionModel

/// The targets that aren't present in every state.
extension SpecValidator {
    /// Works out the states in which each target is present, and reports those that are in both lists or in neither.
    mutating func resolveTargets() {
        for node in draft.targets {
            let present = node.present?.map { $0.value }
            let absent = node.absent?.map { $0.value }
            if let name = node.present?.first(where: { absent?.contains($0.value) ?? false }) {
                decoder.diagnostics.report(
                    .targetStates,
                    "'\(node.key.value)' is both present and absent in '\(name.value)'", at: name.range)
                continue
            }
            let open = draft.states.filter { state in
                present != nil && absent != nil && !(present ?? []).contains(state)
                    && !(absent ?? []).contains(state)
            }
            guard open.isEmpty else {
                let names = open.map { "'\($0)'" }.joined(separator: ", ")
                decoder.diagnostics.report(
                    .targetStates,
                    "'\(node.key.value)' is neither present nor absent in \(names): one of the two keys is enough",
                    at: node.key.range)
                continue
            }
            let states = draft.states.filter { state in
                present?.contains(state) ?? !(absent ?? []).contains(state)
            }
            if states.isEmpty || states.count == draft.states.count {
                decoder.diagnostics.report(
                    .targetConstant,
                    "'\(node.key.value)' is \(states.isEmpty ? "absent" : "present") in every state",
                    at: node.key.range)
            }
            targets.append(TargetPresence(target: node.key.value, states: states))
        }
        checkTargetNames()
    }

    /// Reports targets of which nothing moves, and that are no layer of the preview.
    private mutating func checkTargetNames() {
        guard !draft.targets.isEmpty, draft.animationsAreSound || draft.animations.isEmpty,
            draft.variantsAreSound
        else { return }
        var known = decoder.targets.entries.map { $0.target }
        for name in draft.properties.map({ $0.path.target }) + decoder.layers where !known.contains(name) {
            known.append(name)
        }
        for node in draft.targets where !known.contains(node.key.value) {
            decoder.reportUnknownName(node.key, kind: "target", id: .targetUnmoved, known: known)
        }
    }
}
