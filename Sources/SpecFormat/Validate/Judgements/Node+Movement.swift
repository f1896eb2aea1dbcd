import MotionModel

/// The motions of a tree that take time.
extension LocatedNode {
    /// The leaves below that move during a time greater than 0, in the order of the text, each where it is written;
    /// those of a used variant where it is used.
    ///
    /// - Parameter parameters: The stored components of the parameters' defaults.
    func movements(parameters: [Double]) -> [(leaf: Spec.Leaf, place: LocatedNode)] {
        guard node.timing.iterations > 0 else { return [] }
        guard children.isEmpty else { return children.flatMap { $0.movements(parameters: parameters) } }
        return node.movingLeaves(parameters).map { ($0, self) }
    }
}

extension Spec.Node {
    fileprivate func movingLeaves(_ parameters: [Double]) -> [Spec.Leaf] {
        guard timing.iterations > 0 else { return [] }
        switch body {
        case .wait, .emit: return []
        case .animate(let leaf):
            return length > 0 && !leaf.isStill(parameters: parameters) ? [leaf] : []
        case .sequence(let nodes): return nodes.flatMap { $0.movingLeaves(parameters) }
        case .group(let members): return members.flatMap { $0.node.movingLeaves(parameters) }
        }
    }
}
