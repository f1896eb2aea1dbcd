import MotionModel

extension SpecDecoder {
    /// Reads a value that is a formula of the time `t` and the progress `p`, throughout the leaf.
    mutating func valueOverTime(
        _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> LeafDraft.Keyframe? {
        let type = context.property.type
        let environment = expressionEnvironment(in: context.scope).with(from: type).withTime
        guard
            let operand = operand(
                syntax, of: type, Phrase(quoting: context.key.value), environment: environment, from: 0)
        else { return nil }
        var curve = Curve.instant
        if case .formula(let formula, _) = operand, formula.usesTime || formula.usesProgress {
            curve = context.curve
            if case .transform = type {
                diagnostics.report(
                    .expressionPlace,
                    "a whole transform can't be worked out from 't' or 'p': animate what it is made of, such as "
                        + "'transform.rotation'",
                    at: syntax.range)
                return nil
            }
            guard isBoundedByDefault(formula, at: syntax.range) else { return nil }
        }
        return LeafDraft.Keyframe(at: .share(1), value: operand, curve: curve, range: syntax.range)
    }

    /// Whether a formula is finite and doesn't change too often, as far as that is known before it plays.
    private mutating func isBoundedByDefault(_ formula: Formula, at range: SourceRange) -> Bool {
        let still = [Double](repeating: 0, count: formula.type.componentCount)
        let bound = environment.byDefault(formula).substituting(time: .progress)
            .bound(parameters: environment.defaults, from: still)
        guard !bound.usesReadings else { return true }
        let isBounded = bound.components.allSatisfy { $0.isBounded(by: Limits.value) }
        if !isBounded, !formula.usesFrom, !formula.usesTime {
            diagnostics.report(
                .expressionValue, "for some p from 0 to 1 this may be no number, or one that is too large",
                at: range)
            return false
        }
        guard isBounded, !bound.components.allSatisfy({ $0.canBeCut(into: Limits.swings) }) else {
            return true
        }
        reportSwings(at: range)
        return false
    }
}
