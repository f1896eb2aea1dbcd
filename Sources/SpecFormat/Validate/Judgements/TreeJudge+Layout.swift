import MotionModel

/// Judgements about layout in browsers.
extension TreeJudge {
    /// Reports an animation over time that makes a browser lay out the page again, if it is played in one.
    mutating func checkLayout(_ leaf: Spec.Leaf, _ located: LocatedNode) {
        guard located.node.timing.iterations > 0, platforms.value(around: located.place) == .web,
            LayoutProperty.contains(leaf.property.path.keyPath)
        else { return }
        diagnostics.report(
            .layoutProperty,
            "'\(leaf.property.path.text)' makes a browser lay out the page anew in every frame",
            at: located.place)
    }
}
