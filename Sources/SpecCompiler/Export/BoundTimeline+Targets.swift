import MotionModel

extension BoundTimeline {
    /// The properties by what they belong to, each target where its first property stands.
    ///
    /// - Complexity: O(properties).
    var propertiesByTarget: [(target: String, properties: [BoundProperty])] {
        var places: [String: Int] = [:]
        var result: [(target: String, properties: [BoundProperty])] = []
        for property in properties {
            let target = property.property.target
            if let place = places[target] {
                result[place].properties.append(property)
            } else {
                places[target] = result.count
                result.append((target, [property]))
            }
        }
        return result
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
