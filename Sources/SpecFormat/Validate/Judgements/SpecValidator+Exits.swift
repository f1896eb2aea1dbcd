import MotionModel

extension SpecValidator {
    /// Reports exits that take longer than the entrance.
    ///
    /// Published motion has an exit of 0.5 to 1 times the entrance: Material 1 has 195 ms to 225 ms (0.87), dialogs of
    /// Material 3 75 ms to 150 ms (0.5). Equal lengths are common, so only one that is longer by more than a frame is
    /// reported.
    mutating func checkExits() {
        /// The longest variant between two states that isn't a way back itself.
        var entrances: [Int: (index: Int, seconds: Double)] = [:]
        func key(_ start: Int, _ end: Int) -> Int { start * draft.states.count + end }
        for (index, variant) in variants.enumerated() where !variant.reverses && variant.isOriginal {
            guard let start = variant.startState, let end = variant.endState,
                let seconds = perceivedLengths[index]
            else { continue }
            if let known = entrances[key(start, end)], known.seconds >= seconds { continue }
            entrances[key(start, end)] = (index, seconds)
        }
        for (index, variant) in variants.enumerated() where variant.reverses && variant.isOriginal {
            guard let start = variant.startState, let end = variant.endState,
                let entrance = entrances[key(end, start)], entrance.seconds > 0,
                let seconds = perceivedLengths[index],
                seconds > entrance.seconds + Limits.exitSlack + 1e-9
            else { continue }
            let other = variants[entrance.index].node.key
            let text = [seconds, entrance.seconds].map { NumberText.text(($0 * 1000).rounded() / 1000) }
            decoder.diagnostics.report(
                .exitSlower,
                "the way back '\(variant.node.key.value)' takes \(text[0]) s, longer than '\(other.value)' "
                    + "with \(text[1]) s",
                at: variant.node.key.range, notes: [Diagnostic.Note("the way there is here", at: other.range)]
            )
        }
    }

    /// The time after which nothing seems to move any more; nil for an endless motion or one that was reported.
    func perceivedLength(of variant: ResolvedVariant) -> Double? {
        guard let length = variant.tree?.perceivedEnd(parameters), length.isFinite else { return nil }
        return length
    }
}

extension ResolvedVariant {
    /// Whether it plays the values from the last to the first.
    fileprivate var reverses: Bool { node.reverses }

    /// Whether it is neither a form for reduced motion nor a mirror.
    fileprivate var isOriginal: Bool { node.reducedMotionFor.isEmpty && !node.mirrors }
}

extension LocatedNode {
    /// The time after which nothing inside seems to move any more, in seconds from the start of its parent; infinite
    /// for endless motion, and if a duration is suspicious.
    fileprivate func perceivedEnd(_ parameters: [Double]) -> Double {
        let timing = node.timing
        guard !self.timing.isSuspicious else { return .infinity }
        if case .animate(let leaf) = node.body {
            guard !leaf.isStill(parameters: parameters) else { return 0 }
            let way = leaf.perceivedLength(of: node)
            let iteration = timing.wayBack.returns ? way + way : way
            return timing.iterations == 0 ? 0 : timing.delay + iteration * timing.iterations / timing.speed
        }
        guard timing.playsOnce, timing.warp == nil, !children.isEmpty else {
            return timing.delay + node.activeLength
        }
        var end = 0.0
        switch node.body {
        case .sequence:
            var offset = 0.0
            for child in children {
                end = Swift.max(end, offset + child.perceivedEnd(parameters))
                offset += child.node.total
            }
        case .group(let members):
            for (child, member) in zip(children, members) {
                end = Swift.max(end, member.offset + child.perceivedEnd(parameters))
            }
        case .wait, .animate, .emit: break
        }
        return timing.delay + end / timing.speed
    }
}
