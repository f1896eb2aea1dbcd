extension CompiledMotion {
    /// Returns the motion with more texts than those of its spec; parameters can then give its properties these texts.
    ///
    /// The texts of a property are a closed set, so that its values are numbers. Register the returned motion and not
    /// the original: to a store, their properties have different types.
    ///
    /// - Parameter texts: The app's texts; those that the motion already has change nothing.
    /// - Complexity: O(size of the motion), unless it has all of them or no property is a text.
    public func accepting(texts: [String]) -> CompiledMotion {
        func widened(_ type: ValueType) -> ValueType {
            guard case .string(let set) = type else { return type }
            // New ones are appended, so every index keeps its meaning.
            return .string(set.union(StringSet(texts)))
        }
        let types = properties.map { $0.type } + parameters.map { $0.defaultValue.type }
        guard types.contains(where: { widened($0) != $0 }) else { return self }
        func widened(_ value: MotionValue) -> MotionValue {
            MotionValue(unchecked: widened(value.type), value.components)
        }
        func widened(_ operand: Operand) -> Operand {
            switch operand {
            case .constant(let value): .constant(widened(value))
            case .formula(let formula, let from):
                .formula(Formula(type: widened(formula.type), components: formula.components), from: from)
            case .current, .mixed, .resting: operand
            }
        }
        func widened(_ timeline: Timeline) -> Timeline {
            timeline.with(
                tracks: timeline.tracks.map { track in
                    guard case .string = track.type else { return track }
                    return track.with(type: widened(track.type), keys: track.keys.map { widened($0) })
                })
        }
        return CompiledMotion(
            name: name,
            parameters: parameters.map {
                MotionParameter(name: $0.name, defaultValue: widened($0.defaultValue))
            },
            properties: properties.map { property in
                guard case .string = property.type else { return property }
                return PropertyDeclaration(
                    path: property.path, type: widened(property.type), unit: property.unit,
                    isAdditive: property.isAdditive, initial: property.initial.map { widened($0) })
            },
            states: states.map { state in
                MotionState(name: state.name, operands: state.operands.map { $0.map { widened($0) } })
            },
            variants: variants.map { variant in
                CompiledVariant(
                    name: variant.name, timeline: widened(variant.timeline),
                    reversedTimeline: widened(variant.reversedTimeline), startState: variant.startState,
                    endState: variant.endState, reducedForm: variant.reducedForm)
            }, transitions: transitions, targets: targets)
    }
}
