/// The type of a property's values: the number of stored components, and their meaning.
///
/// A type is **canonical**, the type of a property in a store, or a **form**: other numbers for the same values, which
/// a track interpolates instead. ``canonical`` is the canonical type of a form.
///
/// To add a type, add a case: no `switch` over this enum has a `default`, so the compiler names the places to change.
public enum ValueType: Hashable, Sendable {
    /// One number.
    case number
    /// One number that is interpolated like any other and rounded half away from zero when it is read.
    case integer
    /// One angle, stored in degrees, never wrapped.
    case angle
    /// A place: x, y.
    case point
    /// An extent: width, height.
    case size
    /// 2 to 64 numbers without names.
    case vector(Int)
    /// A rectangle: x, y, width, height.
    case rect
    /// Distances from four edges: top, left, bottom, right.
    case insets
    /// A colour, stored as premultiplied OKLab: L·α, a·α, b·α, α.
    case color
    /// True or false, stored as 1 or 0.
    case boolean
    /// One of a set of texts, stored as its index.
    case string(StringSet)
    /// A transform. ``TransformForm/matrix`` is canonical, the others are forms of it.
    case transform(TransformForm)
    /// A path, stored as the coordinates of its points; all values of a property have one form.
    indirect case path(PathForm)

    // Forms of other types.

    /// A form of ``color``: interpolated in another space than OKLab.
    case colorIn(ColorSpace)
    /// A form of ``angle``: takes the shorter or the longer turn.
    case turning(AngleTurn)
    /// A form of ``point``: a share of a route's length, and the place there.
    indirect case routePosition(PathRoute)
    /// A form of ``angle``: a share of a route's length, and the direction there.
    indirect case routeTangent(PathRoute)

    /// The numbers of components that a vector may have.
    public static let vectorCounts = 2...64

    /// The names by which a type can be declared, in the order of the cases.
    public static let names = [
        "number", "integer", "angle", "point", "size", "vector", "rect", "insets", "color", "bool", "path",
        "string", "transform",
    ]

    /// The type's name in a spec, such as `"point"`; `"vector"` for every vector, whatever its count, and for a form
    /// the name of its canonical type.
    public var name: String {
        switch self {
        case .number: "number"
        case .integer: "integer"
        case .angle, .turning, .routeTangent: "angle"
        case .point, .routePosition: "point"
        case .size: "size"
        case .vector: "vector"
        case .rect: "rect"
        case .insets: "insets"
        case .color, .colorIn: "color"
        case .boolean: "bool"
        case .string: "string"
        case .transform: "transform"
        case .path: "path"
        }
    }

    /// The type of that name.
    ///
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - componentCount: The number of components of its values. A vector needs it, since its name doesn't tell; for
    ///     other types it may be left out, and is checked if it is given.
    /// - Returns: `nil` for an unknown name, a count that isn't the type's, and a vector without a count in 2…64. A
    ///   `string` has no texts and a `path` no points, because these come with its values; a transform is canonical.
    public init?(name: String, componentCount: Int? = nil) {
        let type: ValueType
        switch name {
        case "number": type = .number
        case "integer": type = .integer
        case "angle": type = .angle
        case "point": type = .point
        case "size": type = .size
        case "vector":
            guard let count = componentCount, ValueType.vectorCounts.contains(count) else { return nil }
            type = .vector(count)
        case "rect": type = .rect
        case "insets": type = .insets
        case "color": type = .color
        case "bool": type = .boolean
        case "string": type = .string(StringSet([]))
        case "transform": type = .transform(.matrix)
        case "path": type = .path(PathForm([]))
        default: return nil
        }
        if let count = componentCount, count != type.componentCount { return nil }
        self = type
    }

    /// The number of stored components of a value.
    public var componentCount: Int {
        switch self {
        case .number, .integer, .angle, .boolean, .string, .turning, .routePosition, .routeTangent: 1
        case .point, .size: 2
        case .vector(let count): count
        case .rect, .insets, .color: 4
        case .transform(let form): form.componentCount
        case .colorIn: ColorSpace.numberCount
        case .path(let form): 2 * form.pointCount
        }
    }

    /// The keys of the components if a value is written as an object, in stored order; empty for a type that isn't
    /// written as one.
    public var componentNames: [String] {
        switch self {
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .rect: ["x", "y", "width", "height"]
        case .insets: ["top", "left", "bottom", "right"]
        case .number, .integer, .angle, .vector, .color, .boolean, .string, .transform, .path, .colorIn,
            .turning, .routePosition, .routeTangent:
            []
        }
    }

    /// Whether a value flips half-way instead of passing through the values between.
    public var isDiscrete: Bool {
        switch self {
        case .boolean, .string: true
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .transform, .colorIn,
            .turning, .path, .routePosition, .routeTangent:
            false
        }
    }
}
