public import MotionModel

/// The places at which a thrown property may come to rest.
public enum RestingPlaces: Hashable, Sendable {
    /// Wherever friction has stopped it.
    case anywhere
    /// At multiples of a step, component by component: at the nearest one, of two the one farther from zero. The step is
    /// greater than 0, in the value's unit.
    case roundTo(Double)
    /// At one of some values, at least one: at the one with the smallest distance, of several the first.
    case snap([MotionValue])

    /// The place that is nearest to where friction would stop a property.
    ///
    /// - Throws: `unusableNumber` for a step that isn't positive or without values; `wrongType` for a value of another type.
    func nearest(
        to destination: [Double], as declaration: PropertyDeclaration
    ) throws(AnimatorError) -> [Double] {
        switch self {
        case .anywhere: return destination
        case .roundTo(let step):
            guard step > 0, step <= PropertyStore.largestMagnitude else {
                throw .unusableNumber(step, of: "the step to round to")
            }
            return Decay.rounded(destination, toMultipleOf: step)
        case .snap(let values):
            guard !values.isEmpty else { throw .unusableNumber(0, of: "the number of places to snap to") }
            for value in values where value.type != declaration.type {
                throw .wrongType(
                    property: declaration.path.text, expected: declaration.type, found: value.type.name)
            }
            let candidates = values.map { $0.components.array }
            return candidates[Decay.nearest(to: destination, of: candidates)]
        }
    }
}
