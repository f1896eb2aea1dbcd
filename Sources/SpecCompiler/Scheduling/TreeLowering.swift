import MotionModel
import SpecFormat

/// Lowers a motion tree to a timeline: leaves become segments, containers move, repeat and mirror them.
///
/// Every container is a function from the strips of its children to its own, so the order of the tree is the order of
/// the work and nothing is looked up twice.
struct TreeLowering {
    private var keys = KeyTable()
    /// The properties that move, in the order of the tree.
    private var properties: [PropertyDeclaration] = []
    private var numbers: [PropertyPath: Int] = [:]
    /// The forms their values are interpolated in.
    private var forms: [ValueType] = []
    private var weights: [Double] = []
    private var layers: [(property: Int, form: ValueType, weight: Double)] = []
    private var events: [Spec.Node.Event] = []
    /// The properties that some leaf moves by itself, so that an additive leaf is a layer over it.
    private let basedPaths: Set<PropertyPath>

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
    private mutating func piece(_ node: Spec.Node) -> Piece {
        let body = body(node)
        let timing = node.timing
        let isPlain =
            timing.iterations == 1 && timing.iterationStart == 0 && timing.direction == .normal
            && timing.wayBack == .none && timing.endDelay >= 0
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
    private func repeated(_ strip: Strip, _ node: Spec.Node) -> Strip {
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
    private func jump(_ strip: Strip, _ node: Spec.Node) -> Strip {
        let timing = node.timing
        let isBack = timing.direction.beginsReversed != (timing.wayBack != .none)
        return isBack ? strip.mirrored(in: 0) : strip
    }

    /// What a node plays in one iteration at speed 1, the way back included.
    private mutating func body(_ node: Spec.Node) -> Piece {
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
            case .none, .mirrored, .along, .backwards: return returned(warped(there, node), wayBack, node)
            }
        }
    }

    /// The active time of a child, without its delays, turned round.
    private func active(_ child: Piece, _ node: Spec.Node) -> Piece {
        let length = node.activeLength
        return Piece(
            length: length,
            strips: child.strips.map { $0.shifted(by: -node.timing.delay).mirrored(in: length) })
    }

    /// A piece with others behind its strips, which play what it plays again.
    private func appended(_ piece: Piece, _ others: [Piece], _ offsets: [Double], length: Double) -> Piece {
        var result = piece
        result.length = length
        let order = others.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
        for index in order {
            for strip in others[index].strips {
                guard let place = result.strips.firstIndex(where: { $0.channel == strip.channel }) else {
                    continue
                }
                result.strips[place] = result.strips[place].followed(by: strip.shifted(by: offsets[index]))
            }
        }
        return result
    }

    /// A piece with its mirror behind it, where the node has one.
    private func returned(_ piece: Piece, _ wayBack: Spec.NodeTiming.WayBack, _ node: Spec.Node) -> Piece {
        guard wayBack == .mirrored else { return piece }
        var result = piece
        result.length = node.length + node.length
        result.strips = piece.strips.map { strip in
            let filled = strip.unrolled.filling(node.length)
            return filled.followed(by: filled.mirrored(in: result.length))
        }
        return result
    }

    /// A piece whose time runs along the node's curve.
    private func warped(_ piece: Piece, _ node: Spec.Node) -> Piece {
        guard let curve = node.timing.warp, node.length > 0 else { return piece }
        let warp = TimeWarp(curve: curve, length: node.length)
        return Piece(length: piece.length, strips: piece.strips.map { warp.applied(to: $0.unrolled) })
    }

    // MARK: Children

    /// Children on one clock: what has a start that nothing says starts where the property was left.
    private mutating func joined(_ children: [Piece], _ offsets: [Double]) -> Piece {
        var result = Piece(length: 0)
        var places: [Strip.Channel: Int] = [:]
        // In order of time, so that what starts later follows what starts earlier.
        var strips: [(strip: Strip, order: Int)] = []
        for (child, offset) in zip(children, offsets) {
            for strip in child.strips { strips.append((strip.shifted(by: offset), strips.count)) }
            result.length = Swift.max(result.length, offset + child.length)
        }
        strips.sort { ($0.strip.start, $0.order) < ($1.strip.start, $1.order) }
        for (strip, _) in strips {
            var strip = strip
            if let open = strip.openStart, let before = base(of: strip.channel).flatMap({ places[$0] }),
                let rest = rest(of: result.strips[before], by: strip.start)
            {
                keys.settle(open, as: rest)
                strip.openStart = nil
            }
            if let place = places[strip.channel] {
                result.strips[place] = result.strips[place].followed(by: strip)
            } else {
                places[strip.channel] = result.strips.count
                result.strips.append(strip)
            }
        }
        return result
    }

    /// The channel of the property itself.
    private func base(of channel: Strip.Channel) -> Strip.Channel? {
        switch channel {
        case .property: channel
        case .layer(let number): .property(layers[number].property)
        case .events: nil
        }
    }

    /// The key of what a strip shows when it has played what begins before a time.
    private mutating func rest(of strip: Strip, by time: Double) -> Int? {
        let strip = strip.loop.map { $0.count.isFinite } ?? true ? strip.unrolled : strip
        guard let segment = strip.segments.last(where: { $0.start <= time }) ?? strip.segments.first else {
            return nil
        }
        let progress = segment.curve.progress(
            at: segment.inputEnd, before: segment.inputStart > segment.inputEnd)
        if segment.fromKey == segment.toKey { return still(segment.toKey, at: progress) }
        if progress == 1 { return segment.toKey }
        if progress == 0 { return segment.fromKey }
        return keys.add(.mixed(segment.fromKey, segment.toKey, progress: progress))
    }

    /// The key of what a key that moves by itself is at a progress; any other key itself.
    private mutating func still(_ key: Int, at progress: Double) -> Int {
        guard case .operand(.formula(let formula, _), let from) = keys.keys[keys.representative(key)],
            formula.usesProgress
        else { return key }
        let share = Expression.constant(Swift.min(Swift.max(progress, 0), 1))
        return keys.add(.operand(.formula(formula.substituting(progress: share), from: nil), from: from))
    }

    // MARK: Leaves

    private mutating func there(
        and wayBack: Spec.NodeTiming.WayBack, of leaf: Spec.Leaf, _ node: Spec.Node
    ) -> Piece {
        let isOpen = leaf.start == nil
        let start = keys.add(.open)
        if let operand = leaf.start { keys.replace(start, with: .operand(operand, from: start)) }
        var segments: [Segment] = []
        var reached = 0.0
        var key = start
        for keyframe in leaf.keyframes {
            let time = keyframe.place * node.length
            let value = keyframe.value.timed(by: time)
            let next = keys.add(.operand(value, from: start))
            // A value over time leads from itself to itself.
            segments.append(
                Segment(
                    start: reached, end: time, fromKey: value.isMoving ? next : key, toKey: next,
                    curve: keyframe.curve))
            reached = time
            key = next
        }
        var strip = Strip(
            channel: channel(of: leaf), segments: segments, openStart: isOpen ? start : nil)
        switch wayBack {
        case .along(let curve, let duration):
            // Only a leaf with one destination has a way back of its own.
            let back = Segment(
                start: node.length, end: node.length + duration, fromKey: key, toKey: start, curve: curve)
            strip.segments.append(back)
        case .none, .mirrored, .backwards, .independent, .synchronized:
            let piece = Piece(length: node.length, strips: [strip])
            return returned(piece, wayBack, node)
        }
        return Piece(length: node.length + node.wayBackLength, strips: [strip])
    }

    private mutating func channel(of leaf: Spec.Leaf) -> Strip.Channel {
        let number: Int
        if let known = numbers[leaf.property.path] {
            number = known
            // A leaf that asks for a form asks for all leaves of its property.
            if forms[number] == properties[number].type { forms[number] = leaf.form }
        } else {
            number = properties.count
            numbers[leaf.property.path] = number
            properties.append(leaf.property)
            forms.append(leaf.form)
            weights.append(leaf.weight)
        }
        guard leaf.isLayer, basedPaths.contains(leaf.property.path) else { return .property(number) }
        layers.append((number, leaf.form, leaf.weight))
        return .layer(layers.count - 1)
    }

    // MARK: The whole

    private func timeline(_ piece: Piece) -> Timeline {
        var tracks: [Track] = []
        var markers: [Marker] = []
        var length = piece.length
        let ordered = piece.strips.enumerated().sorted {
            ($0.element.channel.rank(layers), $0.offset) < ($1.element.channel.rank(layers), $1.offset)
        }.map { $0.element }
        for strip in ordered {
            switch strip.channel {
            case .events: markers = self.markers(strip)
            case .property(let number):
                tracks.append(
                    track(strip, number, forms[number], weight: weights[number], isLayer: false))
            case .layer(let number):
                let layer = layers[number]
                tracks.append(
                    track(strip, layer.property, layer.form, weight: layer.weight, isLayer: true))
            }
        }
        // A track may reach its end a rounding error after the sum of its parts.
        for track in tracks { length = Swift.max(length, track.end) }
        for marker in markers where marker.period == nil { length = Swift.max(length, marker.time) }
        return Timeline(tracks: tracks, markers: markers, duration: length)
    }

    private func track(_ strip: Strip, _ number: Int, _ form: ValueType, weight: Double, isLayer: Bool)
        -> Track
    {
        let strip = withoutEmptyHolds(strip)
        // In the order they are visited, so that reversed values are visited the other way round.
        var wanted: [Int] = []
        for segment in strip.segments { wanted += [segment.fromKey, segment.toKey] }
        let (operands, places) = keys.operands(of: wanted)
        func place(_ key: Int) -> Int { places[keys.representative(key)] ?? 0 }
        let property = properties[number]
        return Track(
            property: property.path, type: form,
            isAdditive: isLayer || property.isAdditive, weight: weight, keys: operands,
            segments: strip.segments.map {
                Segment(
                    start: $0.start, end: $0.end, fromKey: place($0.fromKey), toKey: place($0.toKey),
                    curve: $0.curve, inputStart: $0.inputStart, inputEnd: $0.inputEnd)
            },
            loop: strip.loop, isLayer: isLayer, isSynchronized: strip.isSynchronized)
    }

    /// A strip without the jumps to what is shown already.
    private func withoutEmptyHolds(_ strip: Strip) -> Strip {
        var result = strip
        result.segments = []
        for segment in strip.segments {
            let beginsPeriod = strip.loop.map { segment.start <= $0.start } ?? false
            if segment.start == segment.end, segment.inputStart == segment.inputEnd, !beginsPeriod,
                let last = result.segments.last, let shown = key(at: last.inputEnd, of: last),
                shown == key(at: segment.inputEnd, of: segment)
            {
                continue
            }
            result.segments.append(segment)
        }
        return result
    }

    /// The key that a segment shows at an input, if it is one of its two.
    private func key(at input: Double, of segment: Segment) -> Int? {
        let progress = segment.curve.progress(at: input, before: segment.inputStart > segment.inputEnd)
        if progress == 1 { return keys.representative(segment.toKey) }
        return progress == 0 ? keys.representative(segment.fromKey) : nil
    }

    /// The events, those of loops that end one by one.
    private func markers(_ strip: Strip) -> [Marker] {
        let endless = strip.loop.flatMap { $0.count.isFinite ? nil : $0 }
        let flat = endless == nil ? strip.unrolled : strip
        return flat.segments.map { segment in
            let event = events[segment.fromKey]
            let isInside = endless.map { segment.start >= $0.start } ?? false
            return Marker(
                time: segment.start, name: event.name, payload: event.payload,
                period: isInside ? endless?.period : nil)
        }
    }
}

extension Strip.Channel {
    /// Where the channel's track stands: layers behind their property's own.
    fileprivate func rank(_ layers: [(property: Int, form: ValueType, weight: Double)]) -> Int {
        switch self {
        case .property(let number): 2 * number
        case .layer(let number): 2 * layers[number].property + 1
        case .events: -1
        }
    }
}

extension Operand {
    /// The operand with its time as a share of what it lasts.
    fileprivate func timed(by length: Double) -> Operand {
        guard case .formula(let formula, let from) = self, formula.usesTime else { return self }
        let time = Expression.binary(.multiply, .progress, .constant(length))
        return .formula(formula.substituting(time: time), from: from)
    }
}
