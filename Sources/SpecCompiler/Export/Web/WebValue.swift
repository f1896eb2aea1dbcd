import MotionModel

/// What a property has on a page: numbers, or sums of parameters.
enum WebValue: Hashable {
    case number(MotionValue)
    /// Keys that name parameters, and the weight of each.
    case weighted(ParameterKeys, [Double])

    /// The text of a component, or of the whole value.
    ///
    /// - Parameter style: The style that it is a part of; nil for a custom property.
    func text(_ component: Int?, _ unit: WebUnit, in style: WebStyle?) -> String {
        switch self {
        case .weighted(let keys, let weights):
            return keys.text(weights, component: component ?? 0, unit)
        case .number(let value):
            guard let component else { return unit.text(value) }
            let number = value.components[component]
            return unit.text(style?.isExtent ?? false ? max(number, 0) : number)
        }
    }
}

extension CompiledMotion {
    /// The values of properties in a state that follow parameters on a page.
    func followingValues(
        of state: MotionState, _ parameters: [WebParameter]
    ) -> [PropertyPath: WebValue] {
        var following: [PropertyPath: WebValue] = [:]
        for (property, operand) in zip(properties, state.operands) {
            guard case .formula(let formula, _) = operand, !formula.parameterSlots.isEmpty,
                let keys = ParameterKeys([formula.components], formula.type, parameters)
            else { continue }
            following[property.path] = .weighted(keys, [1])
        }
        return following
    }
}
