import MotionModel

extension SpecValidator {
    /// Reports reduced forms that only jump, although their original fades an opacity.
    ///
    /// `"reducedMotion": "instant"` is an explicit request for a jump, and isn't reported.
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
        // Only a form in which everything jumps.
        guard let movements = movements(in: form), movements.isEmpty else { return }
        let tree = form.mirrored.flatMap { variants[$0].tree } ?? form.tree
        guard let leaves = tree?.leaves, !leaves.isEmpty else { return }
        let fading = self.movements(in: original)?.first { leaf, place in
            leaf.property.isOpacity && place.node.timing.iterations == 1
        }
        guard let path = fading?.leaf.property.path else { return }
        report(path, leaves, in: form)
    }

    private mutating func report(_ path: PropertyPath, _ leaves: [LocatedNode], in form: ResolvedVariant) {
        var range = form.node.key.range
        var fixes: [FixIt] = []
        func property(_ leaf: LocatedNode) -> PropertyDeclaration? { leaf.leaf?.wrappedValue.property }
        let timing = leaves.first { property($0)?.path == path }?.timing
        if let timing, let entry = timing.entry, form.mirrored == nil,
            let own = form.node.object[VariantField.timings.rawValue], own.range.contains(timing.whole)
        {
            range = entry
            let movesToo = leaves.contains { $0.timing.entry == entry && !(property($0)?.isOpacity ?? false) }
            if !movesToo {
                fixes = [
                    FixIt(
                        "let it fade", range: timing.whole,
                        replacement: "{ \"duration\": \"150ms\", \"curve\": \"linear\" }")
                ]
            }
        }
        decoder.diagnostics.report(
            .reducedNone, "the reduced form '\(form.node.key.value)' only jumps, '\(path.text)' could fade",
            at: range, fixes: fixes)
    }
}

extension LocatedNode {
    /// The leaves below, in the order of the text, without those of used variants.
    fileprivate var leaves: [LocatedNode] { leaf == nil ? children.flatMap { $0.leaves } : [self] }
}

extension PropertyDeclaration {
    /// Whether it is the opacity of something as a whole.
    var isOpacity: Bool {
        guard type == .number, let name = path.known?.keyPath else { return false }
        return name == "opacity" || name == "alpha"
    }
}
