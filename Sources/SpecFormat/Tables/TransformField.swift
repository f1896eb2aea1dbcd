/// ★ The functions of a transform: an object has exactly one of them.
package enum TransformField: String, FieldTable {
    case translate
    case translateX
    case translateY
    case translateZ
    case scale
    case scaleX
    case scaleY
    case scaleZ
    case rotate
    case rotateX
    case rotateY
    case rotateZ
    case rotate3d
    case skew
    case skewX
    case skewY
    case perspective
    case matrix

    package static let object = "a transform function"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .translate: Field("a number or 2 or 3 numbers", "a move by x, y and z; one number is x")
        case .translateX: Field("a number", "a move along the horizontal axis")
        case .translateY: Field("a number", "a move along the vertical axis")
        case .translateZ: Field("a number", "a move in depth")
        case .scale:
            Field("a number or 2 or 3 numbers", "a scale along x, y and z; one number is both x and y")
        case .scaleX: Field("a number", "a scale along the horizontal axis")
        case .scaleY: Field("a number", "a scale along the vertical axis")
        case .scaleZ: Field("a number", "a scale in depth")
        case .rotate, .rotateZ: Field("an angle", "a turn in the plane")
        case .rotateX: Field("an angle", "a turn about the horizontal axis")
        case .rotateY: Field("an angle", "a turn about the vertical axis")
        case .rotate3d: Field("an object", "a turn about any axis")
        case .skew: Field("an angle or 2 angles", "a skew along x and y; one angle is x")
        case .skewX: Field("an angle", "a skew along the horizontal axis")
        case .skewY: Field("an angle", "a skew along the vertical axis")
        case .perspective: Field("a number or a word", "the distance of the eye, or `\"none\"`")
        case .matrix: Field("6 or 16 numbers", "a matrix as CSS writes it, column by column")
        }
    }
}

/// ★ The keys of a turn about any axis.
package enum AxisField: String, FieldTable {
    case axis
    case angle

    package static let object = "a turn about an axis"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .axis: .required("3 numbers", "the axis, of any length but 0")
        case .angle: .required("an angle", "by how much")
        }
    }
}
