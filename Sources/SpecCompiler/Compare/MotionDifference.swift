public import MotionModel

/// The difference that a change of a spec makes to its motion: the change that is seen, its time, and its severity.
///
/// Each motion is compared as it plays alone from rest, with the variant's values as written. Equal parts are left out,
/// so the difference of a motion from itself is empty.
public struct MotionDifference: Hashable, Sendable {
    /// The new motion's name.
    public let name: String
    /// The changes besides those of the variants.
    public let alterations: [MotionAlteration]
    /// The variants that play differently, in the new motion's order; removed variants come last.
    public let variants: [VariantDifference]

    /// One of the two motions, with the values it is played with.
    public struct Side: Sendable {
        /// The motion.
        public let motion: CompiledMotion
        /// The stored components of all parameters; nil for their defaults.
        public let parameters: [Double]?
        /// The values of properties before anything plays.
        public let initial: [PropertyPath: MotionValue]

        /// Creates a side.
        public init(
            _ motion: CompiledMotion, parameters: [Double]? = nil,
            initial: [PropertyPath: MotionValue] = [:]
        ) {
            self.motion = motion
            self.parameters = parameters
            self.initial = initial
        }

        /// The values of the properties in a state; nil without that state.
        fileprivate func values(in name: String) throws(BindingError) -> [PropertyPath: MotionValue]? {
            guard let state = motion.state(named: name) else { return nil }
            let values = try motion.values(of: state, parameters: parameters ?? motion.defaultNumbers) {
                initial[$0]
            }
            var result: [PropertyPath: MotionValue] = [:]
            for (property, value) in zip(motion.properties, values) { result[property.path] = value }
            return result
        }

        /// The properties that a variant moves which begins or ends in a state.
        fileprivate func moved(in name: String) -> Set<PropertyPath> {
            var moved: Set<PropertyPath> = []
            for variant in motion.variants where variant.startState == name || variant.endState == name {
                for track in variant.timeline.tracks { moved.insert(track.property) }
            }
            return moved
        }

        func bound(_ variant: CompiledVariant) throws(BindingError) -> BoundTimeline {
            try motion.bind(variant, parameters: parameters, initial: initial)
        }
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { alterations.isEmpty && variants.isEmpty }

    /// The severity of the worst change; nil if nothing changed.
    public var difference: DifferenceClass? {
        let all = alterations.map { $0.difference } + variants.map { $0.difference }
        return all.max()
    }

    /// Compares two motions.
    ///
    /// - Throws: `BindingError` when a variant of one of them can't be played with these values.
    public init(from old: Side, to new: Side) throws(BindingError) {
        name = new.motion.name
        alterations = Self.alterations(old.motion, new.motion) + (try Self.stateValues(old, new))
        var variants: [VariantDifference] = []
        var earlier: [String: CompiledVariant] = [:]
        for variant in old.motion.variants { earlier[variant.name] = variant }
        let names = Set(new.motion.variants.map { $0.name })
        for variant in new.motion.variants where !variant.isDerived {
            guard let before = earlier[variant.name] else {
                if let added = VariantDifference(variant.name, [.variantAdded]) { variants.append(added) }
                continue
            }
            let reduced = Self.reducedForms(before, old.motion, variant, new.motion)
            if let difference = try VariantDifference(
                variant.name, before, of: old, variant, of: new, also: reduced.alterations)
            {
                variants.append(difference)
            }
            if let (one, other) = reduced.forms,
                let difference = try VariantDifference(
                    "\(variant.name).reduced", one, of: old, other, of: new)
            {
                variants.append(difference)
            }
        }
        for variant in old.motion.variants where !variant.isDerived && !names.contains(variant.name) {
            if let removed = VariantDifference(variant.name, [.variantRemoved]) { variants.append(removed) }
        }
        self.variants = variants
    }

    private static func alterations(_ old: CompiledMotion, _ new: CompiledMotion) -> [MotionAlteration] {
        var alterations: [MotionAlteration] = []
        if old.name != new.name { alterations.append(.renamed(from: old.name, to: new.name)) }
        var parameters: [String: MotionParameter] = [:]
        for parameter in new.parameters { parameters[parameter.name] = parameter }
        let asked = old.decidingParameters.intersection(new.decidingParameters)
        for parameter in old.parameters {
            let name = parameter.name
            guard let other = parameters[name] else {
                alterations.append(.parameterRemoved(name))
                continue
            }
            let (before, after) = (parameter.defaultValue.type.name, other.defaultValue.type.name)
            if before != after {
                alterations.append(.parameterType(name, from: before, to: after))
            } else if parameter.defaultValue != other.defaultValue, asked.contains(name) {
                alterations.append(.parameterDefault(name))
            }
        }
        let oldNames = Set(old.parameters.map { $0.name })
        for parameter in new.parameters where !oldNames.contains(parameter.name) {
            alterations.append(.parameterAdded(parameter.name))
        }
        let (oldStates, newStates) = (Set(old.states.map { $0.name }), Set(new.states.map { $0.name }))
        for state in old.states where !newStates.contains(state.name) {
            alterations.append(.stateRemoved(state.name))
        }
        for state in new.states where !oldStates.contains(state.name) {
            alterations.append(.stateAdded(state.name))
        }
        let (first, now) = (old.states[0].name, new.states[0].name)
        if first != now, newStates.contains(first) { alterations.append(.firstState(from: first, to: now)) }
        let (before, after) = (old.presences, new.presences)
        for target in old.targets.map({ $0.target })
            + new.targets.map({ $0.target }).filter({ before[$0] == nil })
        where before[target] != after[target] {
            alterations.append(.presence(target, from: before[target], to: after[target]))
        }
        return alterations + transitions(old, new).map { .transition($0) }
    }

    /// The properties that have other values in a state, where no variant shows that by moving them there or from there.
    private static func stateValues(_ old: Side, _ new: Side) throws(BindingError) -> [MotionAlteration] {
        var alterations: [MotionAlteration] = []
        for state in new.motion.states {
            guard let before = try old.values(in: state.name), let after = try new.values(in: state.name)
            else {
                continue
            }
            let moved = old.moved(in: state.name).union(new.moved(in: state.name))
            for property in new.motion.properties where !moved.contains(property.path) {
                guard let one = before[property.path], let other = after[property.path], one != other else {
                    continue
                }
                alterations.append(.stateValue(state.name, property.path))
            }
        }
        return alterations
    }

    /// The alterations of a variant's reduced form, and the two forms unless they are compared as variants of their own
    /// anyway.
    private static func reducedForms(
        _ before: CompiledVariant, _ old: CompiledMotion, _ after: CompiledVariant, _ new: CompiledMotion
    ) -> (alterations: [MotionAlteration], forms: (CompiledVariant, CompiledVariant)?) {
        switch (before.reducedForm.flatMap { old[$0] }, after.reducedForm.flatMap { new[$0] }) {
        case (nil, nil): ([], nil)
        case (_?, nil): ([.reducedFormRemoved], nil)
        case (nil, _?): ([.reducedFormAdded], nil)
        case (let one?, let other?): ([], one.name == other.name && !one.isDerived ? nil : (one, other))
        }
    }
}

extension CompiledVariant {
    /// Whether it is a reduced form that isn't written in the spec: a written name can't contain a full stop.
    fileprivate var isDerived: Bool { name.utf8.contains(UInt8(ascii: ".")) }
}

extension CompiledMotion {
    /// The states in which each target is present that isn't in all of them.
    fileprivate var presences: [String: [String]] {
        var presences: [String: [String]] = [:]
        for target in targets { presences[target.target] = target.states }
        return presences
    }
    /// The names of the parameters for which conditions of transitions ask.
    fileprivate var decidingParameters: Set<String> {
        var slots: Set<Int> = []
        for transition in transitions { slots.formUnion(transition.condition?.parameterSlots ?? []) }
        let names = slotParameters
        return Set(slots.map { names[$0] })
    }
}
