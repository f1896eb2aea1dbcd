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
    /// properties. Events are counted one by one. A segment whose curve is made of many parts, those of the containers
    /// around it included, counts as several, and so does what a container's curve passes several times.
    var unrolledSize: Double {
        var uses: [PropertyPath: Int]?
        return unrolledSize(in: self, &uses, isUnrolled: false, cost: 0)
    }

    /// - Parameters:
    ///   - root: The whole tree.
    ///   - uses: How many leaves of it move each property; nil until something repeats.
    ///   - cost: The cost of the curves of the containers around it.
    private func unrolledSize(
        in root: Spec.Node, _ uses: inout [PropertyPath: Int]?, isUnrolled: Bool, cost: Int
    ) -> Double {
        let repeats = timing.iterations.isFinite ? Swift.max(1, timing.iterations) : 1
        let ways: Double = timing.wayBack.returns ? 2 : 1
        let isPlain = timing.playsOnce && timing.warp == nil
        let isUnrolled = isUnrolled || (repeats > 1 && sharesProperties(with: root, &uses))
        let inner = cost + (timing.warp?.cost ?? 0)
        var size = 0.0
        switch body {
        case .wait: break
        case .emit: return repeats
        case .animate(let leaf):
            for keyframe in leaf.keyframes {
                size += Swift.max(1, Double(keyframe.curve.cost + inner) / Self.ordinaryCost)
            }
        case .sequence(let nodes):
            for node in nodes {
                size += node.unrolledSize(
                    in: root, &uses, isUnrolled: isUnrolled || !isPlain, cost: inner)
            }
        case .group(let members):
            for member in members {
                size += member.node.unrolledSize(
                    in: root, &uses, isUnrolled: isUnrolled || !isPlain, cost: inner)
            }
        }
        return size * ways * (isUnrolled || tellsEvents ? repeats : 1) * (timing.warp?.ways ?? 1)
    }

    /// The cost of a curve that counts as one segment.
    private static var ordinaryCost: Double { 32 }

    /// Whether something outside of this node moves one of its properties too.
    private func sharesProperties(with root: Spec.Node, _ uses: inout [PropertyPath: Int]?) -> Bool {
        let all = uses ?? root.uses
        uses = all
        return self.uses.contains { all[$0.key] != $0.value }
    }

    /// How many leaves move each property.
    private var uses: [PropertyPath: Int] {
        var uses: [PropertyPath: Int] = [:]
        for leaf in leaves { uses[leaf.property.path, default: 0] += 1 }
        return uses
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

extension Curve {
    /// The number of times that the output changes its direction, and one; of a curve that swings more than 500 times,
    /// some hundreds.
    fileprivate var ways: Double {
        let count = 1021
        var (ways, last, rises) = (1.0, progress(at: 0), true)
        for step in 1...count {
            let output = progress(at: Double(step) / Double(count))
            if output != last, (output > last) != rises {
                rises.toggle()
                ways += 1
            }
            last = output
        }
        return ways
    }
}
