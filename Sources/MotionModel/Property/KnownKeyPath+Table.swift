extension KnownKeyPath {
    /// ★ The table: every known key path, whole values before their parts, groups in alphabetical order.
    ///
    /// A property is additive if sums of its values can be shown: places, extents, angles, lengths, strokes, and the
    /// opacity of a shadow, as in MotionAnimator. An anchor point is replaced, because it is measured against the bounds
    /// that move with it; the opacity of the thing itself and colours are replaced, because their sums leave the range
    /// that can be shown.
    ///
    /// The initial values are Core Animation's for a new layer (a shadow is black, 3 points wide and 3 points
    /// up).
    public static let all: [KnownKeyPath] = {
        let rows = Kind.allCases.flatMap { kind in kind.rows.indices.map { KnownKeyPath(kind, $0) } }
        let groups = rows.map { group(of: $0.keyPath) }
        let order = rows.indices.sorted { (groups[$0], $0) < (groups[$1], $1) }
        return order.map { rows[$0] }
    }()

    /// The kinds of value by which the rows are listed; those of a kind are made when one is asked for.
    enum Kind: CaseIterable {
        case numbers, points, rects, colors, transforms

        /// The kind in which the key paths of a group must be if they are known.
        init(ofGroup group: Span<UInt8>) {
            self = .numbers
            for other in Kind.groups where group.isEqual(to: other.name) { self = other.kind }
        }

        /// The groups of which there are others than numbers, in UTF-8.
        private static let groups: [(name: [UInt8], kind: Kind)] = {
            let kinds: [(kind: Kind, names: [String])] = [
                (.points, ["position", "anchorPoint", "center", "contentOffset", "shadowOffset"]),
                (.transforms, ["transform"]), (.rects, ["bounds", "frame"]),
                (.colors, ["backgroundColor", "borderColor", "shadowColor"]),
            ]
            return kinds.flatMap { row in row.names.map { (name: Array($0.utf8), kind: row.kind) } }
        }()

        /// The rows of the kind, where every access to a row looks it up.
        @inline(__always)
        var rows: [Row] {
            switch self {
            case .numbers: KnownKeyPath.numbers
            case .points: KnownKeyPath.points
            case .rects: KnownKeyPath.rects
            case .colors: KnownKeyPath.colors
            case .transforms: KnownKeyPath.transforms
            }
        }
    }

    /// The group of a key path by its name: everything before the first full stop.
    static func group(of keyPath: String) -> String {
        String(Substring(keyPath.utf8.prefix { $0 != UInt8(ascii: ".") }))
    }

    // MARK: Tables

    private static let numbers: [Row] = [
        opacity("alpha", initial: 1, "opacity, by its name in UIKit"),
        length("borderWidth", 0...(.infinity), initial: 0, "how wide the border is"),
        length("constant", nil, isSpatial: true, initial: 0, "the constant of a layout constraint"),
        length("cornerRadius", 0...(.infinity), initial: 0, "the radius of the corners"),
        opacity("opacity", initial: 1, "0 invisible, 1 opaque"),
        path("path", "the outline of a shape"),
        share("shadowOpacity", initial: 0, "the opacity of the shadow"),
        path("shadowPath", "the outline that casts the shadow, instead of the content's"),
        length("shadowRadius", 0...(.infinity), initial: 3, "how far the shadow is blurred"),
        share("strokeEnd", initial: 1, "where along its path a stroke ends"),
        share("strokeStart", initial: 0, "where along its path a stroke starts"),
        length("zPosition", nil, initial: 0, "the place in depth, which decides what covers what"),
    ]

    private static let points: [Row] =
        point(
            "anchorPoint", .share, isAdditive: false, initial: (0.5, 0.5),
            "where in the bounds the position is, as shares of the size")
        + point("center", .points, "the place of the anchor point in the parent, by its name in UIKit")
        + point("contentOffset", .points, "how far the content of a scroll view is scrolled")
        + point("position", .points, "the place of the anchor point in the parent")
        + size("shadowOffset", range: nil, isSpatial: false, initial: (0, -3), "how far the shadow is moved")

    private static let rects: [Row] =
        rect("bounds", "the rectangle in the thing's own coordinates")
        + rect("frame", "the rectangle in the parent's coordinates")

    private static let colors: [Row] =
        color("backgroundColor", initial: .transparent, "the colour behind the content")
        + color("borderColor", initial: .black, "the colour of the border")
        + color("shadowColor", initial: .black, "the colour of the shadow")

    // MARK: Rows of a kind

    private static func opacity(_ keyPath: String, initial: Double, _ summary: String) -> Row {
        Row(
            keyPath: keyPath, type: .number, unit: .share, isAdditive: false, range: 0...1,
            isSpatial: false, isBounded: true, initial: .number(initial), summary: summary, part: nil)
    }

    private static func share(_ keyPath: String, initial: Double, _ summary: String) -> Row {
        Row(
            keyPath: keyPath, type: .number, unit: .share, isAdditive: true, range: 0...1,
            isSpatial: false, isBounded: true, initial: .number(initial), summary: summary, part: nil)
    }

    private static func path(_ keyPath: String, _ summary: String) -> Row {
        Row(
            keyPath: keyPath, type: .path(PathForm([])), unit: .points, isAdditive: false, range: nil,
            isSpatial: true, isBounded: false, initial: MotionValue(unchecked: .path(PathForm([])), []),
            summary: summary, part: nil)
    }

    /// A colour, and its components as in UIKit: in sRGB, by hue, saturation and brightness, and as a grey.
    ///
    /// The components aren't numbers that a colour is stored as, so they have no part; see ``overlap(_:_:)``.
    private static func color(_ keyPath: String, initial: Color, _ summary: String) -> [Row] {
        let (red, green, blue) = initial.srgb
        let brightness = Swift.max(red, green, blue)
        let whole = Row(
            keyPath: keyPath, type: .color, unit: .share, isAdditive: false, range: nil,
            isSpatial: false, isBounded: true, initial: .color(initial), summary: summary, part: nil)
        func share(_ component: ColorComponent, _ initial: Double) -> Row {
            Row(
                keyPath: "\(keyPath).\(component.rawValue)", type: .number, unit: .share, isAdditive: false,
                range: 0...1, isSpatial: false, isBounded: true, initial: .number(initial),
                summary: "the \(component.rawValue) of the \(keyPath), \(component.meaning)", color: keyPath)
        }
        let hue = Row(
            keyPath: "\(keyPath).\(ColorComponent.hue.rawValue)", type: .angle, unit: .degrees,
            isAdditive: false,
            range: nil, isSpatial: false, isBounded: false, initial: .angle(degrees: 0),
            summary: "the hue of the \(keyPath), \(ColorComponent.hue.meaning)", color: keyPath)
        return [
            whole, share(.red, red), share(.green, green), share(.blue, blue), hue, share(.saturation, 0),
            share(.brightness, brightness), share(.white, brightness), share(.alpha, initial.alpha),
        ]
    }

    private static func length(
        _ keyPath: String, _ range: ClosedRange<Double>?, isSpatial: Bool = false, initial: Double,
        _ summary: String, part: Part? = nil
    ) -> Row {
        Row(
            keyPath: keyPath, type: .number, unit: .points, isAdditive: true, range: range,
            isSpatial: isSpatial, isBounded: false, initial: .number(initial), summary: summary,
            part: part)
    }

    private static func point(
        _ keyPath: String, _ unit: PropertyUnit, isAdditive: Bool = true, initial: (Double, Double) = (0, 0),
        _ summary: String, part: Part? = nil
    ) -> [Row] {
        let whole = Row(
            keyPath: keyPath, type: .point, unit: unit, isAdditive: isAdditive, range: nil, isSpatial: true,
            isBounded: false, initial: .point(initial.0, initial.1), summary: summary, part: part,
            hasParts: true)
        return [whole, whole.number("x", 0), whole.number("y", 1)]
    }

    private static func size(
        _ keyPath: String, range: ClosedRange<Double>?, isSpatial: Bool, initial: (Double, Double) = (0, 0),
        _ summary: String, part: Part? = nil
    ) -> [Row] {
        let whole = Row(
            keyPath: keyPath, type: .size, unit: .points, isAdditive: true, range: range,
            isSpatial: isSpatial, isBounded: false, initial: .size(initial.0, initial.1), summary: summary,
            part: part, hasParts: true)
        return [whole, whole.number("width", 0), whole.number("height", 1)]
    }

    private static func rect(_ keyPath: String, _ summary: String) -> [Row] {
        let whole = Row(
            keyPath: keyPath, type: .rect, unit: .points, isAdditive: true, range: nil, isSpatial: true,
            isBounded: false, initial: .rect(0, 0, 0, 0), summary: summary, hasParts: true)
        let origin = point(
            "\(keyPath).origin", .points, "the corner of the \(keyPath) nearest to the origin",
            part: Part(whole: keyPath, components: 0..<2))
        let extent = size(
            "\(keyPath).size", range: 0...(.infinity), isSpatial: true, "the extent of the \(keyPath)",
            part: Part(whole: keyPath, components: 2..<4))
        return [whole] + origin + extent
    }

    // MARK: Transforms

    /// A whole transform, and its parts: separate numbers that a view combines, and that overlap with it.
    private static let transforms: [Row] =
        [
            Row(
                keyPath: "transform", type: .transform(.matrix), unit: .none, isAdditive: true, range: nil,
                isSpatial: true, isBounded: false, initial: .transform(.identity),
                summary: "how it is moved, turned, scaled and skewed, as a whole", part: nil),
            angle("transform.rotation", "the turn in the plane", hasParts: true),
            angle("transform.rotation.x", "the turn about the horizontal axis"),
            angle("transform.rotation.y", "the turn about the vertical axis"),
            angle(
                "transform.rotation.z", "the turn in the plane, by the name of its axis",
                part: Part(whole: "transform.rotation", components: 0..<1)),
            scale("transform.scale", "the scale along all axes alike"),
            scale("transform.scale.x", "the scale along the horizontal axis"),
            scale("transform.scale.y", "the scale along the vertical axis"),
            scale("transform.scale.z", "the scale in depth"),
        ]
        + point("transform.translation", .points, "the move in the plane")
        + [length("transform.translation.z", nil, isSpatial: true, initial: 0, "the move in depth")]

    private static func angle(
        _ keyPath: String, _ summary: String, part: Part? = nil, hasParts: Bool = false
    ) -> Row {
        Row(
            keyPath: keyPath, type: .angle, unit: .degrees, isAdditive: true, range: nil, isSpatial: true,
            isBounded: false, initial: .angle(degrees: 0), summary: summary, part: part, hasParts: hasParts)
    }

    private static func scale(_ keyPath: String, _ summary: String) -> Row {
        Row(
            keyPath: keyPath, type: .number, unit: .share, isAdditive: true, range: nil, isSpatial: true,
            isBounded: false, initial: .number(1), summary: summary, part: nil)
    }
}
