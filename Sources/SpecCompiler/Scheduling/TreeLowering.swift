import MotionModel
import SpecFormat

/// Lowers a motion tree to a timeline: leaves become segments, containers move, repeat and mirror them.
///
/// Every container is a function from the lists of its children to its own, so the work is done in the order of the
/// tree, and nothing is looked up twice.
struct TreeLowering {
    var keys = KeyTable()
    /// The keys of the list whose track is made: one buffer for all of them.
    var wanted: [Int] = []
    /// The properties that move, in the order of the tree.
    var properties: [PropertyDeclaration] = []
    var numbers: [PropertyPath: Int] = [:]
    /// The forms in which their values are interpolated.
    var forms: [ValueType] = []
    /// The weight of the first leaf that moves each property; nil until there is one.
    var weights: [Double?] = []
    var layers: [(property: Int, form: ValueType, weight: Double)] = []
    var events: [Spec.Node.Event] = []
    /// The number of leaves that move a property by themselves, so that an additive leaf is a layer over them; counted only where
    /// there are layers, or times that aren't known yet.
    let ownLeaves: [PropertyPath: Int]
    let wholes: DividedWholes
    /// The steps from the clock of the node that is lowered to that of the tree, outermost first.
    var steps: [ClockStep] = []
    /// The late times of segments, by the number of the key from which they lead, which no other segment has.
    var lateParts: [Int: LatePart] = [:]
    /// The late times of events, by their numbers.
    var lateEvents: [Int: LateTime] = [:]

    /// Segment lists on one clock.
    struct Piece {
        /// The length in seconds.
        var length: Double
        /// The lists, one for each channel.
        var lists: [SegmentList] = []

        /// The piece with the start values of its lists held from its start.
        var filled: Piece {
            Piece(length: length, lists: lists.map { $0.filledOut(to: length) })
        }
    }

    /// The timeline of a tree.
    static func timeline(of root: Spec.Node, dividing wholes: DividedWholes) -> Timeline {
        let leaves = root.leaves
        var ownLeaves: [PropertyPath: Int] = [:]
        if root.holdsLate || leaves.contains(where: { $0.isLayer }) {
            for leaf in leaves where !leaf.isLayer {
                for path in wholes.paths(of: leaf.property) { ownLeaves[path, default: 0] += 1 }
            }
        }
        var lowering = TreeLowering(ownLeaves: ownLeaves, wholes: wholes)
        lowering.numbers.reserveCapacity(leaves.count)
        let piece = lowering.piece(root)
        return lowering.timeline(piece, root)
    }

    private init(ownLeaves: [PropertyPath: Int], wholes: DividedWholes) {
        self.ownLeaves = ownLeaves
        self.wholes = wholes
    }

    // MARK: Nodes

    /// Whether more than one leaf moves the property of a channel, in a tree with times that aren't known yet.
    func isShared(_ channel: SegmentList.Channel) -> Bool {
        switch channel {
        case .property(let number): ownLeaves[properties[number].path] ?? 0 > 1
        case .layer: false
        case .events: true
        }
    }

    /// A node with its delays.
    mutating func piece(_ node: Spec.Node) -> Piece {
        let lists = waitingLists(node)
        return placed(lists, node)
    }

    /// The lists of a node in its active time, which begins at 0.
    mutating func activeLists(_ node: Spec.Node) -> [SegmentList] {
        let timing = node.timing
        let isPlaced = node.holdsLate
        if isPlaced {
            steps.append(ClockStep(speed: timing.speed, delay: timing.delay, late: timing.lateDelay))
        }
        let lists = body(node).lists
        if isPlaced { steps.removeLast() }
        if timing.playsOnce, timing.endDelay >= 0 {
            return timing.speed == 1 ? lists : lists.map { $0.accelerated(by: timing.speed) }
        }
        guard node.iterationLength > 0 else { return lists.map { instant($0, timing) } }
        let repetition = Repetition(
            delay: 0,
            activeDuration: timing.endDelay < 0
                ? Swift.max(0, Swift.min(node.activeLength, node.total - timing.delay)) : node.activeLength,
            iterationDuration: node.iterationLength, iterations: timing.iterations,
            iterationStart: timing.iterationStart, direction: timing.direction)
        return lists.map { list in
            list.filledOut(to: node.length + node.wayBackLength).accelerated(by: timing.speed).repeated(
                repetition)
        }
    }

    /// The lists of a node on the clock of its parent; a motion finished or in progress at 0 begins before.
    func placed(_ lists: [SegmentList], _ node: Spec.Node) -> Piece {
        let timing = node.timing
        guard timing.delay != 0 || timing.isSynchronized else {
            return Piece(length: node.total, lists: lists)
        }
        return Piece(
            length: node.total,
            lists: lists.map { list in
                // Motion that has ended before its delay holds its start from then on.
                var placed =
                    timing.delay == 0
                    ? list : list.cutAtZero.shifted(by: Swift.min(timing.delay, node.total))
                placed.isSynchronized = list.isSynchronized || timing.isSynchronized
                return placed
            })
    }

    /// Iterations that take no time: from the start of the first to the end of the last.
    func instant(_ list: SegmentList, _ timing: Spec.NodeTiming) -> SegmentList {
        if list.channel == .events { return timing.iterations > 0 ? list : list.following([]) }
        let length: Double = timing.wayBack.returns ? 2 : 1
        let whole = list.filled(to: length)
        let points = [0, timing.iterations].map { iterations in
            let (progress, isReversed) = timing.direction.place(
                behind: iterations, from: timing.iterationStart)
            if progress == 1 { return whole[whole.count - 1].heldAtEnd(from: 0) }
            let share = progress * length
            // What ends there has no part of it left, however it is rounded.
            let instant = whole.first { ($0.start - share).magnitude <= 1e-9 }?.start ?? share
            if (iterations > 0) != isReversed, let last = whole.last(where: { $0.start < instant }) {
                // It ends behind a step of a curve there, but before anything else jumps, and begins before both.
                return (last.clipped(from: 0, to: instant) ?? last).heldAtEnd(from: 0)
            }
            return whole.compactMap { $0.clipped(from: instant, to: length) }[0].heldAtStart(from: 0)
        }
        var list = list.following(points)
        list.beginsWhereWritten(unlike: whole[0])
        return list
    }

    /// The lists of one iteration of a node at speed 1, the way back included.
    mutating func body(_ node: Spec.Node) -> Piece {
        let wayBack = node.timing.wayBack
        let iteration = node.length + node.wayBackLength
        switch node.body {
        case .wait: return Piece(length: iteration)
        case .emit(let event):
            events.append(event)
            let number = events.count - 1
            let segment = Segment(start: 0, end: 0, fromKey: number, toKey: number, curve: .linear)
            return Piece(length: 0, lists: [SegmentList(channel: .events, segments: [segment])])
        case .animate(let leaf):
            // An instant has a progress all the same: it is played over a second, of which one instant is shown.
            let isInstant = iteration == 0 && !node.timing.playsOnce
            return there(and: wayBack, of: leaf, node, length: isInstant ? 1 : node.length)
        case .sequence(let nodes):
            var children: [Piece] = []
            var offset = 0.0
            var offsets: [Double] = []
            for node in nodes {
                steps.append(ClockStep(delay: offset))
                let child = piece(node)
                steps.removeLast()
                children.append(child)
                offsets.append(offset)
                offset += child.length
            }
            let there = joined(children, offsets)
            guard wayBack == .backwards else { return returned(warped(there, node), wayBack, node) }
            // The last child first, each played forwards.
            var back: [Double] = []
            offset = node.length
            for child in children.reversed() {
                back.append(offset)
                offset += child.length
            }
            return appended(there, children.reversed().map { $0.filled }, back, length: iteration)
        case .group(let members):
            var active: [[SegmentList]] = []
            for member in members {
                steps.append(ClockStep(delay: member.offset, late: member.lateOffset))
                active.append(waitingLists(member.node, startsLate: member.lateOffset != nil))
                steps.removeLast()
            }
            let children = members.indices.map { placed(active[$0], members[$0].node) }
            let there = joined(children, members.map { $0.offset })
            switch wayBack {
            case .independent, .synchronized:
                let turned = members.indices.map { self.turned(active[$0], members[$0].node) }
                let turns = members.map { wayBack == .synchronized ? node.length : $0.end }
                return appended(there, turned, turns, length: iteration)
            case .none, .mirrored, .along, .onTurn, .backwards:
                return returned(warped(there, node), wayBack, node)
            }
        }
    }

    /// The lists of a child when its group turns: the mirror of its active time, or a way back of its own.
    func turned(_ lists: [SegmentList], _ node: Spec.Node) -> Piece {
        let length = node.turnLength
        guard case .onTurn(let curve, _) = node.timing.wayBack else {
            return Piece(length: length, lists: lists.map { $0.mirrored(in: length) })
        }
        // Only a leaf with one destination that plays once has a way back of its own.
        let backs = lists.map { list in
            let there = list.segments[0]
            let isBack = there.inputStart > there.inputEnd
            let back = Segment(
                start: 0, end: length, fromKey: isBack ? there.fromKey : there.toKey,
                toKey: isBack ? there.toKey : there.fromKey, curve: curve)
            return list.following([back])
        }
        return Piece(length: length, lists: backs)
    }

    /// Appends others to a piece's lists, which repeat its motion.
    func appended(_ piece: Piece, _ others: [Piece], _ offsets: [Double], length: Double) -> Piece {
        var result = piece
        result.length = length
        var places: [Int: Int] = [:]
        for (place, list) in result.lists.enumerated() { places[list.channel.number] = place }
        for index in Order.places(others.count, { offsets[$0] < offsets[$1] }) {
            for list in others[index].lists {
                guard let place = places[list.channel.number] else { continue }
                result.lists[place].append(list.shifted(by: offsets[index]))
            }
        }
        return result
    }

    /// A piece followed by its mirror, if the node has one.
    func returned(_ piece: Piece, _ wayBack: Spec.NodeTiming.WayBack, _ node: Spec.Node) -> Piece {
        guard wayBack == .mirrored else { return piece }
        return Piece(
            length: node.length + node.length, lists: piece.lists.map { $0.returned(in: node.length) })
    }

    /// A piece whose time follows the node's curve.
    func warped(_ piece: Piece, _ node: Spec.Node) -> Piece {
        guard let curve = node.timing.warp, curve != .linear, node.length > 0 else { return piece }
        let warp = TimeWarp(curve: curve, length: node.length)
        return Piece(length: piece.length, lists: piece.lists.map { warp.applied(to: $0) })
    }
}
