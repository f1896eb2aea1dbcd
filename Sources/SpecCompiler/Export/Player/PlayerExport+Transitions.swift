import MotionModel
import SpecFormat

extension PlayerExport {
    /// A transition as a row: the indices of both states and of the variant, whether its values are reversed, what takes
    /// it, and its condition, if it has one.
    mutating func transition(_ transition: MotionModel.MotionTransition) -> JSONValue {
        imports.states = true
        let motion = source.motion
        let start = motion.states.firstIndex { $0.name == transition.startState }
        let end = motion.states.firstIndex { $0.name == transition.endState }
        let variant = motion.variants.firstIndex { $0.name == transition.variant }
        guard let start, let end, let variant else {
            preconditionFailure("a transition's states and variant exist")
        }
        let trigger: JSONValue =
            switch transition.trigger {
            case .events(let names): .array(names.map { .string($0) })
            case .after(let seconds): .number(seconds)
            }
        var row: [JSONValue] = [
            .number(Double(start)), .number(Double(end)), .number(Double(variant)),
            .number(transition.isReversed ? 1 : 0), trigger,
        ]
        if let condition = transition.condition { row.append(code(condition)) }
        return .array(row)
    }

    /// A target that isn't present in every state as a row: its name, and the indices of the states in which it is.
    mutating func target(_ target: TargetPresence) -> JSONValue {
        imports.targets = true
        let states = source.motion.states.indices.filter {
            target.isPresent(in: source.motion.states[$0].name)
        }
        return .array([.string(target.target), .array(states.map { .number(Double($0)) })])
    }
}
