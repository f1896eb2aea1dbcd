import MotionModel

extension Spec.Node {
    /// The paths of what moves, scales or turns something over a time that isn't zero, in the order of the text.
    var movedPaths: [String] {
        guard timing.iterations > 0 else { return [] }
        switch body {
        case .wait, .emit: return []
        case .animate(let leaf):
            let isStill =
                leaf.start?.constant.map { start in
                    leaf.keyframes.allSatisfy { $0.value.constant == start }
                } ?? false
            return leaf.property.isSpatial && length > 0 && !isStill ? [leaf.property.path.text] : []
        case .sequence(let nodes): return nodes.flatMap { $0.movedPaths }
        case .group(let members): return members.flatMap { $0.node.movedPaths }
        }
    }
}
