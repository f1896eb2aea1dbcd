import MotionModel
import SpecFormat

extension Spec {
    /// The timings of a variant in the order in which animations first use them; none for a motion tree and a mirror.
    ///
    /// A name that is not the same timing for all that share it (a duration by travel, a spring with a velocity of its own)
    /// is one for each property, by that property's path.
    func sharedTimings(ofVariant name: String) -> [SharedTiming] {
        guard let variant = variants.first(where: { $0.name == name }),
            case .timings(let timings) = variant.motion
        else { return [] }
        var order: [String] = []
        var groups: [String: [(property: PropertyPath, timing: MotionModel.Timing)]] = [:]
        for (animation, timing) in zip(animations, timings) {
            guard let timing else { continue }
            if groups[animation.timingName] == nil { order.append(animation.timingName) }
            groups[animation.timingName, default: []].append(
                (
                    animation.property.path,
                    timing.resolved(for: animation, from: variant.startState, to: variant.endState)
                ))
        }
        var result: [SharedTiming] = []
        for name in order {
            guard let group = groups[name], let first = group.first else { continue }
            if group.allSatisfy({ $0.timing == first.timing }) {
                result.append(
                    SharedTiming(name: name, timing: first.timing, properties: group.map { $0.property }))
            } else {
                result += group.map {
                    SharedTiming(name: $0.property.text, timing: $0.timing, properties: [$0.property])
                }
            }
        }
        return result
    }
}
