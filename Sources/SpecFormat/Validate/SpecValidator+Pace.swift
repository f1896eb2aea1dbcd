import MotionModel

extension SpecValidator {
    /// One way of a motion that plays once, at most half a second; of a spring what is perceived of it.
    mutating func checkLength(_ timed: TimedAnimation) {
        let timing = timed.timing
        guard timing.repetition == .iterations(1), !timed.node.isSuspicious else { return }
        var seconds = timed.way
        if case .spring(let spring) = timing.curve {
            seconds = Swift.min(spring.spring.perceptualDuration, spring.naturalDuration)
        }
        seconds /= timing.speed
        guard seconds > Limits.comfortableSeconds + 1e-9 else { return }
        let text = NumberText.text((seconds * 1000).rounded() / 1000)
        decoder.diagnostics.report(
            .tooLong, "\(text) s is long for a motion that somebody waits for, 0.5 s are enough",
            at: timed.lengthRange)
    }

    /// A motion shorter than a frame.
    mutating func checkFrame(_ timed: TimedAnimation) {
        let seconds = timed.way / timed.timing.speed
        guard seconds > 0, seconds < Limits.frameSeconds - 1e-9 else { return }
        let text = NumberText.text((seconds * 1e6).rounded() / 1e6)
        decoder.diagnostics.report(
            .subFrame, "\(text) s are over before the next frame, which shows a jump", at: timed.lengthRange)
    }

    /// What leaves should be out of the way sooner than what comes.
    ///
    /// Published motion has a way back of 0.5 to 1 of the way there: Material 1 has 195 ms to 225 ms (0.87), dialogs of
    /// Material 3 75 ms to 150 ms (0.5). Equal lengths are common, so only what is longer by more than a frame counts.
    mutating func checkExits() {
        /// The longest variant between two states that isn't a way back itself.
        var entrances: [Int: (index: Int, seconds: Double)] = [:]
        func key(_ start: Int, _ end: Int) -> Int { start * draft.states.count + end }
        for (index, variant) in variants.enumerated() where !variant.reverses && variant.isOriginal {
            guard let start = variant.startState, let end = variant.endState,
                let seconds = perceivedLength(of: variant)
            else { continue }
            if let known = entrances[key(start, end)], known.seconds >= seconds { continue }
            entrances[key(start, end)] = (index, seconds)
        }
        for variant in variants where variant.reverses && variant.isOriginal {
            guard let start = variant.startState, let end = variant.endState,
                let entrance = entrances[key(end, start)], let seconds = perceivedLength(of: variant),
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

    /// When everything has arrived, as far as anybody notices; nil for what never ends or was reported.
    private func perceivedLength(of variant: ResolvedVariant) -> Double? {
        if variant.node.motion != nil {
            guard let total = variant.tree?.total, total.isFinite else { return nil }
            return total
        }
        guard let start = variant.startState, let end = variant.endState else { return nil }
        var longest = 0.0
        for (animation, use) in zip(draft.animations, variant.uses) {
            guard let values = animation.values else { return nil }
            let (first, last) = (values[start].value, values[end].value)
            switch use {
            case .missing: continue
            case .broken: return nil
            case .timing(let node, _):
                guard first != last else { continue }
                let active = node.timing.perceivedActive(from: first, to: last)
                guard active.isFinite, !node.isSuspicious else { return nil }
                longest = Swift.max(longest, node.timing.delay + active)
            }
        }
        return longest
    }
}

extension ResolvedVariant {
    /// Whether it plays the values from the last to the first.
    fileprivate var reverses: Bool {
        if case .bool(let value) = node.object[VariantField.reverseValues.rawValue]?.value.content {
            return value
        }
        return false
    }

    /// Whether it is neither a form for reduced motion nor a mirror.
    fileprivate var isOriginal: Bool { node.reducedMotionFor.isEmpty && !node.mirrors }
}

extension Spec.Timing {
    /// How long all iterations take, in seconds; of a spring what is perceived of it.
    fileprivate func perceivedActive(from start: MotionValue, to end: MotionValue) -> Double {
        var way = oneWay(from: start, to: end)
        if case .spring(let spring) = curve { way = Swift.min(spring.spring.perceptualDuration, way) }
        switch repetition {
        case .seconds(let seconds): return seconds / speed
        case .iterations(let count): return count == 0 ? 0 : way * (autoreverses ? 2 : 1) * count / speed
        }
    }
}
