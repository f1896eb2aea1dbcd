import MotionModel

extension SpecValidator {
    /// Reports animations that have one value in all states.
    mutating func checkStillValues() {
        guard !decoder.diagnostics.hasErrors else { return }
        for animation in draft.animations {
            guard let nodes = animation.values, let last = nodes.indices.last,
                last > 0, let form = animation.form ?? animation.property?.type,
                (1...last).allSatisfy({ index in
                    guard let start = nodes[index - 1].operand.constant,
                        let end = nodes[index].operand.constant
                    else { return false }
                    return form.isStill(from: start, to: end)
                })
            else { continue }
            decoder.diagnostics.report(
                .valuesStill, "'\(animation.key.value)' has the same value in all states, so nothing moves",
                at: nodes[0].range.union(nodes[last].range))
        }
    }

    /// Reports velocities of animations to which no variant gives a spring.
    mutating func checkVelocities() {
        for (index, animation) in draft.animations.enumerated() {
            guard let velocity = animation.velocity, animation.isSound else { continue }
            let uses = variants.compactMap { index < $0.uses.count ? $0.uses[index] : nil }
            var isUsed = false
            let mayHaveSpring = uses.contains { use in
                switch use {
                case .missing: return false
                case .broken: return true
                case .timing(let timing, _):
                    isUsed = true
                    if case .spring? = timing.wrappedValue.curve?.curve { return true }
                    return false
                }
            }
            if isUsed, !mayHaveSpring { decoder.reportIgnored(velocity) }
        }
    }
}

extension PropertyDeclaration {
    /// Whether its number is a scale.
    var isScale: Bool {
        guard case .number = type else { return false }
        return (path.known?.keyPath ?? path.keyPath).hasPrefix("transform.scale")
    }
}
