import MotionModel
import SpecFormat

extension StateNames {
    /// The values of animations in a state, where each number has that of the name with the say about it.
    func agreed(_ animations: [Spec.Animation], in state: Int) -> [Operand?] {
        var operands: [Operand?] = animations.map { $0.values[state] }
        for number in numbers {
            let owner = number.animation(in: state)
            let value = animations[owner].values[state].expressions[number.component(in: owner)]
            for (animation, component) in number.names where animation != owner {
                operands[animation] = operands[animation]?.replacing(component, by: value)
            }
        }
        return operands
    }
}

extension Operand {
    /// The expressions of a state's value, one for each stored component.
    fileprivate var expressions: [Expression] {
        switch self {
        case .constant(let value): value.components.map { .constant($0) }
        case .formula(let formula, _): formula.components
        case .current, .mixed, .resting: preconditionFailure("a state's value is known by itself")
        }
    }

    /// A state's value with another expression for one of its numbers.
    fileprivate func replacing(_ component: Int, by expression: Expression) -> Operand {
        var components = expressions
        guard components[component] != expression else { return self }
        components[component] = expression
        let type: ValueType
        switch self {
        case .formula(let formula, _): type = formula.type
        default: type = constant?.type ?? .number
        }
        let formula = Formula(type: type, components: components)
        return formula.constant.map { .constant($0) } ?? .formula(formula, from: nil)
    }
}
