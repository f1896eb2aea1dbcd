/// A compiled spec: timelines by name, and their relations.
///
/// A player plays `motion["expand"]` without knowing the origin of the motion: it may have been compiled a moment ago,
/// read from a baked file or generated as Swift.
public struct CompiledMotion: Hashable, Sendable {
    /// The spec's name.
    public let name: String
    /// The values that an app may supply when it plays, in the spec's order.
    ///
    /// A *slot* is an index over the stored components of all of them, one parameter after another.
    public let parameters: [MotionParameter]
    /// Every property that some variant moves or for which some state has a value, in the spec's order.
    public let properties: [PropertyDeclaration]
    /// The resting states, in the spec's order, at least two.
    public let states: [MotionState]
    /// The variants, in the spec's order.
    public let variants: [CompiledVariant]
    /// The transitions between states, in the order in which they are looked up; none if states follow the variants.
    public let transitions: [MotionTransition]
    /// The targets that aren't present in all states; every other target always is.
    public let targets: [TargetPresence]

    /// Creates a compiled motion.
    ///
    /// - Precondition: Variants and states have different names; the states that the variants name exist, and so do the
    ///   states and variants that the transitions name; targets have different names, and their states exist.
    public init(
        name: String, parameters: [MotionParameter] = [], properties: [PropertyDeclaration],
        states: [MotionState], variants: [CompiledVariant], transitions: [MotionTransition] = [],
        targets: [TargetPresence] = []
    ) {
        var names: Set<String> = []
        for state in states {
            precondition(names.insert(state.name).inserted, "a state's name is its own")
        }
        var seen: Set<String> = []
        for variant in variants {
            precondition(seen.insert(variant.name).inserted, "a variant's name is its own")
            precondition(
                names.contains(variant.startState) && names.contains(variant.endState),
                "a variant's states exist")
        }
        for transition in transitions {
            precondition(
                names.contains(transition.startState) && names.contains(transition.endState),
                "a transition's states exist")
            precondition(seen.contains(transition.variant), "a transition's variant exists")
        }
        var present: Set<String> = []
        for target in targets {
            precondition(present.insert(target.target).inserted, "a target's presence is said once")
            for state in target.states { precondition(names.contains(state), "a target's states exist") }
        }
        self.name = name
        self.parameters = parameters
        self.properties = properties
        self.states = states
        self.variants = variants
        self.transitions = transitions
        self.targets = targets
    }

    /// The name of the parameter to which each slot belongs.
    package var slotParameters: [String] {
        parameters.flatMap { Array(repeating: $0.name, count: $0.defaultValue.type.componentCount) }
    }

    /// The variant of that name.
    public subscript(name: String) -> CompiledVariant? { variants.first { $0.name == name } }

    /// The state of that name.
    public func state(named name: String) -> MotionState? { states.first { $0.name == name } }

    /// The variant to play instead of a variant when the user prefers reduced motion; the variant itself if the motion
    /// has no reduced form of it.
    public func reducedForm(of variant: CompiledVariant) -> CompiledVariant {
        guard let name = variant.reducedForm, let form = self[name] else { return variant }
        return form
    }
}
