import MotionModel

/// Judgements about durations.
extension TreeJudge {
    /// Reports a motion that plays once and takes more than half a second in one direction; a spring by its perceived
    /// duration.
    mutating func checkLength(_ leaf: Spec.Leaf, _ located: LocatedNode) {
        let node = located.node
        guard node.timing.iterations == 1, !located.timing.isSuspicious, !leaf.settlesSlowly else { return }
        let seconds = leaf.perceivedLength(of: node) / node.timing.speed
        guard seconds > Limits.comfortableSeconds + 1e-9 else { return }
        diagnostics.report(
            .tooLong,
            "\(NumberText.seconds(seconds)) is long for a motion that somebody waits for, 0.5 s are enough",
            at: located.lengthPlace)
    }

    /// Reports a motion shorter than a frame.
    mutating func checkFrame(_ located: LocatedNode) {
        let seconds = located.node.length / located.node.timing.speed
        guard seconds < Limits.frameSeconds - 1e-9 else { return }
        diagnostics.report(
            .subFrame, "\(NumberText.seconds(seconds)) are over before the next frame, which shows a jump",
            at: located.lengthPlace)
    }
}

extension Spec.Leaf {
    /// Whether its length is that of a spring that was reported to settle slowly.
    fileprivate var settlesSlowly: Bool {
        guard keyframes.count == 1, let length = keyframes[0].curve.naturalDuration else { return false }
        return length > Limits.slowSettling
    }

    /// The perceived duration of one direction at speed 1, in seconds; for a spring its undamped period.
    func perceivedLength(of node: Spec.Node) -> Double {
        guard keyframes.count == 1, case .spring(let spring) = keyframes[0].curve else { return node.length }
        return Swift.min(spring.spring.perceptualDuration, node.length)
    }
}
