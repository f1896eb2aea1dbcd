import MotionModel

/// A property of a view, as an object animator refers to it.
struct AndroidProperty {
    /// The kind of value.
    enum Kind: Hashable {
        /// A length in density-independent pixels, as an offset from the property's place at rest.
        case offset
        /// A length in density-independent pixels.
        case length
        /// A plain number.
        case number
        /// A colour; its numbers are red, green, blue and alpha.
        case color
    }

    /// The name of the view's property.
    let name: String
    /// The kind of value.
    let kind: Kind
    /// The index of the property's component; the first of a colour.
    let component: Int

    /// The view's properties that a property sets; empty if views have none.
    ///
    /// A view's place follows from its layout, so a position is an offset from where the layout has put it.
    ///
    /// - Parameters:
    ///   - keyPath: The property's key path.
    ///   - type: The property's canonical type.
    static func properties(of keyPath: String, type: ValueType) -> [AndroidProperty] {
        guard let row = KnownKeyPath.row(for: keyPath), row.type.isKind(of: type) else { return [] }
        func each(_ names: [String], _ kind: Kind) -> [AndroidProperty] {
            names.enumerated().map { AndroidProperty(name: $1, kind: kind, component: $0) }
        }
        switch keyPath {
        case "position", "center": return each(["translationX", "translationY"], .offset)
        case "position.x", "center.x": return each(["translationX"], .offset)
        case "position.y", "center.y": return each(["translationY"], .offset)
        case "transform.translation": return each(["translationX", "translationY"], .length)
        case "transform.translation.x": return each(["translationX"], .length)
        case "transform.translation.y": return each(["translationY"], .length)
        case "zPosition", "transform.translation.z": return each(["translationZ"], .length)
        case "transform.scale":
            return each(["scaleX"], .number) + each(["scaleY"], .number)
        case "transform.scale.x": return each(["scaleX"], .number)
        case "transform.scale.y": return each(["scaleY"], .number)
        case "transform.rotation", "transform.rotation.z": return each(["rotation"], .number)
        case "transform.rotation.x": return each(["rotationX"], .number)
        case "transform.rotation.y": return each(["rotationY"], .number)
        case "opacity", "alpha": return each(["alpha"], .number)
        case "backgroundColor": return each(["backgroundColor"], .color)
        default: return []
        }
    }
}
