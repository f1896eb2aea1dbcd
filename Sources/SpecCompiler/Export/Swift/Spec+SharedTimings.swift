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
        let resolved = zip(animations, timings).compactMap { animation, timing in
            timing.map {
                (
                    name: animation.timingName, property: animation.property.path,
                    timing: $0.resolved(for: animation, from: variant.startState, to: variant.endState)
                )
            }
        }
        var result: [SharedTiming] = []
        for (name, group) in resolved.grouped(by: { $0.name }) {
            let first = group[0]
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
