/// A property of a style sheet that can be animated, and its counterpart in a spec.
struct StyleProperty: Hashable {
    /// The kind of its values.
    enum Kind {
        case share
        case length
        case color
        case point
        case angle
        case scale
        case transform
        /// A point in shares of the element.
        case origin
        /// A number or a colour.
        case any
    }

    /// The key path in the spec.
    let keyPath: String
    /// The kind of its values.
    let kind: Kind
    /// The initial value in CSS; nil if there is none.
    let initial: String?

    /// ★ The properties that have a name of their own in a spec.
    private static let rows: [(name: String, property: StyleProperty)] = [
        ("opacity", StyleProperty("opacity", .share, "1")),
        ("width", StyleProperty("bounds.size.width", .length)),
        ("height", StyleProperty("bounds.size.height", .length)),
        ("border-radius", StyleProperty("cornerRadius", .length, "0")),
        ("border-width", StyleProperty("borderWidth", .length)),
        ("border-color", StyleProperty("borderColor", .color)),
        ("background", StyleProperty("backgroundColor", .color)),
        ("background-color", StyleProperty("backgroundColor", .color, "transparent")),
        ("transform", StyleProperty("transform", .transform, "none")),
        ("transform-origin", StyleProperty("anchorPoint", .origin, "center")),
        ("translate", StyleProperty("transform.translation", .point, "none")),
        ("rotate", StyleProperty("transform.rotation.z", .angle, "none")),
        ("scale", StyleProperty("transform.scale", .scale, "none")),
        ("z-index", StyleProperty("zPosition", .share)),
    ]

    private init(_ keyPath: String, _ kind: Kind, _ initial: String? = nil) {
        self.keyPath = keyPath
        self.kind = kind
        self.initial = initial
    }

    /// The property of that name; nil if it can't be one in a spec.
    init?(named name: String) {
        if let row = Self.rows.first(where: { $0.name == name }) {
            self = row.property
            return
        }
        guard let keyPath = StyleText.identifier(name) else { return nil }
        self.init(keyPath, .any)
    }

    /// Whether where an element is seen depends on the point about which it turns.
    var turnsAboutOrigin: Bool { kind == .transform || kind == .angle || kind == .scale }

    /// Whether the two move the same thing.
    func overlaps(_ other: StyleProperty) -> Bool {
        func isTransform(_ kind: Kind) -> Bool { kind == .transform }
        func isPart(_ path: String) -> Bool { path.hasPrefix("transform.") }
        return keyPath == other.keyPath || isTransform(kind) && isPart(other.keyPath)
            || isTransform(other.kind) && isPart(keyPath)
    }
}
