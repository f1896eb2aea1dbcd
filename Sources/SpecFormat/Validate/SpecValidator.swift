import MotionModel

/// Combines the parts of a spec, and checks the rules that concern the whole.
struct SpecValidator {
    let draft: Draft
    /// The motion of each variant, in the spec's order.
    let variants: [ResolvedVariant]
    /// The decoder, with everything that the spec has named.
    var decoder: SpecDecoder
    /// The index of the reduced form of each variant that another one replaces.
    var reducedForms: [Int: Int] = [:]
    /// The transitions, written out in the order in which they are looked up.
    var transitions: [TransitionRow] = []
    var transitionsAreSound = true
    var targets: [TargetPresence] = []
    /// Names of timings that were reported to be misspelt elsewhere.
    var suspectedTimings: Set<String> = []

    /// The time after which nothing of a variant seems to move any more, for each variant; see ``perceivedLength(of:)``.
    lazy var perceivedLengths: [Double?] = variants.map { perceivedLength(of: $0) }

    init(_ reader: MotionReader) {
        draft = reader.draft
        variants = reader.variants
        decoder = reader.decoder
    }

    /// The stored components of the parameters' defaults.
    var parameters: [Double] { decoder.environment.defaults }

    /// Checks everything; returns the spec when there is no error.
    mutating func spec() -> Spec? {
        checkTimingNames()
        resolveReducedForms()
        resolveTransitions()
        resolveTargets()
        let shown = shownValues
        checkValues(shown)
        checkUnknownProperties()
        checkReadings()
        checkAlignments()
        checkTargets()
        checkTrees()
        checkReducedMotion()
        checkReducedFades()
        checkExits()
        checkLengths()
        checkWaysBack()
        checkStates()
        checkContradictions()
        checkTransitions()
        checkStillValues()
        checkVelocities()
        checkScaleFactors(shown)
        checkNearDuplicates()
        checkScales()
        checkUnusedNames()
        decoder.reportUnusedSuppressions()
        annotateLengths()
        guard !decoder.diagnostics.hasErrors else { return nil }
        return assembled()?.withSharedForms(texts: decoder.texts)
    }

    /// Reports overlaps, likely mistakes, and flashes.
    private mutating func checkTrees() {
        for variant in variants {
            guard let tree = variant.tree else { continue }
            var overlaps = Overlaps(diagnostics: decoder.diagnostics, in: variant.node.key.value)
            overlaps.check(tree)
            // A property moved twice has no single value to judge.
            let isClear = overlaps.diagnostics.count == decoder.diagnostics.count
            var judge = TreeJudge(
                diagnostics: overlaps.diagnostics, platforms: decoder.platforms, parameters: parameters)
            judge.judge(tree)
            decoder.diagnostics = judge.diagnostics
            if isClear { checkFlashes(variant, tree) }
        }
    }

    private mutating func checkFlashes(_ variant: ResolvedVariant, _ tree: LocatedNode) {
        guard tree.node.hasVisibleLeaf else { return }
        var search = FlashSearch(parameters: parameters, current: restingValues(variant.startState ?? 0))
        search.look(at: tree)
        for (path, place) in search.flashes {
            decoder.diagnostics.report(
                .flash,
                "'\(path.text)' flashes more than \(Limits.flashes) times a second, which can harm people",
                at: place)
        }
    }

    /// The values of the spec's animations of what can flash, in a state before anything plays, by property.
    private func restingValues(_ state: Int) -> [PropertyPath: MotionValue] {
        var resting: [PropertyPath: MotionValue] = [:]
        for node in draft.animations {
            guard let property = node.property, let values = node.values,
                VisibleChannel.has(property)
            else { continue }
            let row = property.path.known?.initial
            let declared = property.initial.flatMap { $0 == row ? nil : $0 }
            resting[property.path] = declared ?? values[state].value
        }
        return resting
    }

    private func assembled() -> Spec? {
        let animations = draft.animations.compactMap { node -> Spec.Animation? in
            guard node.isSound, let property = node.property, let values = node.values else { return nil }
            // By index, as a draft's value is counted references.
            return Spec.Animation(
                property: property, values: values.indices.map { values[$0].operand.canonical })
        }
        guard animations.count == draft.animations.count, let name = draft.name,
            draft.isLibrary || !draft.variants.isEmpty
        else { return nil }
        let moving = draft.properties.isEmpty ? [] : Set(draft.animations.map { $0.key.value })
        var result: [Spec.Variant] = []
        for (index, variant) in variants.enumerated() {
            guard let start = variant.startState, let end = variant.endState else { return nil }
            let motion: Spec.Variant.Motion
            if let original = variant.mirrored {
                motion = .mirror(of: original)
            } else if let tree = variant.tree {
                motion = .tree(tree.node, reversed: variant.reversed)
            } else {
                return nil
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
                    ? nil : decoder.treeProperties[$0.path] ?? $0.declaration
            } + decoder.treeProperties.own,
            variants: result, transitions: transitions.map { $0.transition }, targets: targets,
            alignments: decoder.alignments)
    }
}
