import MotionModel

/// Judgements about layout in browsers.
extension TreeJudge {
    /// Reports an animation over time that makes a browser lay out the page again, if it is played in one.
    mutating func checkLayout(_ leaf: Spec.Leaf, _ located: LocatedNode) {
        guard LayoutProperty.contains(leaf.property.path.keyPath), located.node.timing.iterations > 0,
            platforms.value(around: located.place) == .web
        else { return }
        diagnostics.report(
            .layoutProperty,
            "'\(leaf.property.path.text)' makes a browser lay out the page anew in every frame",
            at: located.place)
    }
}
