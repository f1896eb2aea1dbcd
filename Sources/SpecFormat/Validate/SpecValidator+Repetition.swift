import MotionModel

extension SpecValidator {
    /// Motion that repeats for long, and opacities and colours that flash.
    mutating func checkRepetition() {
        for variant in variants {
            guard let start = variant.startState, let end = variant.endState else { continue }
            for (animation, use) in zip(draft.animations, variant.uses) {
                guard let node = use.node, let values = animation.values, let property = animation.property
                else { continue }
                let (first, last) = (values[start].value, values[end].value)
                guard first != last, !node.isSuspicious, node.timing.oneWay(from: first, to: last) > 0 else {
                    continue
                }
                checkEnd(animation, node, from: first, to: last)
                guard Self.isOpacity(property) || property.type == .color else { continue }
                if Flicker(node.timing, from: first, to: last).flashes {
                    decoder.diagnostics.report(
                        .flash,
                        "'\(animation.key.value)' flashes more than \(Limits.flashes) times a second, which can "
                            + "harm people",
                        at: (node.timing.curve.naturalDuration == nil ? node.durationRange : node.curveRange)
                            ?? node.range)
                }
            }
        }
    }

    private mutating func checkEnd(
        _ animation: AnimationNode, _ node: TimingNode, from start: MotionValue, to end: MotionValue
    ) {
        let timing = node.timing
        let seconds: Double
        switch timing.repetition {
        case .seconds(let active): seconds = active / timing.speed
        case .iterations(let count):
            guard count > 1 else { return }
            seconds =
                timing.oneWay(from: start, to: end) * (timing.autoreverses ? 2 : 1) * count / timing.speed
        }
        guard seconds > Limits.repeatedSeconds + 1e-9 else { return }
        let length =
            seconds == .infinity ? "for ever" : "for \(NumberText.text((seconds * 1000).rounded() / 1000)) s"
        decoder.diagnostics.report(
            .loopForever,
            "'\(animation.key.value)' repeats \(length), what moves by itself for more than 5 s must be stoppable",
            at: node.repetitionRange ?? node.range)
    }
}
