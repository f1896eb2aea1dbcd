public import MotionModel
public import SpecFormat

extension CompiledMotion {
    /// Compiles a spec: every variant becomes a timeline, every state a list of values.
    ///
    /// Nothing can go wrong: a `Spec` that exists is valid.
    ///
    /// - Complexity: O(variants · animations), and the solution of each spring with a velocity of its own.
    public init(_ spec: Spec) {
        var variants: [CompiledVariant] = []
        let wholes = DividedWholes(spec)
        let names = spec.stateNames
        let states = spec.states.indices.map { wholes.dividing(spec.state($0, names), of: spec.properties) }
        for index in spec.variants.indices {
            let lowering = VariantLowering(spec: spec, index: index, wholes: wholes, states: states)
            variants.append(lowering.variant)
        }
        for index in spec.variants.indices {
            if let derived = ReducedForm(spec: spec, index: index).derived(from: variants) {
                variants.append(derived)
            }
        }
        self.init(
            name: spec.name, parameters: spec.parameters, properties: wholes.all,
            states: states,
            variants: variants,
            transitions: spec.transitions.map { row -> MotionModel.MotionTransition in
                .init(
                    startState: spec.states[row.startState], endState: spec.states[row.endState],
                    trigger: row.trigger, condition: row.condition, variant: spec.variants[row.variant].name,
                    isReversed: row.isReversed)
            }, targets: spec.targets)
    }
}

extension Spec {
    /// Every property the spec knows: those that move, then those that rest.
    var properties: [PropertyDeclaration] { animations.map { $0.property } + restingProperties }

    /// A state with a value for each of the spec's properties, in which all names of a number have one value.
    func state(_ index: Int, _ names: StateNames) -> MotionState {
        MotionState(
            name: states[index],
            operands: names.agreed(animations, in: index)
                + restingProperties.map { property in property.initial.map { .constant($0) } })
    }
}
