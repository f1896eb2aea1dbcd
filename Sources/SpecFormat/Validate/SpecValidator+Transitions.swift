import MotionModel

extension SpecValidator {
    /// A transition for one start state, and the place in the list from which it comes.
    struct TransitionRow {
        let transition: Spec.Transition
        let source: Int
    }

    /// Writes out the transitions for each start state: those of "*" behind all others, else in the document's order.
    mutating func resolveTransitions() {
        let drafts = draft.transitions
        let ends = variants.compactMap { variant in
            variant.startState.flatMap { start in variant.endState.map { (start, $0) } }
        }
        guard draft.variantsAreSound, ends.count == variants.count else {
            transitionsAreSound = false
            return
        }
        let count = drafts.reduce(0) { $0 + $1.starts(among: draft.states.count).count }
        guard count <= Limits.transitions else {
            decoder.diagnostics.report(
                .range,
                "'\(SpecField.transitions.rawValue)' are at most \(Limits.transitions) where each leaves one state, not \(count)",
                at: drafts[0].opening)
            transitionsAreSound = false
            return
        }
        let order =
            drafts.indices.filter { drafts[$0].startStates != nil }
            + drafts.indices.filter { drafts[$0].startStates == nil }
        for index in order {
            for start in drafts[index].starts(among: draft.states.count) {
                guard let row = row(drafts[index], from: start, ends) else {
                    transitionsAreSound = false
                    break
                }
                transitions.append(TransitionRow(transition: row, source: index))
            }
        }
        if !draft.transitionsAreSound { transitionsAreSound = false }
    }

    private mutating func row(
        _ node: TransitionDraft, from start: Int, _ ends: [(Int, Int)]
    ) -> Spec.Transition? {
        let end = node.endState
        let chosen: (variant: Int, isReversed: Bool)?
        if let name = node.play {
            chosen = named(name, start, end, ends)
        } else {
            chosen = only(from: start, to: end, ends, at: node.end.range)
        }
        return chosen.map {
            Spec.Transition(
                startState: start, endState: end, trigger: node.trigger, condition: node.condition,
                variant: $0.variant, isReversed: $0.isReversed)
        }
    }

    private func way(_ start: Int, _ end: Int) -> String {
        "from '\(draft.states[start])' to '\(draft.states[end])'"
    }

    /// The variant of a name, as it leads from one state to another.
    private mutating func named(
        _ name: JSONString, _ start: Int, _ end: Int, _ ends: [(Int, Int)]
    ) -> (variant: Int, isReversed: Bool)? {
        guard let index = draft.variants.firstIndex(where: { $0.key.value == name.value }) else {
            decoder.reportUnknownName(
                name, kind: "variant", id: .unknownVariant, known: draft.variants.map { $0.key.value })
            return nil
        }
        guard draft.variants[index].reducedMotionFor.isEmpty else {
            decoder.diagnostics.report(
                .transitionVariant,
                "'\(name.value)' is a form for reduced motion: name the variant that it replaces",
                at: name.range)
            return nil
        }
        if start == end || ends[index] == (start, end) { return (index, false) }
        if ends[index] == (end, start) { return (index, true) }
        decoder.diagnostics.report(
            .transitionVariant,
            "'\(name.value)' leads \(way(ends[index].0, ends[index].1)), not \(way(start, end))",
            at: name.range)
        return nil
    }

    /// The only variant that leads from one state to another, or the only one that leads back, reversed.
    private mutating func only(
        from start: Int, to end: Int, _ ends: [(Int, Int)], at place: SourceRange
    ) -> (variant: Int, isReversed: Bool)? {
        let key = TransitionField.play.quoted
        guard start != end else {
            decoder.diagnostics.report(
                .transitionVariant, "a transition from '\(draft.states[start])' to itself needs \(key)",
                at: place)
            return nil
        }
        let own = draft.variants.indices.filter { draft.variants[$0].reducedMotionFor.isEmpty }
        let there = own.filter { ends[$0] == (start, end) }
        let back = own.filter { ends[$0] == (end, start) }
        let choices = there.isEmpty ? back : there
        if choices.count == 1 { return (choices[0], there.isEmpty) }
        var message = "no variant leads \(way(start, end)), or back"
        if choices.count > 1 {
            let names = choices.map { "'\(draft.variants[$0].key.value)'" }.joined(separator: ", ")
            message = "\(names) lead \(way(start, end)): choose one with \(key)"
            if there.isEmpty { message = "\(names) lead back \(way(end, start)): choose one with \(key)" }
        }
        decoder.diagnostics.report(.transitionVariant, message, at: place)
        return nil
    }
}
