/// A property of a Core Animation layer that shows a property of a spec.
package struct LayerKeyPath: Hashable, Sendable {
    /// The type of the value in a layer.
    package enum Kind: Hashable, Sendable {
        /// A plain number.
        case number
        /// Degrees, which are radians in a layer.
        case degrees
        /// A place.
        case point
        /// An extent.
        case size
        /// A point, which is a size in a layer.
        case translation
        /// A rectangle.
        case rect
        /// A colour.
        case color
        /// A whole transform.
        case transform
        /// An outline.
        case path
    }

    /// The layer's key path.
    package let text: String
    /// The type of the value in a layer.
    package let kind: Kind

    /// The property of a layer for a property; `nil` if layers have none.
    ///
    /// UIKit's names of layer properties stand for these. A name that isn't in the table of known key paths is taken
    /// for a property of the layer's own class, with an angle in degrees.
    package init?(_ declaration: PropertyDeclaration) {
        let name = declaration.path.keyPath
        guard KnownKeyPath.row(for: name) != nil else {
            guard let kind = LayerKeyPath.kind(of: declaration.type) else { return nil }
            self.init(name, kind)
            return
        }
        switch name {
        case "alpha": self.init("opacity", .number)
        case "center": self.init("position", .point)
        case "center.x": self.init("position.x", .number)
        case "center.y": self.init("position.y", .number)
        case "transform.translation": self.init(name, .translation)
        case "constant", "contentOffset", "contentOffset.x", "contentOffset.y": return nil
        default:
            // Layers have whole colours only, and a frame that follows from other properties.
            guard !LayerKeyPath.isPartOfColor(name), !name.utf8.starts(with: "frame.".utf8),
                let kind = LayerKeyPath.kind(of: declaration.type)
            else { return nil }
            self.init(name, declaration.type == .angle ? .degrees : kind)
        }
    }

    private init(_ text: String, _ kind: Kind) {
        self.text = text
        self.kind = kind
    }

    private static func kind(of type: ValueType) -> Kind? {
        switch type {
        case .number, .integer, .angle, .boolean: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform(.matrix): .transform
        case .path: .path
        case .vector, .insets, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent:
            nil
        }
    }

    private static func isPartOfColor(_ name: String) -> Bool {
        ["backgroundColor.", "borderColor.", "shadowColor."].contains { name.utf8.starts(with: $0.utf8) }
    }

    /// Whether Core Animation can animate it. A layer's frame can't be animated; it follows from other properties.
    package var isAnimatable: Bool { text != "frame" }

    /// Whether Core Animation adds values up as a store does. It adds colours, paths and whole transforms in other
    /// ways.
    package var addsUp: Bool {
        switch kind {
        case .number, .degrees, .point, .size, .translation, .rect: true
        case .color, .transform, .path: false
        }
    }

    /// Whether Core Animation interpolates two values as a track does. It doesn't do so for colours, which it mixes by
    /// their components, and for transforms.
    package var interpolatesAlike: Bool {
        switch kind {
        case .number, .degrees, .point, .size, .translation, .rect, .path: true
        case .color, .transform: false
        }
    }
}
