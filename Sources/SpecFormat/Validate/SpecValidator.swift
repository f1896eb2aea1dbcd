import MotionModel

/// Puts the parts of a spec together, and checks what only the whole can show.
struct SpecValidator {
    let draft: Draft
    /// Everything the spec has names for.
    var decoder: SpecDecoder
    /// How each variant moves, in the spec's order.
    var variants: [ResolvedVariant] = []
    /// Where each variant lists each timing.
    var entryPlaces: [[String: Int]] = []
    /// The index of the reduced form of each variant that another one replaces.
    var reducedForms: [Int: Int] = [:]
    /// What is seen of single animations.
    var light = TreeLight(parameters: [])
    /// Names of timings that were reported to be misspelt elsewhere.
    var suspectedTimings: Set<String> = []

    init(_ draft: Draft, _ decoder: SpecDecoder) {
        self.draft = draft
        self.decoder = decoder
    }

    /// Checks everything; gives the spec when nothing is wrong.
    mutating func spec() -> Spec? {
        resolveVariants()
        checkTimingNames()
        resolveReducedForms()
        checkOverlaps()
        checkValues()
        checkTimings()
        checkReducedMotion()
        checkReducedFades()
        checkExits()
        checkNearDuplicates()
        checkScales()
        checkUnusedNames()
        decoder.reportUnusedSuppressions()
        guard !decoder.diagnostics.hasErrors else { return nil }
        return assembled()?.withSharedForms(texts: decoder.texts)
    }

    /// The animations as the model has them; nil for one that was reported.
    func animation(_ node: AnimationNode) -> Spec.Animation? {
        guard node.isSound, let property = node.property, let values = node.values else { return nil }
        return Spec.Animation(
            property: property, form: node.form, values: values.map { $0.operand }, weight: node.weight,
            velocity: node.velocity?.value, timingName: node.timingName.value)
    }

    private func assembled() -> Spec? {
        let animations = draft.animations.compactMap { animation($0) }
        guard animations.count == draft.animations.count, let name = draft.name,
            draft.isLibrary || !draft.variants.isEmpty
        else { return nil }
        var moving: Set<String> = []
        for node in draft.animations { moving.insert(node.key.value) }
        var result: [Spec.Variant] = []
        for (index, variant) in variants.enumerated() {
            guard let start = variant.startState, let end = variant.endState else { return nil }
            let motion: Spec.Variant.Motion
            if let original = variant.mirrored {
                motion = .mirror(of: original)
            } else if variant.node.motion != nil {
                guard let tree = variant.tree else { return nil }
                motion = .tree(tree)
            } else {
                motion = .timings(variant.uses.map { $0.node?.timing })
            }
            var reduced = reducedForms[index].map { Spec.Variant.ReducedMotion.variant($0) } ?? .none
            if variant.node.derivedReducedForm != .none { reduced = variant.node.derivedReducedForm }
            result.append(
                Spec.Variant(
                    name: variant.node.key.value, description: variant.node.description, startState: start,
                    endState: end, motion: motion, reducedMotion: reduced))
        }
        return Spec(
            name: name, description: draft.description, parameters: decoder.parameters, states: draft.states,
            animations: animations,
            restingProperties: draft.properties.compactMap {
                moving.contains($0.key.value)
                    ? nil : decoder.treeProperties[$0.key.value] ?? $0.declaration
            } + decoder.treePropertyOrder.compactMap { decoder.treeProperties[$0] },
            variants: result)
    }
}

/// A variant with the timings of its animations.
struct ResolvedVariant {
    let node: VariantNode
    /// Its own index, then those of the variants that it extends, the nearest first; nil when that was reported.
    let lineage: [Int]?
    /// The variant that it is the mirror of.
    let mirrored: Int?
    let startState: Int?
    let endState: Int?
    /// What each animation does, in their order; empty for a mirror and for a motion tree.
    var uses: [TimingUse] = []
    /// The motion tree; nil for other variants, and where it was reported.
    var tree: Spec.Node?
}

/// Where an animation gets its timing from in a variant.
enum TimingUse {
    /// It has none, and doesn't move.
    case missing
    /// Its timing was reported.
    case broken
    /// A timing, and the name under which a variant lists it; nil where it isn't listed.
    case timing(TimingNode, entry: JSONString?)

    /// The timing, where there is one.
    var node: TimingNode? {
        if case .timing(let node, _) = self { return node }
        return nil
    }
}
