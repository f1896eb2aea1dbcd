import MotionModel

extension TransformField: SchemaTable {
    var shape: Schema {
        func oneOr(_ element: SchemaDefinition, _ count: ClosedRange<Int>) -> Schema {
            .anyOf([.ref(element), .list(of: .ref(element), count)])
        }
        switch self {
        case .translate: return oneOr(.component, 2...3).examples([0, 48])
        case .scale: return oneOr(.component, 2...3).examples(1.2)
        case .translateX, .translateY, .translateZ, .scaleX, .scaleY, .scaleZ: return .ref(.component)
        case .rotate, .rotateX, .rotateY, .rotateZ: return Schema.ref(.angle).examples("45deg")
        case .rotate3d: return .object(AxisField.self)
        case .skew: return oneOr(.angle, 2...2).examples("10deg")
        case .skewX, .skewY: return Schema.ref(.angle).examples("10deg")
        case .perspective:
            return .anyOf([.number(above: 0, most: Limits.value), .choice(["none"]), .ref(.expression)])
        case .matrix:
            return .anyOf([.list(of: .ref(.component), 6...6), .list(of: .ref(.component), 16...16)])
        }
    }

    /// An object with this function.
    var kind: Schema {
        Schema.object(TransformField.self, keys: [self], required: [self])
            .titled("\(rawValue): \(field.summary)")
    }
}

extension AxisField: SchemaTable {
    var shape: Schema {
        switch self {
        case .axis: Schema.list(of: .ref(.component), 3...3).examples([0, 1, 0])
        case .angle: .ref(.angle)
        }
    }
}
