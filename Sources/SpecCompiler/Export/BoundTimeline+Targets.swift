import MotionModel

extension BoundTimeline {
    /// The properties grouped by target, each target in the place of its first property.
    ///
    /// - Complexity: O(properties).
    var propertiesByTarget: [(key: String, elements: [BoundProperty])] {
        properties.grouped { $0.property.target }
    }
}

extension [BoundProperty] {
    /// The index of each property in the list.
    ///
    /// - Complexity: O(properties).
    var places: [PropertyPath: Int] {
        var places: [PropertyPath: Int] = [:]
        for (place, property) in enumerated() where places[property.property] == nil {
            places[property.property] = place
        }
        return places
    }
}
