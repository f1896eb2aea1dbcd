import MotionModel

/// Properties that expressions read.
extension SpecDecoder {
    /// Records that an expression reads a property.
    mutating func noteReading(of property: ExpressionParser.UsedProperty, at place: SourceRange) {
        guard readings[property.path] == nil else { return }
        readings[property.path] = (property.type, place)
    }
}

extension Spec {
    /// The declarations of all its properties, by path.
    var declarations: [PropertyPath: PropertyDeclaration] {
        var known: [PropertyPath: PropertyDeclaration] = [:]
        for property in animations.map({ $0.property }) + restingProperties {
            known[property.path] = property
        }
        return known
    }
}
