import MotionModel

/// Judges motion trees: reports valid motion that is likely not intended, one rule in each file.
///
/// Values that depend on parameters are judged by the parameters' defaults.
struct TreeJudge {
    var diagnostics: Diagnostics
    /// The platforms on which the nodes are played.
    let platforms: ScopedValues<Platform>
    /// The stored components of the parameters' defaults.
    let parameters: [Double]

    /// Judges a node and everything below it.
    mutating func judge(_ located: LocatedNode) {
        let node = located.node
        if case .animate(let leaf) = node.body, let draft = located.leaf {
            if node.length > 0, !leaf.isStill(parameters: parameters) {
                checkLayout(leaf, located)
                if draft.wrappedValue.isTimed {
                    checkLength(leaf, located)
                    checkFrame(located)
                    checkSettling(leaf, draft, located)
                }
            }
            if leaf.property.isBounded {
                checkOvershoot(leaf, leaf.values(parameters: parameters), located)
            }
        }
        checkEnd(located)
        for child in located.children { judge(child) }
    }
}
