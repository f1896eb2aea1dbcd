import MotionModel

extension SpecValidator {
    /// Determines the reduced form of each variant.
    mutating func resolveReducedForms() {
        var indices: [String: Int] = [:]
        for (index, node) in draft.variants.enumerated() { indices[node.key.value] = index }
        var places: [Int: SourceRange] = [:]
        for (form, variant) in variants.enumerated() {
            for name in variant.node.reducedMotionFor {
                guard let index = indices[name.value] else {
                    if !draft.brokenVariants.contains(name.value) {
                        decoder.reportUnknownVariant(
                            name, draft, except: [variant.node.key] + variant.node.reducedMotionFor)
                    }
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

    /// Reports a form between other states; one that runs backwards is allowed.
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

    /// Reports movement without a reduced form, and reduced forms that move.
    mutating func checkReducedMotion() {
        let forms = Set(reducedForms.values)
        let areSound = draft.variantsAreSound && draft.variants.allSatisfy { $0.isSound }
        for (index, variant) in variants.enumerated() {
            if forms.contains(index) || !variant.node.reducedMotionFor.isEmpty {
                reportMovement(in: variant)
            } else if reducedForms[index] == nil, variant.node.reducedMotion == nil, areSound,
                let moving = firstMovement(in: variant)
            {
                let text = "\(JSONValue.quoted(VariantField.reducedMotion.rawValue)): \"instant\", "
                let fix = FixIt(
                    "let it jump for reduced motion: add '\(VariantField.reducedMotion.rawValue)'",
                    range: SourceRange(at: variant.node.opening.end), replacement: " " + text)
                var message =
                    "'\(variant.node.key.value)' moves '\(moving)' and has no form for reduced motion"
                // What repeats for ever says that something goes on, and would be frozen by a jump.
                let isEndless = variant.tree?.node.total == .infinity
                if isEndless { message += ", which must show in another way that something is going on" }
                decoder.diagnostics.report(
                    .reducedMissing, message, at: variant.node.key.range, fixes: isEndless ? [] : [fix])
            }
        }
    }

    private mutating func reportMovement(in variant: ResolvedVariant) {
        for (leaf, place) in spatialMovements(in: variant) {
            let range =
                variant.mirrored == nil ? place.timing.entry ?? place.timing.whole : variant.node.key.range
            // A timing shared with others isn't changed for one.
            let fixes =
                place.timing.entry == nil || variant.mirrored != nil
                ? [] : [FixIt("let it jump", range: place.timing.whole, replacement: "{ \"duration\": 0 }")]
            decoder.diagnostics.report(
                .reducedMoves,
                "the reduced form '\(variant.node.key.value)' still moves '\(leaf.property.path.text)'",
                at: range,
                fixes: fixes)
        }
    }

    private func firstMovement(in variant: ResolvedVariant) -> String? {
        spatialMovements(in: variant).first?.leaf.property.path.text
    }

    /// The leaves that move, scale or rotate something over time; a mirror has those of its original.
    private func spatialMovements(
        in variant: ResolvedVariant
    ) -> [(leaf: Spec.Leaf, place: LocatedNode)] {
        movements(in: variant)?.filter { $0.leaf.property.isSpatial } ?? []
    }

    /// The leaves that move during a time greater than 0; nil if the tree was reported.
    func movements(in variant: ResolvedVariant) -> [(leaf: Spec.Leaf, place: LocatedNode)]? {
        let tree = variant.mirrored.flatMap { variants[$0].tree } ?? variant.tree
        return tree?.movements(parameters: parameters)
    }
}
