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
