import MotionModel

/// Children that play together.
extension Schedule {
    /// The length of a group without a duration: that of its longest child.
    mutating func groupLength(
        _ children: [NodeDraft], _ offsets: [NodeTime], _ draft: NodeDraft
    ) -> Lengths? {
        var longest = 0.0
        var isFixed = false
        for index in children.indices {
            let (need, offset) = (need(children[index]), offsets[index])
            guard need.open == nil else { continue }
            // What is cut off takes it no further back than to its own start.
            longest = Swift.max(longest, Self.start(offset))
            let (fixed, share) = (offset.fixed + need.fixed, offset.share + need.share)
            if share == 0 { isFixed = true }
            guard fixed > 0, share > 0 else {
                longest = Swift.max(longest, fixed)
                continue
            }
            guard share < 1 else {
                reportShares(share, beside: fixed, at: draft.place)
                return nil
            }
            isFixed = true
            longest = Swift.max(longest, fixed / (1 - share))
        }
        var lengths = Lengths(alone: longest, least: longest)
        for index in children.indices {
            let (need, offset) = (need(children[index]), offsets[index])
            guard let open = need.open else { continue }
            let begin = offset.fixed + need.fixed
            let rest = 1 - offset.share - need.share
            guard rest > 0 else {
                reportShares(1 - rest, beside: begin, at: draft.place)
                return nil
            }
            let end = { (own: Double) in Swift.max((begin + own) / rest, Self.start(offset)) }
            // An open child that would begin after the others have ended takes the default.
            lengths.least = Swift.max(lengths.least, end(open.least))
            let isLate = end(open.least) >= longest
            if !isFixed || isLate { lengths.alone = Swift.max(lengths.alone, end(open.alone)) }
        }
        if lengths.alone == 0, !isFixed, !children.isEmpty { lengths.alone = defaultDuration }
        return lengths
    }

    /// The least length in which an offset lies; 0 for a share of it all.
    private static func start(_ offset: NodeTime) -> Double {
        offset.share < 1 ? offset.fixed / (1 - offset.share) : 0
    }

    /// The children of a group of a length; each open one takes all of it from its start on.
    mutating func group(
        _ children: [NodeDraft], _ offsets: [NodeTime], length: Double, _ draft: NodeDraft
    ) -> [(offset: Double, node: LocatedNode)]? {
        var members: [(offset: Double, node: LocatedNode)] = []
        members.reserveCapacity(children.count)
        // Beside an endless child, an open one is as long as the longest finite one.
        let finite = length.isFinite ? length : finiteLength(children, offsets)
        for index in children.indices {
            let start = offsets[index].seconds(in: finite)
            guard let node = child(children[index], parent: finite, from: start) else { return nil }
            guard start + node.total <= length + Swift.max(length, 1) * Self.slack else {
                report(needed: start + node.total, given: length, draft)
                return nil
            }
            members.append((start, node))
        }
        return members
    }

    private mutating func child(_ draft: NodeDraft, parent: Double, from start: Double) -> LocatedNode? {
        if let node = draft.resolved { return node }
        let need = need(draft)
        let left = parent - start - need.fixed - need.share * parent
        let open = Swift.max(left, need.open?.least ?? 0, 0) / draft.multiplicity
        return child(draft, parent: parent, open: open)
    }

    private func finiteLength(_ children: [NodeDraft], _ offsets: [NodeTime]) -> Double {
        var longest = 0.0
        for index in children.indices {
            let (need, offset) = (need(children[index]), offsets[index])
            let least = offset.fixed + need.fixed + (need.open?.least ?? 0)
            if least.isFinite { longest = Swift.max(longest, least) }
        }
        return longest > 0 ? longest : defaultDuration
    }
}
