import MotionModel

extension SpecValidator {
    /// Reduced forms that only jump, although what they replace has an opacity that fades.
    ///
    /// `"reducedMotion": "instant"` is somebody's word that it shall jump, and draws no remark.
    mutating func checkReducedFades() {
        for index in variants.indices {
            guard let form = reducedForms[index] else { continue }
            checkFade(of: variants[form], replacing: variants[index])
        }
    }

    private mutating func checkFade(of form: ResolvedVariant, replacing original: ResolvedVariant) {
        guard let start = form.startState, let end = form.endState,
            let first = original.startState, let last = original.endState,
            (start, end) == (first, last) || (start, end) == (last, first)
        else { return }
        let formUses = form.mirrored.map { variants[$0].uses } ?? form.uses
        let uses = original.mirrored.map { variants[$0].uses } ?? original.uses
        var jumps = false
        for (animation, use) in zip(draft.animations, formUses) {
            switch use {
            case .missing: continue
            case .broken: return
            case .timing(let node, _):
                guard !takesTime(animation, node, from: start, to: end) else { return }
                jumps = true
            }
        }
        guard jumps else { return }
        for (place, (animation, use)) in zip(draft.animations, uses).enumerated() {
            guard let property = animation.property, Self.isOpacity(property), let node = use.node,
                node.timing.repetition == .iterations(1),
                takesTime(animation, node, from: start, to: end)
            else { continue }
            report(animation, formUses[place], formUses, in: form)
            return
        }
    }

    private mutating func report(
        _ animation: AnimationNode, _ use: TimingUse, _ uses: [TimingUse], in form: ResolvedVariant
    ) {
        var range = form.node.key.range
        var fixes: [FixIt] = []
        if case .timing(let node, let entry?) = use, form.mirrored == nil,
            let own = form.node.object[VariantField.timings.rawValue], own.range.contains(node.range)
        {
            range = entry.range
            let movesToo = zip(draft.animations, uses).contains { other, use in
                guard case .timing(_, let key?) = use, key.range == entry.range else { return false }
                return !(other.property.map { Self.isOpacity($0) } ?? false)
            }
            if !movesToo {
                fixes = [
                    FixIt(
                        "let it fade", range: node.range,
                        replacement: "{ \"duration\": \"150ms\", \"curve\": \"linear\" }")
                ]
            }
        }
        decoder.diagnostics.report(
            .reducedNone,
            "the reduced form '\(form.node.key.value)' only jumps, '\(animation.key.value)' could fade",
            at: range, fixes: fixes)
    }

    /// Whether a property is how opaque something is as a whole.
    static func isOpacity(_ property: PropertyDeclaration) -> Bool {
        guard property.type == .number else { return false }
        return property.path.keyPath == "opacity" || property.path.keyPath == "alpha"
    }
}
