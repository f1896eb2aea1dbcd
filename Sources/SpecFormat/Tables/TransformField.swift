/// ★ The functions of a transform: an object has exactly one of them.
package enum TransformField: String, FieldTable {
    case translate, translateX, translateY, translateZ, scale, scaleX, scaleY, scaleZ, rotate, rotateX,
        rotateY, rotateZ, rotate3d, skew, skewX, skewY, perspective, matrix

    package static let object = "a transform function"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .translate:
            Field(
                "a number or 2 or 3 numbers", Self.oneOr(.component, 2...3).examples([0, 48]),
                "a move by x, y and z; one number is x")
        case .translateX: Self.number("a move along the horizontal axis")
        case .translateY: Self.number("a move along the vertical axis")
        case .translateZ: Self.number("a move in depth")
        case .scale:
            Field(
                "a number or 2 or 3 numbers", Self.oneOr(.component, 2...3).examples(1.2),
                "a scale along x, y and z; one number is both x and y")
        case .scaleX: Self.number("a scale along the horizontal axis")
        case .scaleY: Self.number("a scale along the vertical axis")
        case .scaleZ: Self.number("a scale in depth")
        case .rotate, .rotateZ: Self.angle("a turn in the plane", "45deg")
        case .rotateX: Self.angle("a turn about the horizontal axis", "45deg")
        case .rotateY: Self.angle("a turn about the vertical axis", "45deg")
        case .rotate3d: Field("an object", .object(AxisField.self), "a turn about any axis")
        case .skew:
            Field(
                "an angle or 2 angles", Self.oneOr(.angle, 2...2).examples("10deg"),
                "a skew along x and y; one angle is x")
        case .skewX: Self.angle("a skew along the horizontal axis", "10deg")
        case .skewY: Self.angle("a skew along the vertical axis", "10deg")
        case .perspective:
            Field(
                "a number or a word",
                .anyOf([Self.distance.schema, .choice(["none"]), .ref(.expression)]),
                "the distance of the eye, or `\"none\"`", in: Self.distance, words: ["none"])
        case .matrix:
            Field(
                "6 or 16 numbers",
                .anyOf([.list(of: .ref(.component), 6...6), .list(of: .ref(.component), 16...16)]),
                "a matrix as CSS writes it, column by column")
        }
    }

    private static let distance = NumberRange.above(0)

    private static func number(_ summary: String) -> Field { .of(.component, "a number", summary) }

    private static func angle(_ summary: String, _ example: JSONValue) -> Field {
        .of(.angle, "an angle", summary, examples: [example])
    }

    private static func oneOr(_ element: SchemaDefinition, _ count: ClosedRange<Int>) -> Schema {
        .anyOf([.ref(element), .list(of: .ref(element), count)])
    }
}

/// ★ The keys of a turn about any axis.
package enum AxisField: String, FieldTable {
    case axis, angle

    package static let object = "a turn about an axis"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .axis:
            Field(
                "3 numbers", Schema.list(of: .ref(.component), 3...3).examples([0, 1, 0]),
                "the axis, of any length but 0"
            ).required
        case .angle: .of(.angle, "an angle", "by how much").required
        }
    }
}
