import MotionModel

extension Spec.Node {
    /// The number of nodes, this one included, and the depth of their nesting.
    var extent: (count: Int, depth: Int) {
        switch body {
        case .wait, .animate, .emit: return (1, 1)
        case .sequence(let nodes): return Self.extent(of: nodes)
        case .group(let members): return Self.extent(of: members.map { $0.node })
        }
    }

    private static func extent(of nodes: [Spec.Node]) -> (count: Int, depth: Int) {
        var (count, depth) = (1, 0)
        for node in nodes {
            let extent = node.extent
            count += extent.count
            depth = Swift.max(depth, extent.depth)
        }
        return (count, depth + 1)
    }

    /// An upper bound of the number of segments and events of the tree, if loops that can't be kept are unrolled.
    ///
    /// A loop is kept if nothing around it repeats, turns or warps time, and nothing else moves the same
    /// properties. Events are counted one by one.
    var unrolledSize: Double {
        var uses: [PropertyPath: Int] = [:]
        for leaf in leaves { uses[leaf.property.path, default: 0] += 1 }
        return unrolledSize(uses, isUnrolled: false)
    }

    private func unrolledSize(_ uses: [PropertyPath: Int], isUnrolled: Bool) -> Double {
        let repeats = timing.iterations.isFinite ? Swift.max(1, timing.iterations) : 1
        let ways: Double = timing.wayBack.returns ? 2 : 1
        let isPlain = timing.playsOnce && timing.warp == nil
        let isUnrolled = isUnrolled || (repeats > 1 && sharesProperties(uses))
        var size = 0.0
        switch body {
        case .wait: break
        case .emit: return repeats
        case .animate(let leaf): size = Double(leaf.keyframes.count)
        case .sequence(let nodes):
            for node in nodes { size += node.unrolledSize(uses, isUnrolled: isUnrolled || !isPlain) }
        case .group(let members):
            for member in members {
                size += member.node.unrolledSize(uses, isUnrolled: isUnrolled || !isPlain)
            }
        }
        return size * ways * (isUnrolled || tellsEvents ? repeats : 1)
    }

    /// Whether something outside of this node moves one of its properties too.
    private func sharesProperties(_ uses: [PropertyPath: Int]) -> Bool {
        var own: [PropertyPath: Int] = [:]
        for leaf in leaves { own[leaf.property.path, default: 0] += 1 }
        return own.contains { uses[$0.key] != $0.value }
    }

    private var tellsEvents: Bool {
        switch body {
        case .wait, .animate: false
        case .emit: true
        case .sequence(let nodes): nodes.contains { $0.tellsEvents }
        case .group(let members): members.contains { $0.node.tellsEvents }
        }
    }
}
