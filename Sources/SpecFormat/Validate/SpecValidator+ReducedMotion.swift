import MotionModel

extension SpecValidator {
    /// Finds out which variant replaces which when reduced motion is asked for.
    mutating func resolveReducedForms() {
        var indices: [String: Int] = [:]
        for (index, node) in draft.variants.enumerated() { indices[node.key.value] = index }
        var places: [Int: SourceRange] = [:]
        for (form, variant) in variants.enumerated() {
            for name in variant.node.reducedMotionFor {
                guard let index = indices[name.value] else {
                    if !draft.brokenVariants.contains(name.value) { reportUnknownVariant(name) }
                    continue
                }
                if index == form {
                    decoder.diagnostics.report(
                        .reducedSelf, "'\(name.value)' can't be its own reduced form", at: name.range)
                    continue
                }
                let first = places[index] ?? variants[index].node.reducedMotion?.key.range
                if let first {
                    decoder.diagnostics.report(
                        .reducedTwice, "'\(name.value)' has a reduced form already", at: name.range,
                        notes: [Diagnostic.Note("it is here", at: first)])
                    continue
                }
                places[index] = name.range
                reducedForms[index] = form
                checkStates(of: form, replacing: index, name)
            }
        }
    }

    /// A form can run backwards, but not between other states.
    private mutating func checkStates(of form: Int, replacing index: Int, _ name: JSONString) {
        guard let start = variants[index].startState, let end = variants[index].endState,
            let formStart = variants[form].startState, let formEnd = variants[form].endState
        else { return }
        let isSame = (start, end) == (formStart, formEnd) || (start, end) == (formEnd, formStart)
        guard !isSame else { return }
        decoder.diagnostics.report(
            .reducedStates,
            "'\(name.value)' goes from '\(draft.states[start])' to '\(draft.states[end])', its reduced form "
                + "from '\(draft.states[formStart])' to '\(draft.states[formEnd])'",
            at: name.range)
    }

    /// Movement without a reduced form, and reduced forms that move.
    mutating func checkReducedMotion() {
        let forms = Set(reducedForms.values)
        for (index, variant) in variants.enumerated() {
            if forms.contains(index) || !variant.node.reducedMotionFor.isEmpty {
                reportMovement(in: variant)
            } else if reducedForms[index] == nil, variant.node.reducedMotion == nil, variant.node.isSound,
                draft.variants.allSatisfy({ $0.isSound }), draft.variantsAreSound,
                let moving = firstMovement(in: variant)
            {
                let text = "\(JSONValue.quoted(VariantField.reducedMotion.rawValue)): \"instant\", "
                decoder.diagnostics.report(
                    .reducedMissing,
                    "'\(variant.node.key.value)' moves '\(moving)' and has no form for reduced motion",
                    at: variant.node.key.range,
                    fixes: [
                        FixIt(
                            "let it jump for reduced motion: add '\(VariantField.reducedMotion.rawValue)'",
                            range: SourceRange(at: variant.node.opening.end), replacement: " " + text)
                    ])
            }
        }
    }

    private mutating func reportMovement(in variant: ResolvedVariant) {
        guard let start = variant.startState, let end = variant.endState else { return }
        if let tree = variant.mirrored.flatMap({ variants[$0].tree }) ?? variant.tree,
            let moved = tree.movedPaths.first
        {
            decoder.diagnostics.report(
                .reducedMoves, "the reduced form '\(variant.node.key.value)' still moves '\(moved)'",
                at: variant.node.motion?.key.range ?? variant.node.key.range)
        }
        let uses = variant.mirrored.map { variants[$0].uses } ?? variant.uses
        for (animation, use) in zip(draft.animations, uses) {
            guard case .timing(let node, let entry) = use,
                moves(animation, node, from: start, to: end)
            else { continue }
            let range = entry?.range ?? node.range
            decoder.diagnostics.report(
                .reducedMoves,
                "the reduced form '\(variant.node.key.value)' still moves '\(animation.key.value)'",
                at: variant.mirrored == nil ? range : variant.node.key.range,
                fixes: entry == nil
                    ? [] : [FixIt("let it jump", range: node.range, replacement: "{ \"duration\": 0 }")])
        }
    }

    private func firstMovement(in variant: ResolvedVariant) -> String? {
        if let tree = variant.mirrored.flatMap({ variants[$0].tree }) ?? variant.tree {
            return tree.movedPaths.first
        }
        guard let start = variant.startState, let end = variant.endState else { return nil }
        let uses = variant.mirrored.map { variants[$0].uses } ?? variant.uses
        for (animation, use) in zip(draft.animations, uses) {
            if let node = use.node, moves(animation, node, from: start, to: end) {
                return animation.key.value
            }
        }
        return nil
    }

    /// Whether an animation moves, scales or turns something over a time that isn't zero.
    private func moves(_ animation: AnimationNode, _ node: TimingNode, from start: Int, to end: Int) -> Bool {
        guard let property = animation.property, property.isSpatial else { return false }
        return takesTime(animation, node, from: start, to: end)
    }

    /// Whether an animation goes from one value to another over a time that isn't zero.
    func takesTime(
        _ animation: AnimationNode, _ node: TimingNode, from start: Int, to end: Int
    ) -> Bool {
        guard let values = animation.values else { return false }
        let (first, last) = (values[start].value, values[end].value)
        guard first != last else { return false }
        switch node.timing.repetition {
        case .iterations(let count) where count == 0: return false
        case .seconds(let seconds) where seconds == 0: return false
        default: return node.timing.oneWay(from: first, to: last) > 0
        }
    }
}

extension Spec.Timing {
    /// How long one way takes, in seconds at speed 1.
    func oneWay(from start: MotionValue, to end: MotionValue) -> Double {
        if let natural = curve.naturalDuration { return natural }
        switch duration {
        case .seconds(let seconds): return seconds
        case .travel(let minimum, let maximum, let perUnit):
            return Swift.min(minimum + perUnit * start.distance(to: end), maximum)
        }
    }
}
