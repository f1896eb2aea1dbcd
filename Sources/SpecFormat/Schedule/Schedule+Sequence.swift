import MotionModel

/// Children one after another.
extension Schedule {
    /// The length of a sequence without a duration.
    mutating func sequenceLength(_ children: [NodeDraft], _ draft: NodeDraft) -> Lengths? {
        let needs = children.map { need($0) }
        guard let alone = length(needs.map { $0.adding($0.open?.alone) }, draft) else { return nil }
        guard draft.playsOnce, let least = length(needs.map { $0.adding($0.open?.least) }, draft) else {
            return Lengths(alone: alone, least: alone)
        }
        return Lengths(alone: alone, least: Swift.min(least, alone))
    }

    /// The length of a sequence whose children take absolute times and shares of it, none less than 0.
    ///
    /// What they take together is a convex function of the length, so that each line it is made of leads to the next one,
    /// up to the length that is taken whole.
    private mutating func length(_ needs: [Need], _ draft: NodeDraft) -> Double? {
        var total = 0.0
        for _ in 0...needs.count {
            var (fixed, share) = (0.0, 0.0)
            for need in needs {
                let taken = need.seconds(in: total)
                guard taken > 0 || taken == 0 && need.share > 0 else { continue }
                fixed += need.fixed
                share += need.share
            }
            if fixed == 0, share > 0 {
                guard share <= 1 + Self.slack else {
                    reportShares(share, beside: 0, at: draft.place)
                    return nil
                }
                return defaultDuration
            }
            guard share < 1 else {
                reportShares(share, beside: fixed, at: draft.place)
                return nil
            }
            guard fixed / (1 - share) > total else { break }
            total = fixed / (1 - share)
        }
        return total
    }

    /// The children of a sequence of a length; the open ones share the rest of it.
    mutating func sequence(
        _ children: [NodeDraft], length: Double, _ draft: NodeDraft
    ) -> [LocatedNode]? {
        var used = 0.0
        // What each open one must have; what a negative delay takes off it, it has.
        let least = children.map { child in
            let need = need(child)
            let taken = need.seconds(in: length)
            used += need.open == nil ? Swift.max(0, taken) : taken
            return need.open.map { Swift.max($0.least, -taken) }
        }
        let needed = least.reduce(used) { $0 + ($1 ?? 0) }
        guard needed <= length * (1 + Self.slack) else {
            report(needed: needed, given: length, draft)
            return nil
        }
        // If the sequence isn't given more than its own length, neither is any child, to the last bit.
        let isAlone = draft.isUnmeasured && length == draft.lengths?.alone
        let share = Self.share(of: Swift.max(0, length - used), among: least.compactMap { $0 })
        var nodes: [LocatedNode] = []
        for (index, child) in children.enumerated() {
            let open = least[index].map { least in
                isAlone
                    ? child.lengths?.alone ?? defaultDuration
                    : Swift.max(share, least) / child.multiplicity
            }
            guard let node = self.child(child, parent: length, open: open ?? 0) else { return nil }
            if !node.node.total.isFinite, index + 1 < children.count {
                diagnostics.report(
                    .neverPlays, "nothing behind a node that never ends can play",
                    at: children[index + 1].place,
                    notes: [Diagnostic.Note("this one never ends", at: child.place)])
                return nil
            }
            nodes.append(node)
        }
        return nodes
    }

    /// The equal share of a time, if each gets at least the length it needs.
    ///
    /// - Precondition: The time is enough for all of them.
    private static func share(of left: Double, among least: [Double]) -> Double {
        var left = left
        var count = least.count
        // Those that need more than their share leave less for the others.
        for need in least.sorted(by: >) {
            guard need > left / Double(count) else { break }
            left -= need
            count -= 1
        }
        return count > 0 ? left / Double(count) : 0
    }
}
