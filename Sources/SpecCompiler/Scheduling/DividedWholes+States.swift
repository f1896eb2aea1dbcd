import MotionModel
import SpecFormat

extension DividedWholes {
    /// A state of the spec, in which all names of a number agree, with the values of all properties; where a part and its whole rest
    /// the part's own initial value counts, wherever it stands.
    func dividing(_ state: MotionState, of properties: [PropertyDeclaration]) -> MotionState {
        guard !parts.isEmpty else { return state }
        var operands = [Operand?](repeating: nil, count: all.count)
        // Those that rest come last.
        for (index, property) in properties.enumerated() {
            guard let place = places[property.path] else { continue }
            guard index < animated else {
                operands[place] = operands[place] ?? all[place].initial.map { .constant($0) }
                rest(property, &operands)
                continue
            }
            guard let operand = state.operands[index] else { continue }
            operands[place] = operand
            for part in parts[property.path] ?? [] {
                if let place = places[part.property.path] { operands[place] = part.operand(operand) }
            }
        }
        return MotionState(name: state.name, operands: operands)
    }

    /// Gives the parts of a whole that rests their own initial values, where they have none yet, and the whole those of its parts.
    private func rest(_ whole: PropertyDeclaration, _ operands: inout [Operand?]) {
        guard let parts = parts[whole.path], let place = places[whole.path],
            case .constant(let value)? = operands[place]
        else { return }
        var components = value.components
        for part in parts {
            guard let place = places[part.property.path] else { continue }
            operands[place] = operands[place] ?? all[place].initial.map { .constant($0) }
            if case .constant(let number)? = operands[place] {
                components[part.component ?? 0] = number.components[0]
            }
        }
        operands[place] = MotionValue(type: value.type, components: components).map { .constant($0) }
    }
}
