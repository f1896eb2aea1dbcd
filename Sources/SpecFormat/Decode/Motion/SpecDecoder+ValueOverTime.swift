import MotionModel

extension SpecDecoder {
    /// A value that is worked out from the time `t` and the progress `p`, throughout the leaf.
    mutating func valueOverTime(
        _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> LeafDraft.Keyframe? {
        let type = context.property.type
        let environment = expressionEnvironment(in: context.scope).with(from: type).withTime
        guard
            let operand = operand(
                syntax, of: type, "'\(context.key.value)'", environment: environment, from: 0)
        else { return nil }
        var curve = Curve.instant
        if case .formula(let formula, _) = operand, formula.usesTime || formula.usesProgress {
            curve = context.curve
            guard isBoundedByDefault(formula, at: syntax.range) else { return nil }
        }
        return LeafDraft.Keyframe(at: .share(1), value: operand, curve: curve, range: syntax.range)
    }

    /// Whether nothing shows that a formula may leave the numbers, as far as that can be said before it plays.
    private mutating func isBoundedByDefault(_ formula: Formula, at range: SourceRange) -> Bool {
        guard !formula.usesFrom, !formula.usesTime else { return true }
        let bound = formula.bound(parameters: environment.defaults)
        guard !bound.components.allSatisfy({ $0.isBounded(by: Limits.value) }) else { return true }
        diagnostics.report(
            .expressionValue, "for some p from 0 to 1 this may be no number, or one that is too large",
            at: range)
        return false
    }
}
