import MotionModel

extension Spec.Node {
    /// The shortest time in seconds from the node's start to its end, delays included; `total` is the longest.
    ///
    /// - Complexity: O(late nodes).
    package var shortestTotal: Double {
        isLate ? Swift.max(0, timing.delay + shortestLength / timing.speed + timing.endDelay) : total
    }

    /// The shortest length in seconds of one forward pass at speed 1.
    private var shortestLength: Double {
        switch body {
        case .wait, .emit: length
        case .animate(let leaf): leaf.lateDuration?.minimum ?? length
        case .sequence(let nodes): nodes.reduce(0) { $0 + $1.shortestTotal }
        case .group(let members): members.reduce(0) { Swift.max($0, $1.offset + $1.node.shortestTotal) }
        }
    }
}
