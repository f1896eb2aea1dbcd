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
    /// Whether its numbers may be below 0.
    let maySink: Bool

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

    /// ★ What other properties are initially, where that is a number or a colour.
    private static let initials: [(beginning: String, initial: String)] = [
        ("margin", "0"), ("padding", "0"), ("letter-spacing", "0"), ("word-spacing", "0"),
        ("text-indent", "0"),
        ("outline-offset", "0"), ("stroke-dashoffset", "0"), ("stroke-width", "1"), ("stroke-opacity", "1"),
        ("fill-opacity", "1"), ("stop-opacity", "1"), ("flex-grow", "0"), ("flex-shrink", "1"),
        ("order", "0"),
        ("border-top-left-radius", "0"), ("border-top-right-radius", "0"), ("border-bottom-left-radius", "0"),
        ("border-bottom-right-radius", "0"),
    ]

    /// ★ The beginnings of the names of other properties that CSS allows no number below 0.
    private static let neverBelow = [
        "padding", "min-", "max-", "font-size", "font-weight", "line-height", "border-", "outline-width",
        "stroke-width",
        "flex-grow", "flex-shrink", "flex-basis", "gap", "row-gap", "column-gap", "block-size", "inline-size",
        "perspective", "r", "rx", "ry", "tab-size",
    ]

    private init(_ keyPath: String, _ kind: Kind, _ initial: String? = nil, maySink: Bool = true) {
        self.keyPath = keyPath
        self.maySink = maySink && kind != .length
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
        let initial = Self.initials.first { row in
            name == row.beginning || name.hasPrefix(row.beginning + "-")
        }
        let isNever = Self.neverBelow.contains {
            $0.hasSuffix("-") ? name.hasPrefix($0) : name == $0 || name.hasPrefix($0 + "-")
        }
        self.init(keyPath, .any, initial?.initial, maySink: !isNever)
    }

    /// Whether a text is a length below 0 for which the property has no meaning.
    func isBelow(_ text: String) -> Bool {
        let words = StyleText.words(text)
        guard !maySink, words.count == 1, let number = StyleValue.length(words[0]) else { return false }
        return number < 0
    }

    /// Whether CSS holds its numbers between 0 and 1.
    var isOpacity: Bool { keyPath == "opacity" || keyPath.hasSuffix("Opacity") }

    /// ★ Those whose numbers are whole.
    private static let whole = ["order", "columnCount", "orphans", "widows"]

    /// Whether CSS rounds its numbers to whole ones.
    var isWhole: Bool { Self.whole.contains(keyPath) }

    /// Whether its word 'normal' is 0.
    var isNormallyZero: Bool { keyPath == "letterSpacing" || keyPath == "wordSpacing" }

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
