import MotionModel

extension SpecValidator {
    /// Reports a variant that takes more than a second as a whole, though no motion in it is long by itself.
    mutating func checkLengths() {
        for (index, variant) in variants.enumerated() where variant.node.reducedMotionFor.isEmpty {
            guard let tree = variant.tree, !tree.hasLongPart, let seconds = perceivedLengths[index],
                seconds > Limits.comfortableWhole + 1e-9
            else { continue }
            decoder.diagnostics.report(
                .tooLong,
                "'\(variant.node.key.value)' takes \(NumberText.seconds(seconds)) as a whole, which is long to "
                    + "wait for",
                at: variant.node.key.range)
        }
    }
}

extension LocatedNode {
    /// Whether it repeats or comes back, or one motion inside takes so long that it is judged by itself.
    fileprivate var hasLongPart: Bool {
        if node.timing.iterations != 1 || node.timing.wayBack.returns || timing.isSuspicious { return true }
        // Milliseconds are suspected there.
        if node.timing.delay >= Limits.suspiciousSeconds { return true }
        if case .animate(let leaf) = node.body {
            return leaf.perceivedLength(of: node) / node.timing.speed > Limits.comfortableSeconds + 1e-9
        }
        return children.contains { $0.hasLongPart }
    }
}
