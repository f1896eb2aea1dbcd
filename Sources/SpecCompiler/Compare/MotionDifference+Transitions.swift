import MotionModel

extension MotionDifference {
    /// The changes of what leads from state to state; of states that are gone only those that others see.
    ///
    /// - Complexity: O(n·m) for n transitions, up to m of which one event takes in one state.
    static func transitions(_ old: CompiledMotion, _ new: CompiledMotion) -> [TransitionDifference] {
        guard !old.transitions.isEmpty || !new.transitions.isEmpty else { return [] }
        let (before, after) = (TransitionTable(old), TransitionTable(new))
        let (oldStates, newStates) = (Set(old.states.map { $0.name }), Set(new.states.map { $0.name }))
        var differences: [TransitionDifference] = []
        let known = Set(before.triggers)
        let heard = Set(before.triggers.compactMap { $0.event })
        for trigger in before.triggers + after.triggers.filter({ !known.contains($0) })
        where newStates.contains(trigger.state) {
            let isKnown =
                oldStates.contains(trigger.state) && trigger.event.map { heard.contains($0) } ?? true
            for change in changes(before[trigger], after[trigger], isKnown: isKnown) {
                differences.append(
                    TransitionDifference(
                        startStates: [trigger.state], events: trigger.event.map { [$0] } ?? [], change: change
                    ))
            }
        }
        return merged(differences)
    }

    /// The changes of what one event does in one state.
    private static func changes(
        _ old: [TransitionTable.Row], _ new: [TransitionTable.Row], isKnown: Bool
    ) -> [TransitionDifference.Change] {
        // Which of the new ones each of the old ones has become: the same one, else one that leads there too.
        var successors = [Int?](repeating: nil, count: old.count)
        var isTaken = [Bool](repeating: false, count: new.count)
        func pair(_ fits: (TransitionTable.Row, TransitionTable.Row) -> Bool) {
            for (place, row) in old.enumerated() where successors[place] == nil {
                guard let index = new.indices.first(where: { !isTaken[$0] && fits(row, new[$0]) }) else {
                    continue
                }
                successors[place] = index
                isTaken[index] = true
            }
        }
        pair { $0 == $1 }
        pair { $0.end == $1.end && $0.condition == $1.condition }
        pair { $0.end == $1.end }
        var changes: [TransitionDifference.Change] = []
        var gone = old.indices.filter { successors[$0] == nil }
        var added = new.indices.filter { !isTaken[$0] }
        if gone.count == 1, added.count == 1 {
            changes.append(.destination(from: old[gone[0]].end, to: new[added[0]].end))
            (successors[gone[0]], gone, added) = (added[0], [], [])
        }
        var isTimed = false
        for (place, row) in old.enumerated() {
            guard let other = successors[place].map({ new[$0] }) else { continue }
            if row.condition != other.condition {
                changes.append(.condition(end: other.end, from: row.condition, to: other.condition))
            }
            if row.variant != other.variant, row.end == other.end {
                changes.append(.variant(end: other.end, from: row.variant, to: other.variant))
            }
            if row.seconds != other.seconds {
                changes.append(.time(end: other.end, from: row.seconds, to: other.seconds))
                isTimed = true
            }
        }
        changes += gone.map { .removed(end: old[$0].end) }
        changes += added.map { .added(end: new[$0].end, isKnown: isKnown) }
        let order = successors.compactMap { $0 }
        if !isTimed, order != order.sorted() { changes.append(.order(ends: new.map { $0.end })) }
        return changes
    }

    /// The same changes of several states, then of several events, as one each.
    private static func merged(_ differences: [TransitionDifference]) -> [TransitionDifference] {
        var byState: [TransitionDifference] = []
        var places: [TransitionDifference: Int] = [:]
        for one in differences {
            var key = one
            key.startStates = []
            if let place = places[key], byState[place].startStates.last != one.startStates[0] {
                byState[place].startStates += one.startStates
            } else {
                places[key] = byState.count
                byState.append(one)
            }
        }
        var byEvent: [TransitionDifference] = []
        places = [:]
        for one in byState {
            var key = one
            key.events = []
            if let place = places[key], !one.events.isEmpty {
                byEvent[place].events += one.events
            } else {
                if !one.events.isEmpty { places[key] = byEvent.count }
                byEvent.append(one)
            }
        }
        return byEvent
    }
}
