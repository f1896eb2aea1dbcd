import MotionModel

/// Judgements about repetition.
extension TreeJudge {
    /// Reports motion that repeats for more than five seconds, which users must be able to stop.
    mutating func checkEnd(_ located: LocatedNode) {
        let node = located.node
        guard node.timing.iterations > 1, node.length > 0, !located.timing.isSuspicious,
            node.activeLength > Limits.repeatedSeconds + 1e-9,
            let moving = node.leaves.first(where: { !$0.isStill(parameters: parameters) })
        else { return }
        let length = node.activeLength.isFinite ? "for \(NumberText.seconds(node.activeLength))" : "for ever"
        diagnostics.report(
            .loopForever,
            "'\(moving.property.path.text)' repeats \(length), what moves by itself for more than 5 s must be "
                + "stoppable",
            at: located.timing.repetition ?? located.timing.whole)
    }
}
