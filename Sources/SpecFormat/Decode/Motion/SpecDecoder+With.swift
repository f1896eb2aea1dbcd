import MotionModel

/// Values for the parameters of a used variant.
extension SpecDecoder {
    /// A used variant, and the parameters that its formulas refer to.
    struct UsedVariant {
        let node: Spec.Node
        /// The variant's tree when values are reversed; nil if it is the same.
        let reversed: Spec.Node?
        /// The parameters of its spec, in the order of their slots.
        let parameters: [MotionParameter]
        /// Whether it belongs to another spec, whose parameters aren't this one's: each needs a value.
        let isImported: Bool
        /// Whether the paths of its properties are aligned, where a declaration says so.
        let alignments: [PropertyPath: Bool]
        /// The declarations of the properties that it may read.
        let declarations: [PropertyPath: PropertyDeclaration]
    }

    /// The replacements of a variant's parameters: those in `with`, or the defaults of another spec's parameters.
    mutating func replacements(
        of variant: UsedVariant, with syntax: JSONSyntax?, _ scope: NodeScope
    ) -> [Int: Expression]? {
        var replacements: [Int: Expression] = [:]
        var slots: [String: (first: Int, type: ValueType)] = [:]
        var next = 0
        for parameter in variant.parameters {
            let value = parameter.defaultValue
            slots[parameter.name] = (next, value.type)
            for component in value.components {
                if variant.isImported {
                    let text = value.string.map { Double(place(ofText: $0)) }
                    replacements[next] = .constant(text ?? component)
                }
                next += 1
            }
        }
        if let syntax {
            let environment = expressionEnvironment(in: scope)
            guard let members = entries(syntax, NodeField.with.quoted) else { return nil }
            var isSound = true
            for member in members {
                guard let slot = slots[member.key.value] else {
                    reportUnknownName(
                        member.key, kind: "parameter", id: .unknownParameter,
                        known: variant.parameters.map { $0.name })
                    isSound = false
                    continue
                }
                guard
                    let formula = formula(
                        member.value, of: slot.type, Phrase(quoting: member.key.value),
                        environment: environment)
                else {
                    isSound = false
                    continue
                }
                // A text written here is referred to by its index among all that formulas choose from.
                if let text = formula.constant?.string {
                    replacements[slot.first] = .constant(Double(place(ofText: text)))
                    continue
                }
                for (index, component) in formula.components.enumerated() {
                    replacements[slot.first + index] = component
                }
            }
            guard isSound else { return nil }
        }
        return replacements
    }

    /// The node with its parameters replaced by formulas, if they stay within the limits.
    mutating func substituted(
        _ replacements: [Int: Expression], in node: Spec.Node, at range: SourceRange
    ) -> Spec.Node? {
        guard !replacements.isEmpty else { return node }
        let largest = replacements.values.reduce(1) { Swift.max($0, $1.nodeCount) }
        var problem: DiagnosticID?
        var isUnbounded = false
        let timed = node.mapNumbers { late in
            guard problem == nil, late.expression.nodeCount <= Limits.segments / largest else {
                problem = .expressionLimit
                return late
            }
            if let known = late.substituting(parameters: replacements) {
                return known
            }
            isUnbounded = true
            return late
        }
        let result = timed.mapLeaves { leaf in
            leaf.mapOperands { operand in
                guard case .formula(var formula, let key) = operand, problem == nil else { return operand }
                if case .string(let known) = formula.type {
                    for text in known.strings { _ = place(ofText: text) }
                    formula = formula.translated(to: StringSet(texts))
                }
                let count = formula.components.reduce(0) { $0 + $1.nodeCount }
                guard count <= Limits.segments / largest else {
                    problem = .expressionLimit
                    return operand
                }
                let replaced = formula.substituting(parameters: replacements)
                guard let value = replaced.constant else {
                    return .formula(replaced, from: replaced.usesFrom ? key : nil)
                }
                if !value.isUsable { problem = .expressionValue }
                return .constant(value)
            }
        }
        guard let problem else {
            guard isUnbounded else { return result }
            diagnostics.report(
                .unboundedTime, "with this nothing says what decides a time when it plays, as a 'delay' does",
                at: range)
            return nil
        }
        let message =
            problem == .expressionLimit
            ? "with this an expression has more than \(Limits.segments) parts"
            : "with this a value is no number, or too large"
        diagnostics.report(problem, message, at: range)
        return nil
    }
}

extension Spec.Leaf {
    /// The leaf with its operands mapped.
    func mapOperands(_ transform: (Operand) -> Operand) -> Spec.Leaf {
        with(
            start: .some(start.map(transform)),
            keyframes: keyframes.map {
                Keyframe(place: $0.place, value: transform($0.value), curve: $0.curve)
            })
    }
}
