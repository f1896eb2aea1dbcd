import MotionModel

/// Trees that can't be scheduled.
extension Schedule {
    /// Corrections of a bare time behind the end of its node to a share: from 1 on to a percentage, below to one of 100 %.
    func shareFixes(_ keyframe: LeafDraft.Keyframe) -> [FixIt] {
        guard let range = keyframe.bareTime, case .seconds(let seconds) = keyframe.at, seconds <= 100 else {
            return []
        }
        let text = JSONValue.quoted("\(NumberText.text(seconds, shiftedBy: seconds <= 1 ? 2 : 0))%")
        return [FixIt("write \(text)", range: range, replacement: text)]
    }

    /// Reports bare times that look like shares: all lie within 0…1, and the last is 1, in a node of another length.
    mutating func askForShares(_ keyframes: [LeafDraft.Keyframe], length: Double) {
        guard (length - 1).magnitude > Self.slack, let last = keyframes.last, let place = last.bareTime,
            case .seconds(1) = last.at
        else { return }
        for keyframe in keyframes {
            guard keyframe.bareTime != nil, case .seconds(...1) = keyframe.at else { return }
        }
        diagnostics.report(
            .shareSuspected,
            "this is a second of \(NumberText.seconds(length)): a share of the node is written \"100%\"",
            at: place)
    }

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
