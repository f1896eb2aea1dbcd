import MotionModel

/// A value that Motion animates, as `x` or `backgroundColor`, and the number of a property that sets it.
struct MotionKey {
    /// The kind of value.
    enum Kind: Hashable {
        /// Any number: pixels of a place, degrees, a factor, a share.
        case number
        /// A length in pixels of which a browser takes nothing below 0.
        case extent
        /// A colour; its numbers are red, green, blue and alpha.
        case color
    }

    /// Motion's name of it.
    let name: String
    /// The kind of value.
    let kind: Kind
    /// The index of the property's component; the first of a colour.
    let component: Int

    /// The values that a property sets; empty if Motion has none.
    ///
    /// - Parameters:
    ///   - keyPath: The property's key path.
    ///   - type: The property's canonical type.
    static func keys(of keyPath: String, type: ValueType) -> [MotionKey] {
        guard let row = KnownKeyPath.row(for: keyPath), row.type.isKind(of: type) else { return [] }
        func each(_ names: [String], _ kind: Kind? = nil) -> [MotionKey] {
            names.enumerated().map { MotionKey(name: $1, kind: kind ?? .number, component: $0) }
        }
        switch keyPath {
        case "position", "center", "frame.origin", "transform.translation": return each(["x", "y"])
        case "position.x", "center.x", "frame.origin.x", "transform.translation.x": return each(["x"])
        case "position.y", "center.y", "frame.origin.y", "transform.translation.y": return each(["y"])
        case "transform.translation.z": return each(["z"])
        case "transform.scale": return each(["scale"])
        case "transform.scale.x": return each(["scaleX"])
        case "transform.scale.y": return each(["scaleY"])
        case "transform.rotation", "transform.rotation.z": return each(["rotate"])
        case "transform.rotation.x": return each(["rotateX"])
        case "transform.rotation.y": return each(["rotateY"])
        case "opacity", "alpha": return each(["opacity"])
        case "bounds.size", "frame.size": return each(["width", "height"], .extent)
        case "bounds.size.width", "frame.size.width": return each(["width"], .extent)
        case "bounds.size.height", "frame.size.height": return each(["height"], .extent)
        case "cornerRadius": return each(["borderRadius"], .extent)
        case "borderWidth": return each(["borderWidth"], .extent)
        case "strokeEnd": return each(["pathLength"], .extent)
        case "backgroundColor", "borderColor": return each([keyPath], .color)
        default: return []
        }
    }
}
