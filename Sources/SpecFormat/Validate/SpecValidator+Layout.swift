import MotionModel

extension SpecValidator {
    /// Animations over time that make a browser lay out the page anew, in variants with timings that are played in one.
    mutating func checkLayout() {
        guard !decoder.platforms.entries.isEmpty else { return }
        var found: Set<Int> = []
        for variant in variants {
            guard let start = variant.startState, let end = variant.endState else { continue }
            for (index, (animation, use)) in zip(draft.animations, variant.uses).enumerated() {
                guard let node = use.node, let path = animation.property?.path,
                    LayoutProperty.contains(path.keyPath),
                    decoder.platforms.value(around: animation.key.range) == .web,
                    takesTime(animation, node, from: start, to: end), found.insert(index).inserted
                else { continue }
                decoder.diagnostics.reportLayout(path, at: animation.key.range)
            }
        }
    }
}

extension Diagnostics {
    /// Reports an animation that makes a browser lay out the page anew.
    mutating func reportLayout(_ path: PropertyPath, at range: SourceRange) {
        report(
            .layoutProperty, "'\(path.text)' makes a browser lay out the page anew in every frame", at: range)
    }
}
