/// ★ The keys of a preview's scene.
package enum PreviewField: String, FieldTable {
    case screen, fill, layers

    package static let object = "'$preview'"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .screen:
            Field(
                "a size",
                Schema.numbers("width", "height", of: NumberRange.above(0).schema).examples([390, 844]),
                "the width and height of a device's screen, to which the scene is clipped")
        case .fill: .color("the colour of the screen, or of what is behind the layers", example: "#f4f4f6")
        case .layers:
            .entries(
                of: .layer, named: SchemaPattern.any,
                "what is drawn, by name: the target of a property, or any other name; the last is on top",
                example: ["chip": ["frame": [16, 96, 200, 48], "fill": "#2f5fe0", "text": "Team lunch"]])
        }
    }
}

/// ★ The keys of a layer of a preview's scene.
package enum LayerField: String, FieldTable {
    case parent, frame, anchor, shape, path, icon, image, text, fill, color, stroke, lineWidth, radius
    case fontSize, align, opacity, shadow, clip, tap

    package static let object = "a layer"
    package static let rows = FieldRows<Self>()
    /// The keys of which a layer has at most one.
    static let pictures: [LayerField] = [.shape, .path, .icon, .image]

    package var field: Field {
        switch self {
        case .parent:
            Field("the name of a layer", .word, "the layer that it lies in, and moves with")
        case .frame:
            Field(
                "a rectangle", Schema.numbers("x", "y", "width", "height").examples([16, 96, 200, 48]),
                "x, y, width and height in the parent's coordinates, where it rests in the first state",
                default: "the parent's")
        case .anchor:
            Field(
                "two shares", Schema.numbers("x", "y").examples([0, 0.5]),
                "the point of the frame that stays where it is when its size changes, as 'anchorPoint' does",
                default: "[0.5, 0.5]")
        case .shape: .choice(["rect", "circle"], "what is filled", default: "\"rect\"")
        case .path:
            Field(
                "path data", .text(matching: SchemaPattern.path, "SVG path data"),
                "a path in the layer's own coordinates, instead of a shape")
        case .icon:
            Field(
                "path data", .text(matching: SchemaPattern.path, "SVG path data"),
                "a path in a square of 24 by 24, fitted to the frame")
        case .image:
            Field(
                "a data address",
                .text(matching: "^data:image/", "an address that begins with 'data:image/'"),
                "a picture that fills the frame")
        case .text: Field("a text", .text, "what is written in the frame")
        case .fill: .color("the colour of the shape, the path or the icon", example: "#2f5fe0")
        case .color: .color("the colour of the text", example: "#ffffff")
        case .stroke: .color("the colour of the outline", example: "#d9d8d4")
        case .lineWidth: .number(.from(0), "the width of the outline", default: "1", example: 2)
        case .radius: .number(.from(0), "the radius of the corners", default: "0", example: 12)
        case .fontSize: .number(.above(0), "the size of the text", default: "15", example: 17)
        case .align: .choice(["left", "center", "right"], "where the text stands", default: "\"left\"")
        case .opacity: .number(.share, "how opaque the layer and those in it are", default: "1", example: 0.5)
        case .shadow: .number(.from(0), "how far the shadow below it reaches", default: "0", example: 12)
        case .clip: .boolean("whether the layers in it are cut off at its edges", default: "false")
        case .tap:
            Field("an event", Schema.word.examples("tap").naming(.event), "the event that a tap on it sends")
        }
    }
}

extension Schema {
    /// Numbers in a list, or by their names.
    fileprivate static func numbers(_ names: String..., of number: Schema = .ref(.number)) -> Schema {
        .anyOf([.list(of: number, names.count...names.count), .object(numbers: names, of: number)])
    }
}

extension Field {
    /// A colour.
    fileprivate static func color(
        _ summary: String, example: @autoclosure @escaping @Sendable () -> JSONValue
    ) -> Field {
        Field(
            "a colour",
            Schema.text(matching: SchemaPattern.color, "a colour, as in '#2f5fe0'").examples(example()),
            summary)
    }
}
