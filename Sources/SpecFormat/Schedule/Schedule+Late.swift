import MotionModel

/// Lengths that are only known when a tree plays: nothing else may wait for them.
extension Schedule {
    /// The times that are only known when a node plays.
    struct Lateness {
        /// The source range of the first late time inside; nil if there is none.
        var place: SourceRange?
        /// Whether the length of the node depends on one.
        var isLate = false

        /// Adds what is late in a child.
        mutating func join(_ child: Lateness) {
            place = place ?? child.place
            isLate = isLate || child.isLate
        }
    }

    /// Finds what is only known when a tree plays; reports the first that would have to wait for it.
    mutating func lateness(_ draft: NodeDraft) -> Lateness? {
        var result = Lateness()
        switch draft.body {
        case .wait, .emit: break
        case .animate(let leaf):
            if leaf.wrappedValue.lateCourse != nil {
                result = Lateness(place: leaf.wrappedValue.latePlace ?? draft.place, isLate: true)
            }
        case .other(let node, _):
            if node.isMirroredLate {
                reportWaiting("played backwards, it would begin", at: draft.place)
                return nil
            }
            if node.holdsLate { result = Lateness(place: draft.place, isLate: node.hasLateTotal) }
        case .sequence(let children):
            var former = Lateness()
            for child in children {
                guard !former.isLate else {
                    reportWaiting("this follows, and waits for a length", at: child.place, for: former)
                    return nil
                }
                guard let own = lateness(child) else { return nil }
                former = own
                result.join(own)
            }
        case .group(let children, let offsets):
            if offsets.contains(where: { $0.late != nil }) {
                result = Lateness(place: draft.staggerPlace ?? draft.place, isLate: true)
            }
            for child in children {
                guard let own = lateness(child) else { return nil }
                result.join(own)
            }
        }
        if result.place != nil {
            result.isLate = result.isLate && draft.isUnmeasured
            guard playsOnce(draft, result), checkShares(draft, result) else { return nil }
        }
        guard draft.timing.delay.late != nil else { return result }
        let place = draft.timing.places.delay ?? draft.place
        guard draft.timing.endDelay.fixed >= 0, draft.timing.endDelay.share >= 0 else {
            reportWaiting(
                "its 'endDelay' cuts it off at a time", at: draft.place, for: Lateness(place: place))
            return nil
        }
        return Lateness(place: result.place ?? place, isLate: true)
    }

    /// Whether a node with something late inside plays it once as it is; reports it otherwise.
    private mutating func playsOnce(_ draft: NodeDraft, _ late: Lateness) -> Bool {
        let timing = draft.timing
        var isPlain = draft.playsOnce && timing.iterationStart == 0 && timing.direction == .normal
        if case .none = draft.wayBack {} else { isPlain = false }
        guard isPlain else {
            reportWaiting(
                "what repeats, turns or runs backwards needs a length",
                at: timing.places.repetition ?? draft.place, for: late)
            return false
        }
        guard draft.warp ?? .linear == .linear else {
            reportWaiting(
                "a curve over it needs a length", at: timing.places.curve ?? draft.place, for: late)
            return false
        }
        let ends = timing.endDelay
        let cuts = ends.fixed < 0 || ends.share < 0 || timing.delay.fixed < 0 || timing.delay.share < 0
        guard !cuts, !late.isLate || ends == .zero || ends == .share(0) else {
            reportWaiting(
                "its delay \(timing.delay.fixed < 0 ? "begins" : "ends") part-way in a length",
                at: draft.place, for: late)
            return false
        }
        return true
    }

    /// Whether nothing in a container that waits has a share of its length; reports the first that does.
    private mutating func checkShares(_ draft: NodeDraft, _ late: Lateness) -> Bool {
        guard late.isLate else { return true }
        var parts: [(child: NodeDraft, offset: Double)] = []
        switch draft.body {
        case .wait, .animate, .emit, .other: return true
        case .sequence(let children): parts = children.map { ($0, 0) }
        case .group(let children, let offsets):
            parts = zip(children, offsets).map { ($0, $1.share) }
        }
        for (child, offset) in parts {
            let timing = child.timing
            let shares =
                timing.share != nil || timing.delay.share != 0 || timing.endDelay.share != 0 || offset != 0
            guard child.isOpen || shares else { continue }
            reportWaiting(
                child.isOpen
                    ? "this has no duration, and takes the rest of a length" : "this has a share of a length",
                at: child.place, for: late)
            return false
        }
        return true
    }

    /// Reports something that waits for a length.
    private mutating func reportWaiting(
        _ phrase: String, at range: SourceRange, for late: Lateness = Lateness()
    ) {
        let notes =
            late.place.map { $0 == range ? [] : [Diagnostic.Note("it depends on this", at: $0)] } ?? []
        diagnostics.report(
            .unknownTravel, "\(phrase) that is known only when it plays", at: range, notes: notes)
    }
}

extension Spec.Node {
    /// Whether it plays something late otherwise than once and forwards, as a mirror does.
    fileprivate var isMirroredLate: Bool {
        guard !timing.playsOnce, case .group(let members) = body else { return false }
        return members.contains { $0.lateOffset != nil || $0.node.holdsLate }
    }
}
