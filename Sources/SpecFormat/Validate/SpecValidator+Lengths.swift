/// Annotations of what lasts how long, where they are asked for.
extension SpecValidator {
    /// Records how long variants last, and the nodes in their trees that contain others.
    mutating func annotateLengths() {
        guard decoder.annotations != nil else { return }
        for variant in variants {
            guard let tree = variant.tree else { continue }
            decoder.note(.length(LengthFacts(tree.node)), at: variant.node.key.range)
            annotate(tree)
        }
    }

    private mutating func annotate(_ located: LocatedNode) {
        for child in located.children { annotate(child) }
        switch located.node.body {
        case .sequence, .group:
            // What takes no time needs no word about it.
            guard located.node.total > 0 else { return }
            decoder.note(.length(LengthFacts(located.node)), at: located.place)
        case .wait, .animate, .emit: return
        }
    }
}
