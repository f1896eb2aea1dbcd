import MotionModel
import SpecFormat

/// A motion tree evaluated as the contract words it, by recursion from the root, without segments or keys.
///
/// For trees whose groups move every property in one child only, layers aside.
struct TreeReference {
    let property: String
    /// Whether it is the layer over the property that is asked for, instead of the property itself.
    var isLayer = false
    /// How much earlier a count that ends inside an iteration is taken to end, in iterations: where that is the instant of a
    /// jump, either side is right.
    var slack = 0.0

    /// Where the property is at a time, given what it was before anything started.
    func value(_ root: Spec.Node, at time: Double, from entry: Double) -> Double {
        let layer = TreeReference(property: property, isLayer: true, slack: slack)
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
    /// - Parameter beyond: How far the parent's time has left the node's, at the end that the time is at; what reaches that end
    ///   goes on.
    private func shown(_ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0) -> Double?
    {
        let timing = node.timing
        if time < 0 { return nil }
        let local = time - Swift.min(timing.delay, node.total)
        if isPlain(node) {
            let ahead = beyond > 0 && timing.endDelay > 0 || beyond < 0 && timing.delay != 0 ? 0 : beyond
            // Sums and products may be a rounding error short of the whole.
            let time = local >= node.activeLength - 1e-12 ? node.length : local * timing.speed
            return local < -1e-12 ? nil : body(node, at: time, from: entry, beyond: ahead * timing.speed)
        }
        if local < -1e-12 { return nil }
        return part(node, at: place(node, at: local), from: entry)
    }

    /// What an iteration shows at a progress: at its ends before and after everything that jumps there.
    private func part(_ node: Spec.Node, at place: Place, from entry: Double) -> Double {
        let whole = node.length + node.wayBackLength
        if case .animate(let leaf) = node.body, whole == 0, moves(leaf), place.progress > 0 {
            let isThere = node.timing.wayBack == .none
            let share = isThere ? place.progress : 1 - abs(1 - 2 * place.progress)
            return share == 0 ? first(node.forwards, from: entry) : value(leaf, node, at: share, from: entry)
        }
        if place.progress == 0, place.isEdge || whole == 0 { return first(node.forwards, from: entry) }
        let time = place.progress == 1 && place.isEdge || whole == 0 ? .infinity : place.progress * whole
        return body(node, at: time, from: entry) ?? first(node.forwards, from: entry)
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
    }

    /// What shows at a time after the delay, or before it: the procedure of Web Animations.
    private func place(_ node: Spec.Node, at local: Double) -> Place {
        let timing = node.timing
        let iteration = node.iterationLength
        let active = Self.played(node)
        let isBefore = local < 0 || timing.iterations == 0 || active == 0 && node.activeLength > 0
        // The sum of the parts may be a rounding error short of the whole.
        let isAfter = !isBefore && local >= active - 1e-12
        var overall = timing.iterationStart
        if !isBefore { overall += iteration > 0 ? Swift.min(local, active) / iteration : timing.iterations }
        if !overall.isFinite {
            let inside = timing.iterationStart.truncatingRemainder(dividingBy: 1)
            let progress = inside == 0 ? 1 : inside
            return Place(progress: timing.direction == .reverse ? 1 - progress : progress, isEdge: true)
        }
        let nearest = overall.rounded()
        // Before it begins, the edge of a step isn't taken.
        if isBefore, overall != nearest { overall -= slack }
        if isAfter { overall = abs(overall - nearest) < 1e-9 ? nearest : overall - slack }
        var index = overall.rounded(.down)
        var share = overall - index
        if isAfter, share == 0, index > 0 {
            index -= 1
            share = 1
        }
        let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
        let isBack = timing.direction.beginsReversed != (timing.direction.alternates && isOdd)
        return Place(progress: isBack ? 1 - share : share, isEdge: isBefore || isAfter)
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
    private func body(_ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0) -> Double? {
        let time = Swift.min(time, node.length + node.wayBackLength)
        let wayBack = node.timing.wayBack
        let isOnTheWayThere = !wayBack.returns || wayBack != .independent && time < node.length
        guard !isOnTheWayThere else { return there(node, at: time, from: entry, beyond: beyond) }
        switch node.timing.wayBack {
        case .none, .onTurn: return nil
        case .mirrored:
            let back = 2 * node.length - time
            // At the very end of the way back it is as before it began.
            if back <= 0 { return first(node.forwards, from: entry) }
            return there(node, at: back, from: entry) ?? first(node.forwards, from: entry)
        case .along(let curve, let duration):
            guard case .animate(let leaf) = node.body, moves(leaf) else { return nil }
            let (start, end) = (start(of: leaf, node, from: entry), value(leaf, node, at: 1, from: entry))
            let share = duration > 0 ? (time - node.length) / duration : 1
            return end + (start - end) * curve.progress(at: share)
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
                if touches(children[index]), time >= offset {
                    value =
                        shown(children[index], at: time - offset, from: entries[index])
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
            let there = self.there(node, at: Swift.min(time, node.length), from: entry)
            return time < turn ? there : turned(member.node, for: time - turn, from: entry) ?? there
        }
    }

    /// What a node shows that has been on its way back for so long.
    private func turned(_ node: Spec.Node, for seconds: Double, from entry: Double) -> Double? {
        if case .onTurn(let curve, let duration) = node.timing.wayBack, case .animate(let leaf) = node.body {
            let (start, end) = (start(of: leaf, node, from: entry), value(leaf, node, at: 1, from: entry))
            let share = duration > 0 ? Swift.min(seconds * node.timing.speed / duration, 1) : 1
            return end + (start - end) * curve.progress(at: share)
        }
        let left = node.activeLength - seconds
        if left <= 1e-12 { return origin(node, from: entry) }
        guard isPlain(node) else { return part(node, at: place(node, at: left), from: entry) }
        return body(node, at: left * node.timing.speed, from: entry) ?? origin(node, from: entry)
    }

    /// One way of a node, its time bent by its curve.
    private func there(_ node: Spec.Node, at time: Double, from entry: Double, beyond: Double = 0) -> Double?
    {
        var (time, beyond) = (time, beyond)
        if let warp = node.timing.warp, node.length > 0 {
            // Where a plateau of the curve gives the instant of a jump, rounding decides.
            let bent =
                (warp.progress(at: Swift.min(time, node.length) / node.length) - slack) * node.length
            time = Swift.min(Swift.max(bent, 0), node.length)
            beyond = bent - time
        }
        switch node.body {
        case .wait, .emit: return nil
        case .animate(let leaf):
            guard moves(leaf) else { return nil }
            let share = node.length > 0 ? (time + beyond) / node.length : 1
            return value(leaf, node, at: share, from: entry)
        case .sequence(let children):
            var value: Double?
            var current = entry
            var offset = 0.0
            for child in children {
                guard time >= offset - 1e-12 else { break }
                if touches(child) {
                    let end = offset + child.total
                    let ahead =
                        beyond > 0 && end >= node.length - 1e-9 || beyond < 0 && offset == 0 ? beyond : 0
                    value =
                        shown(child, at: Swift.max(0, time - offset), from: current, beyond: ahead) ?? value
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
            return shown(member.node, at: Swift.max(0, time - member.offset), from: entry, beyond: ahead)
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

    private func value(_ leaf: Spec.Leaf, _ node: Spec.Node, at share: Double, from entry: Double) -> Double {
        let start = leaf.start.map { number($0, entry, 0, node) } ?? entry
        var from = start
        var place = 0.0
        for (index, keyframe) in leaf.keyframes.enumerated() {
            let isLast = index + 1 == leaf.keyframes.count && keyframe.place == 1 && share > 1
            if share < keyframe.place || isLast && place < 1 {
                let progress = keyframe.curve.progress(at: (share - place) / (keyframe.place - place))
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
        case .current, .mixed: return start
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
