import MotionModel

/// Trees that can't be scheduled.
extension Schedule {
    mutating func checkEndless(_ node: Spec.Node, _ draft: NodeDraft) -> Bool {
        guard !node.length.isFinite else { return true }
        let timing = node.timing
        guard !timing.playsOnce || timing.warp != nil || timing.endDelay != 0 else { return true }
        diagnostics.report(
            .iterations, "what never ends inside can't be repeated, reversed or eased as a whole",
            at: draft.timing.places.repetition ?? draft.place)
        return false
    }

    mutating func report(needed: Double, given: Double, _ draft: NodeDraft) {
        diagnostics.report(
            .scheduleOverflow,
            "what is inside needs \(NumberText.seconds(needed)), which doesn't fit into \(NumberText.seconds(given))",
            at: draft.timing.places.duration ?? draft.place)
    }

    mutating func reportShares(_ share: Double, beside fixed: Double, at range: SourceRange) {
        let shares =
            share.isFinite
            ? "shares of \(NumberText.text((share * 1e6).rounded() / 1e4)) %" : "a share for ever"
        let rest = fixed > 0 ? " beside \(NumberText.seconds(fixed))" : ""
        diagnostics.report(
            .scheduleOverflow, "\(shares)\(rest) \(share.isFinite ? "leave" : "leaves") no length that fits",
            at: range)
    }
}
