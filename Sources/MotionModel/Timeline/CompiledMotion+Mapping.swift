extension CompiledMotion {
    /// The motion with other values of some properties, and with other types of them.
    ///
    /// - Parameters:
    ///   - parameters: The motion's parameters from then on.
    ///   - isMapped: Whether the property with this path and this type is one of them.
    ///   - type: The new type of what has this type now.
    ///   - value: The new value for this one, of the new type of its own.
    package func mapping(
        parameters: [MotionParameter], propertiesThat isMapped: (PropertyPath, ValueType) -> Bool,
        types type: (ValueType) -> ValueType, values value: (MotionValue) -> MotionValue
    ) -> CompiledMotion {
        func mapped(_ operand: Operand) -> Operand {
            switch operand {
            case .constant(let constant): .constant(value(constant))
            case .formula(let formula, let from):
                .formula(Formula(type: type(formula.type), components: formula.components), from: from)
            case .current, .mixed, .resting: operand
            }
        }
        func mapped(_ timeline: Timeline) -> Timeline {
            timeline.with(
                tracks: timeline.tracks.map { track in
                    guard isMapped(track.property, track.type) else { return track }
                    return track.with(type: type(track.type), keys: track.keys.map { mapped($0) })
                })
        }
        return CompiledMotion(
            name: name, parameters: parameters,
            properties: properties.map { own in
                guard isMapped(own.path, own.type) else { return own }
                return PropertyDeclaration(
                    path: own.path, type: type(own.type), unit: own.unit, isAdditive: own.isAdditive,
                    initial: own.initial.map { value($0) })
            },
            states: states.map { state in
                MotionState(
                    name: state.name,
                    operands: zip(properties, state.operands).map { own, operand in
                        isMapped(own.path, own.type) ? operand.map { mapped($0) } : operand
                    })
            },
            variants: variants.map { variant in
                CompiledVariant(
                    name: variant.name, timeline: mapped(variant.timeline),
                    reversedTimeline: mapped(variant.reversedTimeline), startState: variant.startState,
                    endState: variant.endState, reducedForm: variant.reducedForm)
            }, transitions: transitions, targets: targets)
    }
}
