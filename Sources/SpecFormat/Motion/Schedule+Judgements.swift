import MotionModel

/// What can be played but is likely not meant: the judgements of single animations, for the nodes of a tree.
extension Schedule {
    /// Remarks on how long a node lasts and how often it plays.
    mutating func judge(_ node: Spec.Node, _ draft: NodeDraft) {
        let place = draft.timing.durationRange ?? draft.place
        if case .animate(let leaf) = draft.body, node.length > 0 {
            if leaf.isTimed { judge(leaf, node, at: place) }
            if LayoutProperty.contains(leaf.property.path.keyPath),
                platforms.value(around: draft.place) == .web
            {
                diagnostics.reportLayout(leaf.property.path, at: draft.place)
            }
        }
        let repeats = node.timing.iterations > 1 && node.length > 0
        if repeats, node.activeLength > Limits.repeatedSeconds + 1e-9 {
            let moving = node.leaves.first.map { "'\($0.property.path.text)'" } ?? "this"
            let length = node.activeLength.isFinite ? "for \(Self.text(node.activeLength))" : "for ever"
            if !node.leaves.isEmpty {
                diagnostics.report(
                    .loopForever,
                    "\(moving) repeats \(length), what moves by itself for more than 5 s must be stoppable",
                    at: draft.timing.repetitionRange ?? draft.place)
            }
        }
    }

    private mutating func judge(_ leaf: LeafDraft, _ node: Spec.Node, at place: SourceRange) {
        var seconds = node.length / node.timing.speed
        if leaf.keyframes.count == 1, case .spring(let spring) = leaf.keyframes[0].curve {
            seconds = Swift.min(spring.spring.perceptualDuration, spring.naturalDuration) / node.timing.speed
        }
        if node.timing.iterations == 1, seconds > Limits.comfortableSeconds + 1e-9 {
            diagnostics.report(
                .tooLong,
                "\(Self.text(seconds)) is long for a motion that somebody waits for, 0.5 s are enough",
                at: place)
        }
        if seconds < Limits.frameSeconds - 1e-9 {
            diagnostics.report(
                .subFrame, "\(Self.text(seconds)) are over before the next frame, which shows a jump",
                at: place)
        }
        guard leaf.keyframes.count > 1, case .animate(let resolved) = node.body else { return }
        var reached = 0.0
        for (keyframe, written) in zip(resolved.keyframes, leaf.keyframes) {
            let slot = (keyframe.place - reached) * node.length
            reached = keyframe.place
            guard case .spring(let spring) = keyframe.curve, slot > 0, spring.naturalDuration > 2 * slot
            else { continue }
            diagnostics.report(
                .settleVsDuration,
                "this spring settles in \(Self.text(spring.naturalDuration)) and is squeezed into \(Self.text(slot))",
                at: written.range)
        }
    }
}
