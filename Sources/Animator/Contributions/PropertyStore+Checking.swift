import MotionModel

extension PropertyStore {
    /// The presentation value of a property, computed contribution by contribution, each by its own curve or spring:
    /// the reference for checking the flat arrays.
    ///
    /// - Returns: The stored components; `nil` for a transform, whose contributions aren't sums.
    package func presentationBySumming(_ id: PropertyID) -> [Double]? {
        guard declarations[id.index].type != .transform(.matrix) else { return nil }
        let slots = slots(of: id)
        var components = Array(table.modelSlots[slots])
        forEachContribution(to: slots) { place in
            let contribution = table.contributions[place]
            let phase = contribution.source.phase(at: contribution.core.time(at: clock))
            for component in 0..<contribution.componentCount where contribution.isLive(component) {
                let index = contribution.firstSlot + component - slots.lowerBound
                guard components.indices.contains(index) else { continue }
                components[index] = contribution.shown(component, in: phase, over: components[index])
            }
        }
        return components
    }
}
