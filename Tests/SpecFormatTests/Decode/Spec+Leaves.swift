import MotionModel
import SpecFormat

extension Spec {
    /// A leaf of a variant with one destination, and its node.
    struct FoundLeaf: Equatable {
        let node: Spec.Node
        let leaf: Spec.Leaf

        var curve: Curve { leaf.keyframes[0].curve }
    }

    /// The leaves at the top of a variant that isn't a mirror: those of a variant with timings.
    func topLeaves(ofVariant index: Int) -> [FoundLeaf] {
        guard case .tree(let root, _) = variants[index].motion, case .group(let members) = root.body else {
            return []
        }
        return members.compactMap { member in
            guard case .animate(let leaf) = member.node.body else { return nil }
            return FoundLeaf(node: member.node, leaf: leaf)
        }
    }
}

extension Spec.Node {
    /// The node without what its timings are called, which isn't how it moves.
    var unnamed: Spec.Node { mapLeaves { $0.used(isHeld: true) } }
}
