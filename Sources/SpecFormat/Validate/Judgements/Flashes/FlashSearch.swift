import MotionModel

/// The visible changes of opacities and colours while a motion tree plays: an estimate, since areas aren't known.
///
/// It goes up the tree in the way the motion itself is composed: points of leaves are moved, repeated, reversed and
/// warped by their containers. If the same tracks move in a container as in its parts, only the container's own work is
/// judged.
///
/// Source: WCAG 2.2, success criterion 2.3.1 and its definition of a general flash: a pair of opposing changes of 10 %
/// or more, at most three in any second.
struct FlashSearch {
    /// The stored components of the parameters.
    let parameters: [Double]
    /// The values of properties before anything plays, if they aren't the initial ones.
    private var current: [PropertyPath: MotionValue]
    /// The flashing properties, and the places of their motion.
    private(set) var flashes: [(path: PropertyPath, place: SourceRange)] = []
    private var turns: [Curve: [CurveTurn]] = [:]
    private var layerCount = 0

    init(parameters: [Double], current: [PropertyPath: MotionValue] = [:]) {
        self.parameters = parameters
        self.current = current
    }

    /// Examines a whole tree.
    mutating func look(at tree: LocatedNode) { _ = tracks(tree.node, tree) }

    /// The visible tracks of a node, in seconds from the start of its parent; without those that flash, which are
    /// recorded.
    ///
    /// - Parameter located: The node with its source ranges; nil inside a used variant, whose own text is judged.
    private mutating func tracks(_ node: Spec.Node, _ located: LocatedNode?) -> [LevelTrack] {
        if case .animate(let leaf) = node.body, !VisibleChannel.has(leaf.property) { return [] }
        let before = endsWhereItBegins(node) ? current : nil
        let iteration = body(node, located)
        if let before { current = before }
        var tracks: [LevelTrack] = []
        for track in repeated(iteration, node) {
            if LevelPoint.flash(track.points) {
                if let located { flashes.append((track.key.path, located.lengthPlace)) }
            } else {
                tracks.append(track.shifted(by: node.timing.delay).cut(at: .infinity))
            }
        }
        return tracks
    }

    // MARK: One iteration

    /// The visible tracks of one iteration at speed 1, the way back included.
    private mutating func body(_ node: Spec.Node, _ located: LocatedNode?) -> [LevelTrack] {
        let places = located?.children ?? []
        func place(of index: Int) -> LocatedNode? { places.isEmpty ? nil : places[index] }
        switch node.body {
        case .wait, .emit: return []
        case .animate(let leaf):
            return Self.returned(self.leaf(leaf, node), node)
        case .sequence(let nodes):
            var children: [[LevelTrack]] = []
            var clock = LevelTracks()
            var offset = 0.0
            for (index, child) in nodes.enumerated() {
                children.append(tracks(child, place(of: index)))
                clock.add(children[index], at: offset)
                offset += child.total
            }
            guard node.timing.wayBack == .backwards else {
                return Self.returned(warped(clock.all, node), node)
            }
            // The last child first, each played forwards.
            offset = node.length
            for index in nodes.indices.reversed() {
                clock.add(children[index], at: offset)
                offset += nodes[index].total
            }
            return clock.all
        case .group(let members):
            let starts = members.map { $0.offset + $0.node.timing.delay }
            let order = members.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
            // Later children start where earlier ones have ended.
            var children = [[LevelTrack]](repeating: [], count: members.count)
            for index in order { children[index] = tracks(members[index].node, place(of: index)) }
            var clock = LevelTracks()
            for (child, member) in zip(children, members) { clock.add(child, at: member.offset) }
            switch node.timing.wayBack {
            case .independent, .synchronized:
                for (child, member) in zip(children, members) {
                    let turn = node.timing.wayBack == .synchronized ? node.length : member.end
                    clock.add(turnedRound(child, member.node), at: turn)
                }
                return clock.all
            case .none, .mirrored, .along, .onTurn, .backwards:
                return Self.returned(warped(clock.all, node), node)
            }
        }
    }

    /// The active time of a child, without its delay, reversed.
    private func turnedRound(_ child: [LevelTrack], _ node: Spec.Node) -> [LevelTrack] {
        child.map { $0.shifted(by: -node.timing.delay).mirrored(in: node.activeLength) }
    }

    /// The tracks of a body followed by its mirror, if the node has one.
    ///
    /// Static, because a search that is held for the call while its arguments change it would be copied, for each leaf.
    private static func returned(_ tracks: [LevelTrack], _ node: Spec.Node) -> [LevelTrack] {
        guard node.timing.wayBack == .mirrored else { return tracks }
        return tracks.map { track in
            LevelTrack(
                key: track.key, points: track.points + track.mirrored(in: 2 * node.length).points)
        }
    }

    private mutating func warped(_ tracks: [LevelTrack], _ node: Spec.Node) -> [LevelTrack] {
        guard let curve = node.timing.warp, !tracks.isEmpty else { return tracks }
        let turns = turns(of: curve)
        return tracks.map { $0.warped(by: turns, of: curve, length: node.length) }
    }

    /// Whether the last iteration ends where the first began.
    private func endsWhereItBegins(_ node: Spec.Node) -> Bool {
        let timing = node.timing
        guard !timing.wayBack.returns, timing.iterations > 0, timing.iterations.isFinite else { return true }
        let last = (timing.iterationStart + timing.iterations).rounded(.up) - 1
        return timing.direction.isReversed(inIteration: last)
    }

    // MARK: Leaves

    private mutating func leaf(_ leaf: Spec.Leaf, _ node: Spec.Node) -> [LevelTrack] {
        let path = leaf.property.path
        let start = self.start(of: leaf)
        var layer = 0
        if leaf.isLayer {
            layerCount += 1
            layer = layerCount
        }
        var tracks = VisibleChannel.channels(of: leaf.property).map {
            LevelTrack(key: LevelTrack.Key(path: path, channel: $0, layer: layer), points: [])
        }
        var keys = [start?.canonical]
        var reached = 0.0
        for keyframe in leaf.keyframes {
            let (begin, length) = (reached * node.length, (keyframe.place - reached) * node.length)
            reached = keyframe.place
            let from = keys[keys.count - 1]
            let end = keyframe.value.value(parameters, keys, lasting: length)?.canonical
            keys.append(end)
            guard let from, let end else { continue }
            if keyframe.value.changesOverTime {
                add(keyframe, keys, begin, length, &tracks)
            } else {
                let turns = from == end ? [CurveTurn(x: 1, output: 1)] : turns(of: keyframe.curve)
                add(turns, from, end, begin, length, &tracks)
            }
        }
        // A way back of its own leads from the only destination to the start.
        if case .along(let curve, let seconds) = node.timing.wayBack, let first = keys[0],
            let last = keys[keys.count - 1]
        {
            add(turns(of: curve), last, first, node.length, seconds, &tracks)
        }
        if !leaf.isLayer, let last = keys[keys.count - 1], !endsWhereItBegins(node) { current[path] = last }
        return tracks
    }

    private func start(of leaf: Spec.Leaf) -> MotionValue? {
        leaf.start.map { $0.value(parameters, []) } ?? current[leaf.property.path] ?? leaf.property.initial
    }

    private func add(
        _ turns: [CurveTurn], _ start: MotionValue, _ end: MotionValue, _ begin: Double, _ length: Double,
        _ tracks: inout [LevelTrack]
    ) {
        for turn in turns {
            let value = start.interpolated(to: end, progress: turn.output)
            add(value, at: begin + turn.x * length, &tracks)
        }
    }

    /// Adds points of a value over time, at many instants.
    private func add(
        _ keyframe: Spec.Leaf.Keyframe, _ keys: [MotionValue?], _ begin: Double, _ length: Double,
        _ tracks: inout [LevelTrack]
    ) {
        guard case .formula(let formula, let from) = keyframe.value, !formula.usesReadings else { return }
        let start = from.flatMap { keys.indices.contains($0) ? keys[$0] : nil }
        for step in 0...512 {
            let x = Double(step) / 512
            let progress = Swift.min(Swift.max(keyframe.curve.progress(at: x), 0), 1)
            let value = formula.value(
                Expression.Inputs(
                    parameters: parameters, from: start?.components.array ?? [], time: progress * length,
                    progress: progress))
            if value.isUsable { add(value.canonical, at: begin + x * length, &tracks) }
        }
    }

    private func add(_ value: MotionValue, at time: Double, _ tracks: inout [LevelTrack]) {
        for index in tracks.indices {
            let point = LevelPoint(time: time, value: tracks[index].key.channel.level(value))
            tracks[index].points.append(point)
        }
    }

    private mutating func turns(of curve: Curve) -> [CurveTurn] {
        if let known = turns[curve] { return known }
        let result = curve.turns
        turns[curve] = result
        return result
    }
}
