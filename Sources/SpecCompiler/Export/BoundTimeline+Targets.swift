import MotionModel

extension BoundTimeline {
    /// The properties by what they belong to, each target where its first property stands.
    ///
    /// - Complexity: O(properties).
    var propertiesByTarget: [(key: String, elements: [BoundProperty])] {
        properties.grouped { $0.property.target }
    }
}

extension [BoundProperty] {
    /// Where each property is among them.
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
