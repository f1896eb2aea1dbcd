import MotionModel

extension PropertyStore {
    /// The presentation value of a property, computed contribution by contribution, each by its own curve or spring:
    /// the reference for checking the flat arrays.
    ///
    /// - Returns: The stored components; `nil` for a transform, whose contributions aren't sums.
    package func presentationBySumming(_ id: PropertyID) -> [Double]? {
        self[id].type == .transform(.matrix) ? nil : table.shownBySumming(slots(of: id))
    }
}
