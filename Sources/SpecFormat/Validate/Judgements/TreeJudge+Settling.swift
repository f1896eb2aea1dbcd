import MotionModel

/// Judgements about springs between the values of a leaf, each in its share of the time.
extension TreeJudge {
    /// Reports a spring that has less than half of the time it takes to settle.
    mutating func checkSettling(_ leaf: Spec.Leaf, _ draft: Boxed<LeafDraft>, _ located: LocatedNode) {
        var reached = 0.0
        for (keyframe, written) in zip(leaf.keyframes, draft.wrappedValue.keyframes) {
            let slot = (keyframe.place - reached) * located.node.length
            reached = keyframe.place
            guard case .spring(let spring) = keyframe.curve, slot > 0, spring.naturalDuration > 2 * slot
            else { continue }
            diagnostics.report(
                .settleVsDuration,
                "this spring settles in \(NumberText.seconds(spring.naturalDuration)) and is squeezed into "
                    + NumberText.seconds(slot),
                at: written.range)
        }
    }
}
