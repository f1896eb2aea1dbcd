import MotionModel

/// Children one after another.
extension Schedule {
    /// The length of a sequence without a duration.
    mutating func sequenceLength(_ children: [NodeDraft], _ draft: NodeDraft) -> Lengths? {
        var fixed = 0.0
        var share = 0.0
        var (alone, least) = (0.0, 0.0)
        for child in children {
            let need = need(child)
            fixed += need.fixed
            share += need.share
            if let open = need.open {
                alone += open.alone
                least += open.least
            }
        }
        guard let alone = length(fixed + alone, share, draft) else { return nil }
        guard draft.playsOnce, let least = length(fixed + least, share, draft) else {
            return Lengths(alone: alone, least: alone)
        }
        return Lengths(alone: alone, least: Swift.min(least, alone))
    }

    /// The length of a sequence whose children take an absolute time and a share of it.
    private mutating func length(_ fixed: Double, _ share: Double, _ draft: NodeDraft) -> Double? {
        if fixed == 0, share > 0 {
            guard share <= 1 + Self.slack else {
                reportShares(share, beside: 0, at: draft.place)
                return nil
            }
            return defaultDuration
        }
        guard share < 1 else {
            guard fixed > 0 else { return 0 }
            reportShares(share, beside: fixed, at: draft.place)
            return nil
        }
        return fixed / (1 - share)
    }

    /// The children of a sequence of a length; the open ones share the rest of it.
    mutating func sequence(
        _ children: [NodeDraft], length: Double, _ draft: NodeDraft
    ) -> [LocatedNode]? {
        var used = 0.0
        var least: [Double] = []
        for child in children {
            let need = need(child)
            used += need.fixed + (need.share == 0 ? 0 : need.share * length)
            if let open = need.open { least.append(open.least) }
        }
        let needed = least.reduce(used, +)
        guard needed <= length * (1 + Self.slack) else {
            report(needed: needed, given: length, draft)
            return nil
        }
        // If the sequence isn't given more than its own length, neither is any child, to the last bit.
        let isAlone = draft.isUnmeasured && length == draft.lengths?.alone
        let share = Self.share(of: Swift.max(0, length - used), among: least)
        var nodes: [LocatedNode] = []
        for (index, child) in children.enumerated() {
            let open = need(child).open.map { open in
                isAlone
                    ? child.lengths?.alone ?? defaultDuration
                    : Swift.max(share, open.least) / child.multiplicity
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
