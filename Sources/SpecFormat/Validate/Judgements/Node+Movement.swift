import MotionModel

/// The motions of a tree that take time.
extension LocatedNode {
    /// The leaves below that move during a time greater than 0, in the order of the text, each where it is written;
    /// those of a used variant where it is used.
    ///
    /// - Parameter parameters: The stored components of the parameters' defaults.
    func movements(parameters: [Double]) -> [(leaf: Spec.Leaf, place: LocatedNode)] {
        var found: [(leaf: Spec.Leaf, place: LocatedNode)] = []
        addMovements(to: &found, parameters)
        return found
    }

    private func addMovements(
        to found: inout [(leaf: Spec.Leaf, place: LocatedNode)], _ parameters: [Double]
    ) {
        guard node.timing.iterations > 0 else { return }
        for child in children { child.addMovements(to: &found, parameters) }
        if children.isEmpty { addMovements(of: node, to: &found, parameters) }
    }

    private func addMovements(
        of node: Spec.Node, to found: inout [(leaf: Spec.Leaf, place: LocatedNode)], _ parameters: [Double]
    ) {
        guard node.timing.iterations > 0 else { return }
        switch node.body {
        case .wait, .emit: break
        case .animate(let leaf):
            if node.length > 0, !leaf.isStill(parameters: parameters) { found.append((leaf, self)) }
        case .sequence(let nodes): for node in nodes { addMovements(of: node, to: &found, parameters) }
        case .group(let members):
            for member in members { addMovements(of: member.node, to: &found, parameters) }
        }
    }
}
