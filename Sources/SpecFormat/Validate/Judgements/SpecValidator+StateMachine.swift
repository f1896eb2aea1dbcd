import MotionModel

/// What can be said of the transitions as a whole.
extension SpecValidator {
    /// Reports transitions that are never taken, states that nothing leads to or away from, circles, and slips in events.
    mutating func checkTransitions() {
        checkTaps()
        guard transitionsAreSound, !transitions.isEmpty, !decoder.diagnostics.hasErrors else { return }
        checkShadows()
        checkCircles()
        checkReach()
        checkEvents()
    }

    // MARK: Transitions that are never taken

    private mutating func checkShadows() {
        for (source, node) in draft.transitions.enumerated() {
            let places = transitions.indices.filter { transitions[$0].source == source }
            guard !places.isEmpty else { continue }
            if node.condition?.constant == 0 {
                decoder.diagnostics.report(
                    .transitionShadowed, "its condition never holds, so this transition is never taken",
                    at: node.events.first?.range ?? node.after?.range ?? node.opening)
                continue
            }
            if let after = node.after {
                let others = places.map { sooner($0, after.seconds) }
                report(others, "no time leads here", at: after.range)
            }
            for event in node.events {
                let others = places.map { place in
                    transitions[..<place].first { row in
                        row.transition.condition == nil && row.transition.trigger.events.contains(event.value)
                            && row.transition.startState == transitions[place].transition.startState
                    }
                }
                report(others, "'\(event.value)' never takes this transition", at: event.range)
            }
        }
    }

    /// The transition that always leaves a state before another does by itself.
    private func sooner(_ place: Int, _ seconds: Double) -> TransitionRow? {
        let own = transitions[place].transition
        for (index, row) in transitions.enumerated() where index != place {
            guard case .after(let other) = row.transition.trigger, row.transition.condition == nil,
                row.transition.startState == own.startState
            else { continue }
            if other < seconds || (other == seconds && index < place) { return row }
        }
        return nil
    }

    private mutating func report(_ others: [TransitionRow?], _ message: String, at place: SourceRange) {
        let found = others.compactMap { $0 }
        guard found.count == others.count, let first = found.first else { return }
        let node = draft.transitions[first.source]
        let range = node.after?.range ?? node.events.first?.range ?? node.opening
        decoder.diagnostics.report(
            .transitionShadowed, message, at: place,
            notes: [Diagnostic.Note("this one is taken before it, whatever the parameters are", at: range)])
    }

    // MARK: Circles

    /// Reports circles of transitions that are taken by themselves, if nothing else leads out of them.
    private mutating func checkCircles() {
        var next: [Int: TransitionRow] = [:]
        for row in transitions where row.transition.condition == nil {
            guard case .after(let seconds) = row.transition.trigger else { continue }
            if case .after(let known)? = next[row.transition.startState]?.transition.trigger, known <= seconds
            {
                continue
            }
            next[row.transition.startState] = row
        }
        var seen: Set<Int> = []
        for start in draft.states.indices {
            var way: [Int] = []
            var state = start
            while !seen.contains(state), let row = next[state] {
                seen.insert(state)
                way.append(state)
                state = row.transition.endState
            }
            guard let first = way.firstIndex(of: state) else { continue }
            report(circle: way[first...].compactMap { next[$0] })
        }
    }

    private mutating func report(circle: [TransitionRow]) {
        let states = Set(circle.map { $0.transition.startState })
        let takesTime = circle.contains { row in
            if case .after(let seconds) = row.transition.trigger, seconds > 0 { return true }
            let variant = variants[row.transition.variant]
            let tree = variant.tree ?? variant.mirrored.flatMap { variants[$0].tree }
            return tree.map { $0.node.total > 0 } ?? true
        }
        let isLeft = transitions.contains { row in
            let leads =
                states.contains(row.transition.startState) && !states.contains(row.transition.endState)
            return leads
        }
        guard !takesTime || !isLeft, let place = circle.last else { return }
        let node = draft.transitions[place.source]
        var names = circle.map { "'\(draft.states[$0.transition.startState])'" }
        names.append(names[0])
        let way = names.joined(separator: " → ")
        decoder.diagnostics.add(
            Diagnostic(
                .transitionCircle,
                takesTime
                    ? "\(way) goes round by itself for ever, and nothing leads out of it"
                    : "\(way) goes round by itself in no time",
                at: node.after?.range ?? node.opening, severity: takesTime ? .warning : .error))
    }

    // MARK: States

    private func reached(from start: Int) -> Set<Int> {
        var reached: Set<Int> = [start]
        var open = [start]
        while let state = open.popLast() {
            for row in transitions where row.transition.startState == state {
                if reached.insert(row.transition.endState).inserted { open.append(row.transition.endState) }
            }
        }
        return reached
    }

    private mutating func checkReach() {
        let all = reached(from: 0)
        let moved = Set(variants.flatMap { [$0.startState, $0.endState] }.compactMap { $0 })
        for (index, name) in decoder.stateKeys.enumerated()
        where !all.contains(index) && moved.contains(index) {
            decoder.diagnostics.report(
                .stateUnreached, "no transition leads from '\(draft.states[0])' to '\(name.value)'",
                at: name.range)
        }
        for state in draft.states.indices.dropFirst() where all.contains(state) {
            guard !reached(from: state).contains(0),
                let row = transitions.first(where: { $0.transition.endState == state })
            else { continue }
            let leaves = transitions.contains {
                $0.transition.startState == state && $0.transition.endState != state
            }
            decoder.diagnostics.report(
                .wayBackMissing,
                leaves
                    ? "no way leads from '\(draft.states[state])' back to '\(draft.states[0])'"
                    : "nothing leads away from '\(draft.states[state])'",
                at: draft.transitions[row.source].end.range)
        }
    }

    // MARK: Events

    /// Reports an event of one transition whose name is a slip away from that of several.
    private mutating func checkEvents() {
        var counts: [String: Int] = [:]
        let events = draft.transitions.flatMap { $0.events }
        for event in events { counts[event.value, default: 0] += 1 }
        var often: [String] = []
        for event in events where (counts[event.value] ?? 0) > 1 && !often.contains(event.value) {
            often.append(event.value)
        }
        guard !often.isEmpty else { return }
        for event in events where counts[event.value] == 1 {
            guard event.value.utf8.count >= 3,
                let twin = decoder.diagnostics.suggestions.slip(for: event.value, among: often)
            else { continue }
            decoder.diagnostics.report(
                .eventMisspelt, "only this transition is taken by '\(event.value)', did you mean '\(twin)'?",
                at: event.range,
                fixes: [FixIt("write '\(twin)'", range: event.range, replacement: JSONValue.quoted(twin))])
        }
    }

    /// Reports taps of the preview's layers that no transition takes.
    private mutating func checkTaps() {
        guard draft.transitionsAreSound else { return }
        var known: [String] = []
        for event in draft.transitions.flatMap({ $0.events }) where !known.contains(event.value) {
            known.append(event.value)
        }
        for tap in decoder.taps where !known.contains(tap.value) {
            let hint = decoder.diagnostics.suggestions.hint(for: tap.value, among: known)
            let fixes = hint.nearest.map {
                [
                    FixIt(
                        "write '\($0)'", range: tap.range, replacement: JSONValue.quoted($0),
                        isSafe: hint.isSlip)
                ]
            }
            decoder.diagnostics.report(
                .tapUnheard,
                "no transition is taken by '\(tap.value)'" + (hint.phrase.map { ", \($0)" } ?? ""),
                at: tap.range, fixes: fixes ?? [])
        }
    }
}
