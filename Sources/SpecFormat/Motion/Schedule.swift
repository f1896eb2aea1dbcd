import MotionModel

/// Works out how long the nodes of a motion tree last: what their own text says, else their children, else their parent.
///
/// Lengths come from the leaves up, shares and what is left from the containers down. Whatever doesn't depend on its
/// parent is worked out once, so a tree of n nodes takes O(n).
struct Schedule {
    /// What a leaf lasts that nothing gives a length.
    let defaultDuration: Double
    /// Where the nodes are played.
    var platforms = ScopedValues<Platform>()
    var diagnostics: Diagnostics

    /// How much longer than a container its children may seem to be, for rounding, as a share.
    static let slack = 1e-9

    // MARK: From the leaves up

    /// Works out what can be known of a node without its parent.
    mutating func finished(_ draft: NodeDraft) -> NodeDraft? {
        var draft = draft
        if case .seconds(let seconds)? = draft.timing.duration {
            draft.natural = seconds
        } else if draft.timing.duration == nil {
            switch draft.body {
            case .wait, .animate:
                // What repeats for ever can't share what is left.
                if draft.natural == nil, !draft.timing.iterations.isFinite { draft.natural = defaultDuration }
            case .emit: draft.natural = 0
            case .other(let node): draft.natural = node.total
            case .sequence(let children):
                guard let length = sequenceLength(children, draft) else { return nil }
                draft.natural = length
            case .group(let children, let offsets): draft.natural = groupLength(children, offsets)
            }
        }
        let dependsOnParent =
            draft.timing.delay.share != 0 || draft.timing.endDelay.share != 0 || draft.natural == nil
        if !dependsOnParent, let length = draft.natural {
            guard let node = node(draft, length: length, parent: nil) else { return nil }
            draft.resolved = node
        }
        return draft
    }

    /// What a child asks of its parent: seconds, a share of the parent, and whether it takes what is left.
    private func need(_ child: NodeDraft) -> (fixed: Double, share: Double, isOpen: Bool) {
        if let node = child.resolved { return (node.total, 0, false) }
        let timing = child.timing
        var fixed = timing.delay.fixed + timing.endDelay.fixed
        var share = timing.delay.share + timing.endDelay.share
        if let seconds = timing.repeatFor { return (fixed + seconds, share, false) }
        if let length = child.natural {
            fixed += length * child.multiplicity
        } else if let duration = timing.duration {
            share += duration.share * child.multiplicity
        } else {
            return (fixed, share, true)
        }
        return (fixed, share, false)
    }

    /// The length of a sequence that gives none.
    private mutating func sequenceLength(_ children: [NodeDraft], _ draft: NodeDraft) -> Double? {
        var fixed = 0.0
        var share = 0.0
        var openCount = 0
        var openMultiples = 0.0
        for child in children {
            let need = need(child)
            fixed += need.fixed
            share += need.share
            if need.isOpen {
                openCount += 1
                openMultiples += child.multiplicity
            }
        }
        if openCount > 0 { fixed += openMultiples * defaultDuration }
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

    /// The length of a group that gives none: its longest child.
    private func groupLength(_ children: [NodeDraft], _ offsets: [Double]) -> Double {
        var longest = 0.0
        var isFixed = false
        for (child, offset) in zip(children, offsets) {
            let need = need(child)
            guard !need.isOpen, need.share == 0 else { continue }
            isFixed = true
            longest = Swift.max(longest, offset + need.fixed)
        }
        for (child, offset) in zip(children, offsets) {
            let need = need(child)
            guard need.isOpen else { continue }
            let begin = offset + need.fixed
            if !isFixed || begin >= longest {
                longest = Swift.max(longest, begin + child.multiplicity * defaultDuration)
            }
        }
        return longest > 0 || isFixed || children.isEmpty ? longest : defaultDuration
    }

    // MARK: From the containers down

    /// A node of a length.
    private mutating func node(_ draft: NodeDraft, length: Double, parent: Double?) -> Spec.Node? {
        let timing = draft.timing
        let body: Spec.Node.Body
        switch draft.body {
        case .wait: body = .wait
        case .emit(let event): body = .emit(event)
        case .animate(let leaf):
            guard let leaf = self.leaf(leaf, length: length) else { return nil }
            body = .animate(leaf)
        case .other(let node): body = .group([Spec.Node.Member(offset: 0, node: node)])
        case .sequence(let children):
            guard let nodes = sequence(children, length: length, draft) else { return nil }
            body = .sequence(nodes)
        case .group(let children, let offsets):
            guard let members = group(children, offsets, length: length, draft) else { return nil }
            body = .group(members)
        }
        var wayBack = timing.wayBack
        // A way back with a curve but without a length takes as long as the way there.
        if case .along(let curve, let seconds) = wayBack, seconds < 0 {
            wayBack = .along(curve, duration: curve.naturalDuration ?? length)
        }
        func resolved(_ iterations: Double) -> Spec.Node {
            Spec.Node(
                timing: Spec.NodeTiming(
                    delay: timing.delay.seconds(in: parent ?? 0),
                    endDelay: timing.endDelay.seconds(in: parent ?? 0),
                    iterations: iterations, iterationStart: timing.iterationStart,
                    direction: timing.direction, wayBack: wayBack, speed: timing.speed, warp: timing.warp,
                    isSynchronized: timing.isSynchronized),
                length: length, body: body)
        }
        var iterations = timing.iterations
        if let seconds = timing.repeatFor {
            let iteration = resolved(1).iterationLength
            iterations = iteration > 0 ? seconds / iteration : 1
        }
        let node = resolved(iterations)
        judge(node, draft)
        return checkEndless(node, draft) ? node : nil
    }

    /// A child, given what its parent has for it.
    private mutating func child(_ draft: NodeDraft, parent: Double, open: Double) -> Spec.Node? {
        if let node = draft.resolved { return node }
        let length = draft.natural ?? draft.timing.duration?.seconds(in: parent) ?? open
        return node(draft, length: length, parent: parent)
    }

    private mutating func sequence(
        _ children: [NodeDraft], length: Double, _ draft: NodeDraft
    ) -> [Spec.Node]? {
        var used = 0.0
        var openCount = 0.0
        for child in children {
            let need = need(child)
            used += need.fixed + (need.share == 0 ? 0 : need.share * length)
            if need.isOpen { openCount += 1 }
        }
        guard used <= length * (1 + Self.slack) else {
            report(needed: used, given: length, draft)
            return nil
        }
        let left = Swift.max(0, length - used)
        var nodes: [Spec.Node] = []
        for (index, draft) in children.enumerated() {
            let multiplicity = draft.timing.repeatFor == nil ? draft.multiplicity : 0
            let open = multiplicity > 0 ? left / openCount / multiplicity : defaultDuration
            guard let node = child(draft, parent: length, open: open) else { return nil }
            if !node.total.isFinite, index + 1 < children.count {
                diagnostics.report(
                    .neverPlays, "nothing behind a node that never ends can play",
                    at: children[index + 1].place,
                    notes: [Diagnostic.Note("this one never ends", at: draft.place)])
                return nil
            }
            nodes.append(node)
        }
        return nodes
    }

    private mutating func group(
        _ children: [NodeDraft], _ offsets: [Double], length: Double, _ draft: NodeDraft
    ) -> [Spec.Node.Member]? {
        var members: [Spec.Node.Member] = []
        // Beside what never ends, an open child is as long as the longest that does.
        let finite = length.isFinite ? length : finiteLength(children, offsets)
        for (child, offset) in zip(children, offsets) {
            let need = need(child)
            let left = finite - offset - need.fixed - need.share * finite
            let multiplicity = child.timing.repeatFor == nil ? child.multiplicity : 0
            let open =
                multiplicity > 0 && left > 0 ? left / multiplicity : multiplicity > 0 ? 0 : defaultDuration
            guard let node = self.child(child, parent: finite, open: open) else { return nil }
            guard offset + node.total <= length + Swift.max(length, 1) * Self.slack else {
                report(needed: offset + node.total, given: length, draft)
                return nil
            }
            members.append(Spec.Node.Member(offset: offset, node: node))
        }
        return members
    }

    private func finiteLength(_ children: [NodeDraft], _ offsets: [Double]) -> Double {
        var longest = 0.0
        for (child, offset) in zip(children, offsets) {
            let need = need(child)
            if need.fixed.isFinite, !need.isOpen { longest = Swift.max(longest, offset + need.fixed) }
        }
        return longest > 0 ? longest : defaultDuration
    }

    private mutating func leaf(_ draft: LeafDraft, length: Double) -> Spec.Leaf? {
        var keyframes: [Spec.Leaf.Keyframe] = []
        var reached = 0.0
        for keyframe in draft.keyframes {
            let place: Double
            switch keyframe.at {
            case .share(let share): place = share
            case .seconds(let seconds): place = length > 0 ? seconds / length : 1
            }
            guard place <= 1 + Self.slack else {
                diagnostics.report(
                    .keyframeOrder,
                    "this keyframe lies behind the end of its node, which lasts \(Self.text(length))",
                    at: keyframe.range)
                return nil
            }
            guard place >= reached else {
                diagnostics.report(
                    .keyframeOrder, "this keyframe lies before the one in front of it", at: keyframe.range)
                return nil
            }
            reached = Swift.min(place, 1)
            keyframes.append(
                Spec.Leaf.Keyframe(place: reached, value: keyframe.value, curve: keyframe.curve))
        }
        return Spec.Leaf(
            property: draft.property, form: draft.form, isLayer: draft.isLayer, weight: draft.weight,
            start: draft.start, keyframes: keyframes)
    }

    /// The node of a whole tree, which has no parent.
    mutating func root(_ draft: NodeDraft) -> Spec.Node? {
        if let node = draft.resolved { return node }
        let hasShare =
            draft.timing.delay.share != 0 || draft.timing.endDelay.share != 0
            || draft.timing.duration?.share ?? 0 != 0
        guard !hasShare else {
            diagnostics.report(
                .invalidTime, "the outermost node has no parent that it could have a share of",
                at: draft.timing.durationRange ?? draft.place)
            return nil
        }
        return node(draft, length: draft.natural ?? defaultDuration, parent: nil)
    }
}

extension NodeDraft {
    /// What one pass is multiplied with to give the active time; independent of how the way back of a group is timed.
    var multiplicity: Double {
        let ways: Double = timing.wayBack == .none ? 1 : 2
        return timing.iterations * ways / timing.speed
    }
}
