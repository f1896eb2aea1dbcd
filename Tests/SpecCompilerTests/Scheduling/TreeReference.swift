import MotionModel
import SpecFormat

/// A motion tree evaluated as the contract words it, by recursion from the root, without segments or keys.
///
/// For trees whose groups move every property in one child only, layers aside.
struct TreeReference {
    let property: String
    /// Whether it is the layer over the property that is asked for, instead of the property itself.
    var isLayer = false
    /// How much earlier a container's curve is taken to be, as a share: where rounding decides on which side of a jump it is,
    /// either is right.
    var slack = 0.0
    /// The same of a leaf's curve.
    var leafSlack = 0.0
    /// Whether something that jumps at the instant at which a part begins has jumped before that.
    var jumpsFirst = false

    /// Where the property is at a time, given what it was before anything started.
    func value(_ root: Spec.Node, at time: Double, from entry: Double) -> Double {
        let layer = TreeReference(
            property: property, isLayer: true, slack: slack, leafSlack: leafSlack, jumpsFirst: jumpsFirst)
        // Where nothing else moves the property, a layer does.
        let isBased = root.leaves.contains { $0.property.path.text == property && !$0.isLayer }
        if !isBased {
            // It brings its share of the way from what was there.
            let weight = root.leaves.first { layer.moves($0) }?.weight ?? 1
            return entry
                + weight * (layer.alone(root, at: time, from: entry) - layer.first(root, from: entry))
        }
        let base = alone(root, at: time, from: entry)
        guard !isLayer, layer.touches(root), let leaf = root.leaves.first(where: { layer.moves($0) }) else {
            return base
        }
        // A layer adds its way from where it sets out.
        return base + leaf.weight * (layer.alone(root, at: time, from: 0) - layer.first(root, from: 0))
    }

    private func alone(_ root: Spec.Node, at time: Double, from entry: Double) -> Double {
        shown(root, at: time, from: entry) ?? first(root, from: entry)
    }

    // MARK: Nodes

    /// What shows at a time on the parent's clock, given what the property was before; nil where that still shows.
    ///
    /// - Parameters:
    ///   - beyond: How far the parent's time has left the node's, at the end that the time is at; what reaches that end goes on.
    ///   - side: Where a count that isn't whole begins or ends at this instant, the side of it that is played; what begins and
    ///     jumps at the instant is seen from above, what ends there from below.
    private func shown(
        _ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0, _ side: Side? = nil
    ) -> Double? {
        let timing = node.timing
        if time < 0 { return nil }
        let local = time - Swift.min(timing.delay, node.total)
        if side == .below, local <= Self.instant { return nil }
        // What was over before is over.
        let side = local > node.activeLength + Self.instant ? nil : side
        if isPlain(node) {
            let ahead = beyond > 0 && timing.endDelay > 0 || beyond < 0 && timing.delay != 0 ? 0 : beyond
            // Sums and products may be a rounding error short of the whole.
            let time = local >= node.activeLength - 1e-12 ? node.length : local * timing.speed
            return local < -1e-12
                ? nil : body(node, at: time, from: entry, beyond: ahead * timing.speed, side)
        }
        if local < -1e-12 { return nil }
        return part(node, at: place(node, at: local, side), from: entry)
    }

    /// Seconds that are one instant, when a count ends or begins at it.
    private static let instant = 1e-9

    /// What an iteration shows at a progress: at its ends before and after everything that jumps there.
    private func part(_ node: Spec.Node, at place: Place, from entry: Double) -> Double {
        let whole = node.length + node.wayBackLength
        if case .animate(let leaf) = node.body, case .along(let curve, _) = node.timing.wayBack, whole == 0,
            moves(leaf), place.progress > 0.5
        {
            let (start, end) = (start(of: leaf, node, from: entry), value(leaf, node, at: 1, from: entry))
            let share = 2 * place.progress - 1
            return end + (start - end) * curve.progress(at: share, before: place.side == .above)
        }
        if case .animate(let leaf) = node.body, whole == 0, moves(leaf), place.progress > 0 {
            let isThere = node.timing.wayBack == .none
            let share = isThere ? place.progress : 1 - abs(1 - 2 * place.progress)
            let side =
                isThere || place.progress < 0.5
                ? place.side : place.progress == 0.5 ? .below : place.side.map(Self.opposite)
            return share == 0
                ? first(node.forwards, from: entry) : value(leaf, node, at: share, from: entry, side)
        }
        if place.progress == 0, place.isEdge || whole == 0 || place.side == .above || place.side == .start {
            return returned(node, from: entry, place.side)
        }
        let time = place.progress == 1 && place.isEdge || whole == 0 ? .infinity : place.progress * whole
        return body(node, at: time, from: entry, whole == 0 ? nil : place.side)
            ?? first(node.forwards, from: entry)
    }

    /// What a node shows when it has played backwards to its start: where a count ends, before everything that jumps there.
    private func returned(_ node: Spec.Node, from entry: Double, _ side: Side?) -> Double {
        let start = first(node.forwards, from: entry)
        return side == .above ? there(node, at: 0, from: entry, side) ?? start : start
    }

    func isPlain(_ node: Spec.Node) -> Bool {
        let timing = node.timing
        return timing.iterations == 1 && timing.iterationStart == 0 && timing.direction == .normal
            && timing.wayBack == .none && timing.endDelay >= 0
    }

    /// How far an iteration has come, and whether it is before it begins or after it has ended.
    private struct Place {
        var progress: Double
        var isEdge: Bool
        var side: Side?
    }

    /// What shows at a time after the delay, or before it: the procedure of Web Animations.
    private func place(_ node: Spec.Node, at local: Double, _ side: Side? = nil) -> Place {
        let timing = node.timing
        let iteration = node.iterationLength
        let active = Self.played(node)
        let isBefore = local < -1e-12 || timing.iterations == 0 || active == 0 && node.activeLength > 0
        // The sum of the parts may be a rounding error short of the whole.
        let isAfter = !isBefore && local >= active - 1e-12
        var overall = timing.iterationStart
        if !isBefore {
            overall += iteration > 0 ? Swift.max(0, Swift.min(local, active)) / iteration : timing.iterations
        }
        if !overall.isFinite {
            let inside = timing.iterationStart.truncatingRemainder(dividingBy: 1)
            let progress = inside == 0 ? 1 : inside
            return Place(progress: timing.direction == .reverse ? 1 - progress : progress, isEdge: true)
        }
        let nearest = overall.rounded()
        let isWhole = abs(overall - nearest) < 1e-9
        // Without a side, only what rounding does to a quotient.
        if isWhole, isAfter || side != nil || abs(overall - nearest) < 1e-12 { overall = nearest }
        let side = isBefore ? nil : side
        var index = overall.rounded(.down)
        var share = overall - index
        if isAfter || side == .below, share == 0, index > 0 {
            index -= 1
            share = 1
        }
        let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
        let isBack = timing.direction.beginsReversed != (timing.direction.alternates && isOdd)
        let played = side ?? (isWhole ? nil : isAfter ? .below : isBefore && !jumpsFirst ? .start : nil)
        return Place(
            progress: isBack ? 1 - share : share, isEdge: isBefore || isAfter && side == nil,
            side: isBack ? played.map(Self.opposite) : played)
    }

    /// Seconds of the active time that are played.
    static func played(_ node: Spec.Node) -> Double {
        node.timing.endDelay < 0
            ? Swift.max(0, Swift.min(node.activeLength, node.total - node.timing.delay)) : node.activeLength
    }

    /// Where the property is when the node is over.
    private func rest(_ node: Spec.Node, from entry: Double) -> Double {
        shown(node, at: .infinity, from: entry) ?? entry
    }

    /// What a node shows first: where everything in it sets out, part-way in if it began before.
    private func first(_ node: Spec.Node, from entry: Double) -> Double {
        let begun = node.timing.delay < 0 ? shown(node, at: 0, from: entry) : nil
        return begun ?? origin(node, from: entry)
    }

    /// Where everything in a node sets out that begins with its active time.
    private func origin(_ node: Spec.Node, from entry: Double) -> Double {
        if !isPlain(node) {
            let place = place(node, at: -1)
            if place.progress > 0 { return part(node, at: place, from: entry) }
        }
        switch node.body {
        case .wait, .emit: return entry
        case .animate(let leaf): return moves(leaf) ? start(of: leaf, node, from: entry) : entry
        case .sequence(let children):
            return children.first { touches($0) }.map { first($0, from: entry) } ?? entry
        case .group(let members):
            return members.first { touches($0.node) }.map { first($0.node, from: entry) } ?? entry
        }
    }

    /// A node's own time, the way back included; nil where nothing has begun.
    private func body(
        _ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0, _ side: Side? = nil
    ) -> Double? {
        let time = Swift.min(time, node.length + node.wayBackLength)
        let wayBack = node.timing.wayBack
        let isOnTheWayThere =
            !wayBack.returns || wayBack != .independent && !Self.isReached(node.length, at: time, side)
        guard !isOnTheWayThere else { return there(node, at: time, from: entry, beyond: beyond, side) }
        switch node.timing.wayBack {
        case .none, .onTurn: return nil
        case .mirrored:
            let back = 2 * node.length - time
            // At the very end of the way back it is as before it began.
            if back <= (side == nil ? 0 : Self.instant) {
                return returned(node, from: entry, side.map(Self.opposite))
            }
            return there(node, at: back, from: entry, side.map(Self.opposite))
                ?? first(node.forwards, from: entry)
        case .along(let curve, let duration):
            guard case .animate(let leaf) = node.body, moves(leaf) else { return nil }
            let (start, end) = (start(of: leaf, node, from: entry), value(leaf, node, at: 1, from: entry))
            let share = duration > 0 ? (time - node.length) / duration : 1
            return end + (start - end) * curve.progress(at: share, before: side == .above || side == .start)
        case .backwards:
            guard case .sequence(let children) = node.body else { return nil }
            var entries: [Double] = []
            var current = entry
            for child in children {
                entries.append(current)
                if touches(child) { current = rest(child, from: current) }
            }
            var value = there(node, at: node.length, from: entry)
            var offset = node.length
            for index in children.indices.reversed() {
                if touches(children[index]), side == .start, abs(offset - time) <= Self.instant {
                    return first(children[index], from: entries[index])
                }
                if touches(children[index]), Self.isReached(offset - 1e-12, at: time, side) {
                    value =
                        shown(children[index], at: Swift.max(0, time - offset), from: entries[index], side)
                        ?? first(children[index], from: entries[index])
                }
                offset += children[index].total
            }
            return value
        case .independent, .synchronized:
            guard case .group(let members) = node.body,
                let member = members.first(where: { touches($0.node) })
            else { return nil }
            let turn = node.timing.wayBack == .independent ? member.end : node.length
            let there = self.there(node, at: Swift.min(time, node.length), from: entry, side)
            return Self.isReached(turn, at: time, side)
                ? turned(member.node, for: time - turn, from: entry, side) ?? there : there
        }
    }

    /// What a node shows that has been on its way back for so long.
    private func turned(
        _ node: Spec.Node, for seconds: Double, from entry: Double, _ side: Side? = nil
    ) -> Double? {
        if case .onTurn(let curve, let duration) = node.timing.wayBack, case .animate(let leaf) = node.body {
            let (start, end) = (start(of: leaf, node, from: entry), value(leaf, node, at: 1, from: entry))
            let share = duration > 0 ? Swift.min(seconds * node.timing.speed / duration, 1) : 1
            return end + (start - end) * curve.progress(at: share, before: side == .above || side == .start)
        }
        let left = node.activeLength - seconds
        if left <= 1e-12 {
            // What takes no time is still there when it is about to turn.
            return side == .start && seconds <= Self.instant ? nil : origin(node, from: entry)
        }
        let side = side.map(Self.opposite)
        guard isPlain(node) else { return part(node, at: place(node, at: left, side), from: entry) }
        return body(node, at: left * node.timing.speed, from: entry, side) ?? origin(node, from: entry)
    }

    private static func opposite(_ side: Side) -> Side { side == .below ? .above : .below }

    /// How a count that isn't whole sees the instant at which it begins or ends.
    private enum Side {
        /// What ends there has ended; what begins or jumps there hasn't begun.
        case below
        /// What begins or jumps there has begun.
        case above
        /// The first that begins there is about to.
        case start
    }

    /// Whether a time of the node has come.
    private static func isReached(_ instant: Double, at time: Double, _ side: Side?) -> Bool {
        switch side {
        case nil: time >= instant
        case .below: time > instant + Self.instant
        case .above, .start: time >= instant - Self.instant
        }
    }

    /// One way of a node, its time bent by its curve.
    private func there(
        _ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0, _ side: Side? = nil
    ) -> Double? {
        var (time, beyond, side) = (time, beyond, side)
        if let warp = node.timing.warp, node.length > 0 {
            let input = Swift.min(time, node.length) / node.length
            var output = warp.progress(at: input)
            if let played = side {
                output = warp.limit(at: input, from: played == .below ? .below : .above)
                let next = warp.progress(at: input + (played == .below ? -1e-7 : 1e-7))
                // Its output stands still, or rises or falls towards the instant.
                let isRising = (next < output) == (played == .below)
                side = next == output ? nil : isRising ? played : Self.opposite(played)
            }
            // Where a plateau of the curve gives the instant of a jump, rounding decides.
            let bent = (output - slack) * node.length
            time = Swift.min(Swift.max(bent, 0), node.length)
            beyond = bent - time
            // What goes on beyond an end is inside.
            if beyond != 0 { side = nil }
            let shown = unbent(node, at: time, from: entry, beyond: beyond, side)
            guard shown == nil else { return shown }
            // Behind the curve's first arrival at what moves the property, that shows its own start.
            let peak = (0...2000).map { warp.progress(at: input * Double($0) / 2000) }.max() ?? 0
            let reached = unbent(node, at: Swift.min(peak, 1) * node.length, from: entry)
            return reached == nil ? nil : first(node.forwards, from: entry)
        }
        return unbent(node, at: time, from: entry, beyond: beyond, side)
    }

    /// One way of a node at a time of its children.
    private func unbent(
        _ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0, _ side: Side? = nil
    ) -> Double? {
        switch node.body {
        case .wait, .emit: return nil
        case .animate(let leaf):
            guard moves(leaf) else { return nil }
            let share = node.length > 0 ? (time + beyond) / node.length : 1
            return value(leaf, node, at: share, from: entry, side)
        case .sequence(let children):
            var value: Double?
            var current = entry
            var offset = 0.0
            for child in children {
                guard Self.isReached(offset - 1e-12, at: time, side) else { break }
                if touches(child) {
                    if side == .start, abs(offset - time) <= Self.instant {
                        return first(child, from: current)
                    }
                    let end = offset + child.total
                    let ahead =
                        beyond > 0 && end >= node.length - 1e-9 || beyond < 0 && offset == 0 ? beyond : 0
                    value =
                        shown(child, at: Swift.max(0, time - offset), from: current, beyond: ahead, side)
                        ?? value
                    current = rest(child, from: current)
                }
                offset += child.total
            }
            return value
        case .group(let members):
            guard let member = members.first(where: { touches($0.node) }), time >= member.offset - 1e-12
            else { return nil }
            let end = member.offset + member.node.total
            let ahead =
                beyond > 0 && end >= node.length - 1e-9 || beyond < 0 && member.offset == 0 ? beyond : 0
            return shown(
                member.node, at: Swift.max(0, time - member.offset), from: entry, beyond: ahead, side)
        }
    }

    // MARK: Leaves

    /// Where a leaf sets out.
    private func start(of leaf: Spec.Leaf, _ node: Spec.Node, from entry: Double) -> Double {
        let start = leaf.start.map { number($0, entry, 0, node) } ?? entry
        guard case .formula(let formula, _) = leaf.keyframes[0].value,
            formula.usesTime || formula.usesProgress
        else { return start }
        return number(
            leaf.keyframes[0].value, start, leaf.keyframes[0].curve.progress(at: 0, before: true), node)
    }

    private func value(
        _ leaf: Spec.Leaf, _ node: Spec.Node, at share: Double, from entry: Double, _ side: Side? = nil
    ) -> Double {
        let start = leaf.start.map { number($0, entry, 0, node) } ?? entry
        var from = start
        var place = 0.0
        for (index, keyframe) in leaf.keyframes.enumerated() {
            let isLast = index + 1 == leaf.keyframes.count && keyframe.place == 1 && share > 1
            if !Self.isReached(keyframe.place, at: share, side) || isLast && place < 1 {
                var inside = (share - place) / (keyframe.place - place)
                // Where it begins or ends at a step, rounding decides.
                if side == nil, leafSlack != 0 { inside = Swift.min(Swift.max(inside - leafSlack, 0), 1) }
                // Steps are taken where it ends, and a list of them jumps; none is taken before it begins.
                if side == .below { inside = Swift.min(inside + Self.instant, 1) }
                if side == .above || side == .start { inside = Swift.max(inside - Self.instant, 0) }
                let isList = keyframe.curve == .reverse(.instant)
                let progress = keyframe.curve.progress(
                    at: inside, before: side == .above || side == .start || side == .below && isList)
                if case .formula(let formula, _) = keyframe.value, formula.usesTime || formula.usesProgress {
                    return number(keyframe.value, start, progress, node)
                }
                return from + (number(keyframe.value, start, 1, node) - from) * progress
            }
            from = number(keyframe.value, start, 1, node)
            place = keyframe.place
        }
        return from
    }

    private func number(_ operand: Operand, _ start: Double, _ progress: Double, _ node: Spec.Node) -> Double
    {
        let share = Swift.min(Swift.max(progress, 0), 1)
        switch operand {
        case .constant(let value): return value.components[0]
        case .formula(let formula, _):
            let inputs = Expression.Inputs(from: [start], time: share * node.length, progress: share)
            return formula.value(inputs).components[0]
        case .current, .mixed, .resting: return start
        }
    }

    private func moves(_ leaf: Spec.Leaf) -> Bool {
        leaf.property.path.text == property && leaf.isLayer == isLayer
    }

    func touches(_ node: Spec.Node) -> Bool { node.leaves.contains { moves($0) } }
}

extension Spec.Node {
    /// The node once, without its way back.
    fileprivate var forwards: Spec.Node {
        Spec.Node(timing: Spec.NodeTiming(warp: timing.warp), length: length, body: body)
    }
}
