import MotionModel

extension Spec.Node {
    /// When a leaf begins to move its property for the first time, and when it has moved it for the last time.
    struct Edge {
        let path: PropertyPath
        /// In seconds from the start of the node's parent.
        var first: Instant
        var last: Instant
    }

    /// An instant at which a leaf begins or ends, and how far its other end is from there: of two that begin at the same time a jump
    /// comes first, and of two that end it comes last.
    struct Instant: Comparable {
        var time: Double
        var length: Double

        static func < (left: Instant, right: Instant) -> Bool {
            if (left.time - right.time).magnitude > 1e-9 { return left.time < right.time }
            return left.length < right.length
        }

        fileprivate func moved(by seconds: Double, scale: Double = 1) -> Instant {
            Instant(time: time * scale + seconds, length: length * scale)
        }
    }

    /// The edges of the leaves inside that are no layers, in the order of the text.
    ///
    /// - Complexity: O(leaves · depth).
    var edges: [Edge] {
        let iteration = length + wayBackLength
        guard iteration.isFinite else { return passEdges.map { $0.moved(by: timing.delay) } }
        return passEdges.map { edge in
            var edge = edge
            let (first, last) = (edge.first, edge.last)
            if timing.wayBack.returns {
                // It ends where it begins.
                edge.last = first.moved(by: iteration, scale: -1)
            } else {
                if timing.direction.beginsReversed { edge.first = last.moved(by: length, scale: -1) }
                if endsReversed { edge.last = first.moved(by: length, scale: -1) }
            }
            edge.first = edge.first.moved(by: timing.delay, scale: 1 / timing.speed)
            // From the end of the last iteration.
            edge.last = edge.last.moved(by: -iteration).moved(
                by: timing.delay + activeLength, scale: 1 / timing.speed)
            return edge
        }
    }

    /// Whether its last iteration runs backwards.
    private var endsReversed: Bool {
        guard timing.direction.alternates, timing.iterations.isFinite, timing.iterations > 0 else {
            return timing.direction.beginsReversed
        }
        let isEven = timing.iterations.rounded(.up).truncatingRemainder(dividingBy: 2) == 0
        return isEven != timing.direction.beginsReversed
    }

    /// The edges in one forward pass at speed 1.
    private var passEdges: [Edge] {
        switch body {
        case .wait, .emit: return []
        case .animate(let leaf):
            guard !leaf.isLayer else { return [] }
            return [
                Edge(
                    path: leaf.property.path, first: Instant(time: 0, length: length),
                    last: Instant(time: length, length: -length))
            ]
        case .sequence(let nodes):
            var offset = 0.0
            return nodes.flatMap { node in
                defer { offset += node.total }
                return node.edges.map { $0.moved(by: offset) }
            }
        case .group(let members):
            return members.flatMap { member in member.node.edges.map { $0.moved(by: member.offset) } }
        }
    }
}

extension Spec.Node.Edge {
    fileprivate func moved(by seconds: Double) -> Spec.Node.Edge {
        Spec.Node.Edge(path: path, first: first.moved(by: seconds), last: last.moved(by: seconds))
    }
}
