import MotionModel
import SpecFormat

extension Spec.Node {
    /// The clock of the tree's iterations and turns, on the clock of the node's parent.
    ///
    /// A node that repeats, turns, is cut or warps its time has one of its own, and so has a leaf. Any other has that
    /// of the child that moves something and ends last; of several, the first.
    ///
    /// - Complexity: O(nodes).
    var clock: IterationClock {
        let start = Swift.min(timing.delay, total)
        if timing.playsOnce, timing.warp ?? .linear == .linear, timing.endDelay >= 0, let last = lastChild {
            return last.node.clock.placed(after: last.offset).placed(speed: timing.speed, after: start)
        }
        let iteration = iterationLength
        let played =
            timing.endDelay < 0 && iteration > 0
            ? Swift.max(0, Swift.min(activeLength, total - timing.delay)) / iteration : timing.iterations
        return IterationClock(
            start: start, there: length / timing.speed, back: wayBackLength / timing.speed,
            iterations: played,
            iterationStart: timing.iterationStart, direction: timing.direction)
    }

    /// The child that ends last, with its offset in seconds; if nothing moves, the last of several.
    private var lastChild: Member? {
        let children = children
        return Self.latest(children.lazy.filter { $0.node.holdsLeaf }) ?? Self.latest(children.reversed())
    }

    /// The first of those that end last.
    private static func latest(_ members: some Sequence<Member>) -> Member? {
        var last: Member?
        for member in members where member.end > last?.end ?? -.infinity { last = member }
        return last
    }

    /// Whether it is a leaf, or has one inside.
    private var holdsLeaf: Bool {
        switch body {
        case .animate: true
        case .wait, .emit: false
        case .sequence(let nodes): nodes.contains { $0.holdsLeaf }
        case .group(let members): members.contains { $0.node.holdsLeaf }
        }
    }

    private var children: [Member] {
        switch body {
        case .wait, .animate, .emit: return []
        case .group(let members): return members
        case .sequence(let nodes):
            var offset = 0.0
            return nodes.map { node in
                defer { offset += node.total }
                return Member(offset: offset, node: node)
            }
        }
    }
}
