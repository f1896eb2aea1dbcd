import MotionModel

/// Judgements about curves that leave a property's range.
extension TreeJudge {
    /// Reports a curve that overshoots between values of a property with limits, in either direction.
    mutating func checkOvershoot(_ leaf: Spec.Leaf, _ values: LeafValues, _ located: LocatedNode) {
        let property = leaf.property
        for way in values.ways {
            let outputs = leaf.keyframes[way.keyframe].curve.outputs
            guard let shown = property.unshowable(from: way.start, to: way.end, outputs) else { continue }
            report(shown, leaf, at: located.timing.curve ?? located.timing.whole, located)
            break
        }
        switch located.node.timing.wayBack {
        case .along(let curve, _), .onTurn(let curve, _):
            guard let start = values.values.last ?? nil, let end = values.values[0],
                let shown = property.unshowable(from: start, to: end, curve.outputs)
            else { return }
            report(shown, leaf, at: located.timing.reverseCurve ?? located.timing.whole, located)
        case .none, .mirrored, .backwards, .independent, .synchronized: break
        }
    }

    private mutating func report(
        _ shown: String, _ leaf: Spec.Leaf, at range: SourceRange, _ located: LocatedNode
    ) {
        diagnostics.report(
            .overshootBounded,
            "this curve overshoots, and '\(leaf.property.path.text)' can't show \(shown)", at: range,
            notes: located.subject)
    }
}
