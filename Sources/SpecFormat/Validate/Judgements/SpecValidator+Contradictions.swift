import MotionModel

extension SpecValidator {
    /// Reports states in which a number with several names has one value by one variant, and another by another.
    mutating func checkContradictions() {
        guard !decoder.diagnostics.hasErrors else { return }
        let names = StateNames(
            draft.animations.map { $0.property }, stateCount: draft.states.count,
            ways: variants.indices.map { way($0) })
        var reported: Set<SourceRange> = []
        for number in names.numbers {
            for (state, voices) in number.voices.enumerated() {
                func value(_ voice: StateNames.Voice) -> ValueDraft? {
                    draft.animations[voice.animation].values?[state]
                }
                func component(_ voice: StateNames.Voice) -> Double? {
                    value(voice)?.value.components[number.component(in: voice.animation)]
                }
                guard let first = voices.first,
                    let second = voices.first(where: { component($0) != component(first) }),
                    let one = component(first), let other = component(second),
                    let here = value(second)?.range, let place = value(first)?.range,
                    reported.insert(here).inserted
                else { continue }
                decoder.diagnostics.report(
                    .stateContradicted,
                    "'\(number.path.text)' is \(NumberText.text(other)) in '\(draft.states[state])' where "
                        + "\(phrase(second)), and \(NumberText.text(one)) where \(phrase(first))",
                    at: here, notes: [Diagnostic.Note("the latter is said here, and counts", at: place)])
            }
        }
    }

    /// What a variant does in a state: `'show' begins`.
    private func phrase(_ voice: StateNames.Voice) -> String {
        "'\(variants[voice.variant].node.key.value)' \(voice.begins ? "begins" : "ends")"
    }

    private func way(_ index: Int) -> StateNames.Way? {
        let variant = variants[index]
        guard let start = variant.startState, let end = variant.endState,
            let tree = variants[variant.mirrored ?? index].tree
        else { return nil }
        return .init(start: start, end: end, node: tree.node, isMirrored: variant.mirrored != nil)
    }
}
