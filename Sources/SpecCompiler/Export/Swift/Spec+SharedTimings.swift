import MotionModel
import SpecFormat

extension Spec {
    /// The timings of a variant in the order of their first use; empty for a motion tree and a mirror.
    ///
    /// A name that stands for different timings of its properties (a duration by travel, a spring with a velocity of
    /// its own) gives one for each property, named by that property's path.
    func sharedTimings(ofVariant name: String) -> [SharedTiming] {
        guard let variant = variants.first(where: { $0.name == name }),
            case .tree(let node, _) = variant.motion, case .group(let members) = node.body
        else { return [] }
        let named = members.compactMap { member -> SharedTiming? in
            // A timing whose times wait for values is no constant.
            guard case .animate(let leaf) = member.node.body, let name = leaf.timingName,
                !member.node.holdsLate
            else { return nil }
            return SharedTiming(
                name: name, timing: Timing(member.node, leaf), properties: [leaf.property.path])
        }
        var result: [SharedTiming] = []
        for (name, group) in named.grouped(by: { $0.name }) {
            let first = group[0]
            let properties = group.flatMap { $0.properties }
            if group.allSatisfy({ $0.timing == first.timing }) {
                result.append(SharedTiming(name: name, timing: first.timing, properties: properties))
            } else {
                result += group.map {
                    SharedTiming(name: $0.properties[0].text, timing: $0.timing, properties: $0.properties)
                }
            }
        }
        return result
    }
}

extension Timing {
    /// The timing of a leaf with one destination.
    fileprivate init(_ node: Spec.Node, _ leaf: Spec.Leaf) {
        let timing = node.timing
        let wayBack: WayBack =
            switch timing.wayBack {
            case .mirrored: .mirrored
            case .along(let curve, let duration): .along(curve, duration: duration)
            case .none, .onTurn, .backwards, .independent, .synchronized: .none
            }
        self.init(
            delay: timing.delay, endDelay: timing.endDelay, duration: node.length,
            curve: leaf.keyframes[0].curve, iterations: timing.iterations,
            iterationStart: timing.iterationStart, direction: timing.direction, wayBack: wayBack,
            speed: timing.speed)
    }
}
