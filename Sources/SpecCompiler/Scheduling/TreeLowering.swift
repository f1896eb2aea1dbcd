import MotionModel
import SpecFormat

/// Lowers a motion tree to a timeline: leaves become segments, containers move, repeat and mirror them.
///
/// Every container is a function from the strips of its children to its own, so the order of the tree is the order of
/// the work and nothing is looked up twice.
struct TreeLowering {
    var keys = KeyTable()
    /// The properties that move, in the order of the tree.
    var properties: [PropertyDeclaration] = []
    var numbers: [PropertyPath: Int] = [:]
    /// The forms their values are interpolated in.
    var forms: [ValueType] = []
    var weights: [Double] = []
    var layers: [(property: Int, form: ValueType, weight: Double)] = []
    var events: [Spec.Node.Event] = []
    /// The properties that some leaf moves by itself, so that an additive leaf is a layer over it.
    let basedPaths: Set<PropertyPath>

    /// Strips on one clock.
    struct Piece {
        /// Seconds.
        var length: Double
        /// One for each channel.
        var strips: [Strip] = []
    }

    /// The timeline of a tree.
    static func timeline(of root: Spec.Node) -> Timeline {
        var based: Set<PropertyPath> = []
        for leaf in root.leaves where !leaf.isLayer { based.insert(leaf.property.path) }
        var lowering = TreeLowering(basedPaths: based)
        let piece = lowering.piece(root)
        return lowering.timeline(piece)
    }

    private init(basedPaths: Set<PropertyPath>) { self.basedPaths = basedPaths }

    // MARK: Nodes

    /// A node, with its delays.
    mutating func piece(_ node: Spec.Node) -> Piece {
        let body = body(node)
        let timing = node.timing
        let isPlain = timing.playsOnce && timing.endDelay >= 0
        let isMoved = timing.speed != 1 || timing.delay != 0 || timing.isSynchronized
        if isPlain, !isMoved, body.strips.allSatisfy({ $0.start >= 0 }) {
            return Piece(length: node.total, strips: body.strips)
        }
        var strips: [Strip] = []
        for strip in body.strips {
            var placed =
                isPlain
                ? strip.accelerated(by: timing.speed).shifted(by: timing.delay)
                : repeated(strip, node)
            placed.isSynchronized = placed.isSynchronized || timing.isSynchronized
            strips.append(placed.cutAtZero)
        }
        return Piece(length: node.total, strips: strips)
    }

    /// One iteration's strip, as often and which way round the node says.
    func repeated(_ strip: Strip, _ node: Spec.Node) -> Strip {
        let iteration = node.iterationLength
        let timing = node.timing
        let fast = strip.unrolled.accelerated(by: timing.speed).ending(by: iteration)
        guard iteration > 0 else { return jump(fast, node).shifted(by: timing.delay) }
        let active =
            timing.endDelay < 0
            ? Swift.max(0, Swift.min(node.activeLength, node.total - timing.delay)) : node.activeLength
        let plan = Repetition(
            delay: timing.delay, activeDuration: active, iterationDuration: iteration,
            iterations: timing.iterations, iterationStart: timing.iterationStart, direction: timing.direction
        ).plan(of: fast.filling(iteration).holdingUntilJumps.segments)
        guard let plan else { return jump(fast, node).shifted(by: timing.delay) }
        var result = fast
        result.segments = plan.segments
        result.loop = plan.loop
        return result
    }

    /// A strip that takes no time, the last way round that it would have been played.
    func jump(_ strip: Strip, _ node: Spec.Node) -> Strip {
        let timing = node.timing
        let isBack = timing.direction.beginsReversed != (timing.wayBack.returns)
        return isBack ? strip.mirrored(in: 0) : strip
    }

    /// What a node plays in one iteration at speed 1, the way back included.
    mutating func body(_ node: Spec.Node) -> Piece {
        let wayBack = node.timing.wayBack
        let iteration = node.length + node.wayBackLength
        switch node.body {
        case .wait: return Piece(length: iteration)
        case .emit(let event):
            events.append(event)
            let number = events.count - 1
            let segment = Segment(start: 0, end: 0, fromKey: number, toKey: number, curve: .linear)
            return Piece(length: 0, strips: [Strip(channel: .events, segments: [segment])])
        case .animate(let leaf): return there(and: wayBack, of: leaf, node)
        case .sequence(let nodes):
            let children = nodes.map { piece($0) }
            var offset = 0.0
            var offsets: [Double] = []
            for child in children {
                offsets.append(offset)
                offset += child.length
            }
            let there = joined(children, offsets)
            guard wayBack == .backwards else { return returned(warped(there, node), wayBack, node) }
            // The last child first, each played forwards.
            var back: [Double] = [Double](repeating: 0, count: children.count)
            offset = node.length
            for index in children.indices.reversed() {
                back[index] = offset
                offset += children[index].length
            }
            let starting = children.map { child in
                Piece(length: child.length, strips: child.strips.map { $0.unrolled.filling(child.length) })
            }
            return appended(there, starting, back, length: iteration)
        case .group(let members):
            let children = members.map { piece($0.node) }
            let there = joined(children, members.map { $0.offset })
            switch wayBack {
            case .independent, .synchronized:
                let bodies = members.indices.map { index in
                    active(children[index], members[index].node)
                }
                let turn = members.map { wayBack == .synchronized ? node.length : $0.end }
                return appended(there, bodies, turn, length: iteration)
            case .none, .mirrored, .along, .onTurn, .backwards: return returned(warped(there, node), wayBack, node)
            }
        }
    }

    /// The active time of a child, without its delays, turned round.
    func active(_ child: Piece, _ node: Spec.Node) -> Piece {
        let length = node.activeLength
        return Piece(
            length: length,
            strips: child.strips.map { $0.shifted(by: -node.timing.delay).mirrored(in: length) })
    }

    /// A piece with others behind its strips, which play what it plays again.
    func appended(_ piece: Piece, _ others: [Piece], _ offsets: [Double], length: Double) -> Piece {
        var result = piece
        result.length = length
        var places: [Strip.Channel: Int] = [:]
        for (place, strip) in result.strips.enumerated() { places[strip.channel] = place }
        for index in Order.places(others.count, { offsets[$0] < offsets[$1] }) {
            for strip in others[index].strips {
                guard let place = places[strip.channel] else { continue }
                result.strips[place].append(strip.shifted(by: offsets[index]))
            }
        }
        return result
    }

    /// A piece with its mirror behind it, where the node has one.
    func returned(_ piece: Piece, _ wayBack: Spec.NodeTiming.WayBack, _ node: Spec.Node) -> Piece {
        guard wayBack == .mirrored else { return piece }
        var result = piece
        result.length = node.length + node.length
        result.strips = piece.strips.map { strip in
            var filled = strip.unrolled.filling(node.length)
            filled.append(filled.mirrored(in: result.length))
            return filled
        }
        return result
    }

    /// A piece whose time runs along the node's curve.
    func warped(_ piece: Piece, _ node: Spec.Node) -> Piece {
        guard let curve = node.timing.warp, node.length > 0 else { return piece }
        let warp = TimeWarp(curve: curve, length: node.length)
        return Piece(length: piece.length, strips: piece.strips.map { warp.applied(to: $0.unrolled) })
    }
}
