import MotionModel

/// What can't be scheduled.
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
            "what is inside needs \(Self.text(needed)), which doesn't fit into \(Self.text(given))",
            at: draft.timing.places.duration ?? draft.place)
    }

    mutating func reportShares(_ share: Double, beside fixed: Double, at range: SourceRange) {
        let shares =
            share.isFinite
            ? "shares of \(NumberText.text((share * 1e6).rounded() / 1e4)) %" : "a share for ever"
        let rest = fixed > 0 ? " beside \(Self.text(fixed))" : ""
        diagnostics.report(
            .scheduleOverflow, "\(shares)\(rest) \(share.isFinite ? "leave" : "leaves") no length that fits",
            at: range)
    }

    /// Seconds for messages.
    static func text(_ seconds: Double) -> String {
        seconds.isFinite ? "\(NumberText.text((seconds * 1e6).rounded() / 1e6)) s" : "for ever"
    }
}
