import MotionModel
import SpecFormat

/// When a tree tells its events, by recursion from the root.
struct TreeEvents {
    /// Seconds behind which nobody asks.
    let horizon: Double
    /// How much earlier, in iterations, a fraction of them is taken to end.
    let slack: Double

    private typealias Instant = (name: String, time: Double)

    /// The times of each event, by its name.
    func times(_ root: Spec.Node) -> [String: [Double]] {
        var result: [String: [Double]] = [:]
        for event in placed(root) { result[event.name, default: []].append(event.time) }
        return result
    }

    /// On the clock of the parent, what comes before it begins left out.
    private func placed(_ node: Spec.Node) -> [Instant] {
        active(node).map { ($0.name, $0.time + Swift.min(node.timing.delay, node.total)) }.filter {
            $0.time >= -1e-12
        }
    }

    /// In the active time of a node, from 0 on.
    private func active(_ node: Spec.Node) -> [Instant] {
        let timing = node.timing
        let once = body(node).map { (name: $0.name, time: $0.time / timing.speed) }
        if TreeReference(property: "").isPlain(node) { return once }
        let iteration = node.iterationLength
        guard iteration > 0 else { return timing.iterations > 0 ? once : [] }
        let plays = TreeReference.played(node) / iteration
        guard plays > 0 else { return [] }
        let (start, end) = (timing.iterationStart, timing.iterationStart + plays)
        var result: [Instant] = []
        var index = start.rounded(.down)
        // Three containers around it may each play at twice the speed.
        while index < end - 1e-9, (index - start) * iteration < 8 * (horizon + 2) - timing.delay {
            let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
            let isBack = timing.direction.beginsReversed != (timing.direction.alternates && isOdd)
            for event in once {
                let time = isBack ? iteration - event.time : event.time
                let place = index + time / iteration
                let isWhole = end >= index + 1 - 1e-9
                guard place >= start - 1e-9, isWhole || place < end - 1e-9 - slack else { continue }
                result.append((event.name, (index - start) * iteration + time))
            }
            index += 1
        }
        return result
    }

    /// In one iteration at speed 1, the way back included.
    private func body(_ node: Spec.Node) -> [Instant] {
        var there: [Instant] = []
        var back: [Instant] = []
        let wayBack = node.timing.wayBack
        switch node.body {
        case .wait, .animate: return []
        case .emit(let event): return [(event.name, 0)]
        case .sequence(let children):
            var offset = 0.0
            for child in children {
                there += placed(child).map { ($0.name, $0.time + offset) }
                offset += child.total
            }
            offset = node.length
            for child in children.reversed() where wayBack == .backwards {
                back += placed(child).map { ($0.name, $0.time + offset) }
                offset += child.total
            }
        case .group(let members):
            for member in members {
                there += placed(member.node).map { ($0.name, $0.time + member.offset) }
                let turn = wayBack == .independent ? member.end : node.length
                let length = member.node.activeLength
                guard wayBack == .independent || wayBack == .synchronized else { continue }
                back += active(member.node).map { ($0.name, turn + length - $0.time) }
            }
        }
        if let warp = node.timing.warp, node.length > 0 {
            there = there.compactMap { event in
                first(of: warp, reaching: Swift.min(event.time / node.length, 1)).map {
                    (event.name, $0 * node.length)
                }
            }
        }
        if wayBack == .mirrored { back = there.map { ($0.name, 2 * node.length - $0.time) } }
        return there + back
    }

    /// The first input at which a curve has come as far as a level, by looking at many.
    private func first(of curve: Curve, reaching level: Double) -> Double? {
        var low = 0.0
        if curve.progress(at: 0) >= level { return 0 }
        for step in 1...5000 {
            var high = Double(step) / 5000
            guard curve.progress(at: high) >= level else {
                low = high
                continue
            }
            while high - low > 1e-12 {
                let middle = low + (high - low) / 2
                if curve.progress(at: middle) >= level { high = middle } else { low = middle }
            }
            return high
        }
        return nil
    }
}
