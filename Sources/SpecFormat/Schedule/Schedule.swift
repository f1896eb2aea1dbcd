import MotionModel

/// Computes the lengths of the nodes of a motion tree: from their own text, their children, or their parent.
///
/// Lengths are computed from the leaves up, shares and rests from the containers down. A node that doesn't depend on
/// its parent is resolved once, so a tree of n nodes takes O(n).
struct Schedule {
    /// The default length of a leaf in seconds.
    let defaultDuration: Double
    var diagnostics: Diagnostics

    /// The share by which children may exceed a container's length, because of rounding.
    static let slack = 1e-9

    // MARK: From the leaves up

    /// Resolves a node as far as possible without its parent.
    mutating func finished(_ draft: NodeDraft) -> NodeDraft? {
        draft.resolved = nil
        draft.isOpen = false
        if case .seconds(let seconds)? = draft.timing.duration {
            draft.natural = seconds
        } else if draft.timing.share == nil {
            guard setLength(of: draft) else { return nil }
        }
        if draft.timing.delay.share == 0, draft.timing.endDelay.share == 0, let length = draft.natural {
            guard let node = node(draft, length: length, parent: nil) else { return nil }
            draft.resolved = node
        }
        return draft
    }

    /// Computes the length of a node without a duration, or marks it as open.
    private mutating func setLength(of draft: NodeDraft) -> Bool {
        switch draft.body {
        case .wait, .animate:
            guard draft.natural == nil else { break }
            // A node that repeats for a time, for ever or never can't take a share of the rest.
            let timing = draft.timing
            if timing.repeatFor != nil || timing.iterations == 0 || !timing.iterations.isFinite {
                draft.natural = defaultDuration
            } else {
                draft.isOpen = true
            }
        case .emit: draft.natural = 0
        case .other(let node, _): draft.natural = node.total
        case .sequence(let children):
            guard let length = sequenceLength(children, draft) else { return false }
            close(draft, children, length)
        case .group(let children, let offsets):
            guard let length = groupLength(children, offsets, draft) else { return false }
            close(draft, children, length)
        }
        return true
    }

    /// Sets a container's length; it is open exactly if it has an open child and doesn't repeat.
    private func close(_ draft: NodeDraft, _ children: [NodeDraft], _ length: Lengths) {
        draft.isOpen = draft.playsOnce && children.contains { $0.isOpen }
        draft.natural = draft.isOpen ? nil : length.alone
        draft.lengths = length
    }

    /// The lengths of a container without a duration.
    struct Lengths {
        /// The length if the parent gives it no more: open children take the default.
        var alone: Double
        /// The length that its children need, without open ones.
        var least: Double
    }

    /// The length that a child needs from its parent.
    struct Need {
        /// The absolute part in seconds; for an open child without its own length.
        var fixed: Double
        /// A share of the parent.
        var share: Double
        /// The lengths of an open child in seconds; nil for one that isn't open.
        var open: Lengths?

        /// The seconds that it takes of a parent's length without its open part; below 0 if more than it has is cut off.
        func seconds(in length: Double) -> Double { share == 0 ? fixed : fixed + share * length }

        /// The need with an absolute part more.
        func adding(_ seconds: Double?) -> Need { Need(fixed: fixed + (seconds ?? 0), share: share) }
    }

    func need(_ child: NodeDraft) -> Need {
        if let node = child.resolved { return Need(fixed: node.total, share: 0) }
        let timing = child.timing
        var need = Need(
            fixed: timing.delay.fixed + timing.endDelay.fixed,
            share: timing.delay.share + timing.endDelay.share)
        if let seconds = timing.repeatFor {
            need.fixed += seconds / timing.speed
        } else if child.isOpen {
            let lengths = child.lengths ?? Lengths(alone: defaultDuration, least: 0)
            need.open = Lengths(
                alone: lengths.alone * child.multiplicity, least: lengths.least * child.multiplicity)
        } else if let length = child.natural {
            need.fixed += length * child.multiplicity
        } else {
            need.share += (timing.share ?? 0) * child.multiplicity
        }
        return need
    }

    // MARK: From the containers down

    /// Resolves a node of a length.
    mutating func node(_ draft: NodeDraft, length: Double, parent: Double?) -> LocatedNode? {
        let body: Spec.Node.Body
        var children: [LocatedNode] = []
        var leaf: Boxed<LeafDraft>?
        switch draft.body {
        case .wait: body = .wait
        case .emit(let event): body = .emit(event)
        case .animate(let draft):
            guard let made = self.leaf(draft, length: length) else { return nil }
            body = .animate(made)
            leaf = draft
        case .other(let node, _): body = .group([Spec.Node.Member(offset: 0, node: node)])
        case .sequence(let drafts):
            guard let nodes = sequence(drafts, length: length, draft) else { return nil }
            children = nodes
            body = .sequence(nodes.map { $0.node })
        case .group(let drafts, let offsets):
            guard let members = group(drafts, offsets, length: length, draft) else { return nil }
            children = members.map { $0.node }
            body = .group(
                zip(members, offsets).map {
                    Spec.Node.Member(offset: $0.offset, lateOffset: $1.late, node: $0.node.node)
                })
        }
        var node = resolved(draft, draft.timing.iterations, body, length, parent ?? 0)
        if let seconds = draft.timing.repeatFor {
            let iteration = resolved(draft, 1, body, length, parent ?? 0).iterationLength * draft.timing.speed
            node = resolved(draft, iteration > 0 ? seconds / iteration : 1, body, length, parent ?? 0)
        }
        guard checkEndless(node, draft) else { return nil }
        return LocatedNode(
            node: node, place: draft.place, timing: draft.sharedTiming, leaf: leaf, children: children)
    }

    private func resolved(
        _ draft: NodeDraft, _ iterations: Double, _ body: Spec.Node.Body, _ length: Double, _ parent: Double
    ) -> Spec.Node {
        let shared = draft.sharedTiming
        return Spec.Node(
            timing: Spec.NodeTiming(
                delay: shared.wrappedValue.delay.seconds(in: parent),
                lateDelay: shared.wrappedValue.delay.late,
                endDelay: shared.wrappedValue.endDelay.seconds(in: parent), iterations: iterations,
                iterationStart: shared.wrappedValue.iterationStart, direction: shared.wrappedValue.direction,
                wayBack: draft.wayBack.lasting(length), speed: shared.wrappedValue.speed, warp: draft.warp,
                isSynchronized: shared.wrappedValue.isSynchronized),
            length: length, isLate: draft.isUnmeasured && body.isLate, body: body)
    }

    /// Resolves a child, given the length that its parent has for it.
    mutating func child(_ draft: NodeDraft, parent: Double, open: Double) -> LocatedNode? {
        if let node = draft.resolved { return node }
        let length = draft.natural ?? draft.timing.share.map { $0 * parent } ?? open
        return node(draft, length: length, parent: parent)
    }

    private mutating func leaf(_ box: Boxed<LeafDraft>, length: Double) -> Spec.Leaf? {
        let drafts = box.wrappedValue.keyframes
        var keyframes: [Spec.Leaf.Keyframe] = []
        keyframes.reserveCapacity(drafts.count)
        let form = box.wrappedValue.mixedForm
        var reached = 0.0
        // By index, as a keyframe's value and curve are counted references.
        for index in drafts.indices {
            var place = length > 0 ? drafts[index].at.fixed / length : 1
            if case .share(let share) = drafts[index].at { place = share }
            guard place <= 1 + Self.slack else {
                diagnostics.report(
                    .keyframeOrder,
                    "this keyframe lies behind the end of its node, which lasts \(NumberText.seconds(length))",
                    at: drafts[index].range, fixes: shareFixes(drafts[index]))
                return nil
            }
            guard place >= reached else {
                diagnostics.report(
                    .keyframeOrder, "this keyframe lies before the one in front of it",
                    at: drafts[index].range)
                return nil
            }
            reached = Swift.min(place, 1)
            keyframes.append(
                Spec.Leaf.Keyframe(
                    place: reached, value: drafts[index].value.asColor(in: form), curve: drafts[index].curve))
        }
        askForShares(drafts, length: length)
        return Spec.Leaf(
            property: box.wrappedValue.property, form: form, isLayer: box.wrappedValue.isLayer,
            weight: box.wrappedValue.weight, start: box.wrappedValue.start?.asColor(in: form),
            startsAsWritten: box.wrappedValue.startsAsWritten, keyframes: keyframes,
            timingName: box.wrappedValue.timingName, lateCourse: box.wrappedValue.lateCourse)
    }

    /// Resolves the root of a tree, which has no parent.
    mutating func root(_ draft: NodeDraft) -> LocatedNode? {
        if let node = draft.resolved { return node }
        let timing = draft.timing
        guard timing.delay.share == 0, timing.endDelay.share == 0, timing.share == nil else {
            diagnostics.report(
                .invalidTime, "the outermost node has no parent that it could have a share of",
                at: timing.places.duration ?? draft.place)
            return nil
        }
        return node(draft, length: draft.natural ?? draft.lengths?.alone ?? defaultDuration, parent: nil)
    }
}

extension NodeDraft.WayBack {
    /// The way back of a node of a length.
    fileprivate func lasting(_ length: Double) -> Spec.NodeTiming.WayBack {
        switch self {
        case .none: .none
        case .mirrored: .mirrored
        case .along(let curve): .along(curve, duration: curve.naturalDuration ?? length)
        case .onTurn(let curve): .onTurn(curve, duration: curve.naturalDuration ?? length)
        case .backwards: .backwards
        case .independent: .independent
        case .synchronized: .synchronized
        }
    }
}
