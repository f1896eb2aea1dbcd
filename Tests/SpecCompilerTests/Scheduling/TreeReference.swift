import MotionModel
import SpecFormat

/// A motion tree evaluated as the contract words it, by recursion from the root, without segments or keys.
///
/// For trees whose leaves give no start of their own and whose groups move every property in one child only: there,
/// what a node shows before it starts is what the property was.
struct TreeReference {
    let property: String
    /// How much earlier a count that ends inside an iteration is taken to end, in iterations: where that is the instant of a
    /// jump, either side is right.
    var slack = 0.0

    /// The value at a time on the parent's clock, given what the property was when the node started.
    func value(_ node: Spec.Node, at time: Double, from entry: Double) -> Double {
        let timing = node.timing
        let iteration = node.iterationLength
        let local = time - timing.delay
        guard iteration > 0, timing.iterations > 0 else {
            let isOver = local >= 0 && timing.iterations > 0
            return body(node, at: isOver != timing.direction.beginsReversed ? .infinity : 0, from: entry)
        }
        let active = node.activeLength
        // The sum of the parts may be a rounding error short of the whole.
        let isOver = local >= active - 1e-12
        let inside = min(max(local, 0), active)
        var overall = inside / iteration + timing.iterationStart
        if isOver {
            overall = timing.iterations + timing.iterationStart
            if timing.iterations != timing.iterations.rounded() { overall -= slack }
        }
        var index = overall.rounded(.down)
        var share = overall - index
        if isOver, share < 1e-12, index > 0 {
            index -= 1
            share = 1
        }
        let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
        let isBack = timing.direction.beginsReversed != (timing.direction.alternates && isOdd)
        return body(node, at: (isBack ? 1 - share : share) * iteration * timing.speed, from: entry)
    }

    /// Where the property is when the node is over.
    func rest(_ node: Spec.Node, from entry: Double) -> Double { value(node, at: .infinity, from: entry) }

    private func body(_ node: Spec.Node, at time: Double, from entry: Double) -> Double {
        let time = min(time, node.length + node.wayBackLength)
        switch node.timing.wayBack {
        case .mirrored where time > node.length:
            return there(node, at: 2 * node.length - time, from: entry)
        case .backwards where time >= node.length:
            guard case .sequence(let children) = node.body else { return entry }
            var entries: [Double] = []
            var value = entry
            for child in children {
                entries.append(value)
                value = rest(child, from: value)
            }
            var offset = node.length
            for index in children.indices.reversed() {
                if touches(children[index]), time >= offset {
                    value = self.value(children[index], at: time - offset, from: entries[index])
                }
                offset += children[index].total
            }
            return value
        case .independent, .synchronized:
            guard case .group(let members) = node.body,
                let member = members.first(where: { touches($0.node) })
            else { return entry }
            let end = member.offset + member.node.timing.delay + member.node.activeLength
            let turn = node.timing.wayBack == .independent ? end : node.length
            guard time > turn else { return value(member.node, at: time - member.offset, from: entry) }
            let back = max(end - (time - turn), end - member.node.activeLength)
            return value(member.node, at: back - member.offset, from: entry)
        default: return there(node, at: time, from: entry)
        }
    }

    private func there(_ node: Spec.Node, at time: Double, from entry: Double) -> Double {
        switch node.body {
        case .wait, .emit: return entry
        case .animate(let leaf): return value(leaf, at: node.length > 0 ? time / node.length : 1, from: entry)
        case .sequence(let children):
            var value = entry
            var offset = 0.0
            for child in children {
                guard time >= offset else { break }
                if touches(child) { value = self.value(child, at: time - offset, from: value) }
                offset += child.total
            }
            return value
        case .group(let members):
            guard let member = members.first(where: { touches($0.node) }) else { return entry }
            return value(member.node, at: time - member.offset, from: entry)
        }
    }

    private func value(_ leaf: Spec.Leaf, at share: Double, from entry: Double) -> Double {
        guard leaf.property.path.text == property else { return entry }
        var from = entry
        var place = 0.0
        for keyframe in leaf.keyframes {
            let end = number(keyframe.value, from: entry)
            if share < keyframe.place {
                let x = (share - place) / (keyframe.place - place)
                return from + (end - from) * keyframe.curve.progress(at: x)
            }
            from = end
            place = keyframe.place
        }
        return from
    }

    private func number(_ operand: Operand, from entry: Double) -> Double {
        switch operand {
        case .constant(let value): value.components[0]
        case .formula(let formula, _): formula.value(from: [entry]).components[0]
        case .current, .mixed: entry
        }
    }

    private func touches(_ node: Spec.Node) -> Bool {
        node.leaves.contains { $0.property.path.text == property }
    }
}
