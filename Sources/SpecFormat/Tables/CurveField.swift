import MotionModel

/// ★ The keys of a curve: the heads, one of which says its kind, and their parameters.
package enum CurveField: String, FieldTable {
    case bezier, bezierPath, points, steps, spring, quad, cubic, quart, quint, sine, expo, circ, back,
        elastic, bounce, reverse, mirror, interval, scale, clamp, sum, product, chain, css, expression, jump,
        overshoot, amplitude, period, of

    package static let object = "a curve"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .bezier:
            Field(
                "four numbers", Schema.list(of: NumberRange.output.schema, 4...4).examples([0.4, 0, 0.2, 1]),
                "a cubic Bézier, by its control points x1, y1, x2, y2", in: .output)
        case .bezierPath:
            Field(
                "SVG path data",
                Schema.word.examples("M0,0 C.05,0,.133333,.06,.166666,.4 C.208333,.82,.25,1,1,1"),
                "cubic Béziers from 0,0 to 1,1, x never going back")
        case .points:
            Field("a list of outputs", Self.outputs, "straight pieces, by the rules of CSS linear()")
        case .steps: Field("a whole number", Self.count, "a staircase of that many steps")
        case .spring:
            .of(
                .spring, "a spring", "a spring from its release until it has settled",
                examples: [["duration": 0.5, "bounce": 0.2]])
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .back, .elastic, .bounce:
            .choice(
                Penner.Direction.allCases.map { $0.rawValue }, "Penner's function of that name",
                type: "\"in\", \"out\" or \"inOut\"")
        case .reverse: .curve("the curve run backwards", examples: ["ease-in"])
        case .mirror: .curve("the curve at half scale, then the same run backwards", examples: ["ease-in"])
        case .interval: .pair(.share, "a curve inside a part of the time", example: [0.2, 0.8])
        case .scale: .number(.output, "a curve's output, multiplied", example: 0.5)
        case .clamp: .pair(.output, "a curve's output, limited", example: [0, 1])
        case .sum: Self.curves("their outputs, added")
        case .product: Self.curves("their outputs, multiplied")
        case .chain: Self.curves("each applied to the output of the one before")
        case .css:
            Field(
                "a CSS easing", Schema.word.examples("cubic-bezier(.4,0,.2,1)"),
                "any easing as CSS writes it")
        case .expression:
            .of(
                .expression, "an expression", "any function of the progress p",
                examples: ["= 1 - (1 - p)^3"])
        case .jump:
            .choice(
                Steps.Jump.allCases.map { $0.rawValue }, "where a staircase jumps", default: "\"end\"")
        case .overshoot:
            .number(.from(-1000, upTo: 1000), "how far 'back' goes too far", default: "1.70158")
        case .amplitude:
            .number(.from(0, upTo: 1000), "how far 'elastic' swings; below 1 as at 1", default: "1")
        case .period:
            .number(.from(0.001, upTo: 1000), "how long 'elastic' swings", default: "0.3, 0.45 for inOut")
        case .of: .curve("the curve that is changed", examples: ["ease-in"])
        }
    }

    private static func curves(_ summary: String) -> Field {
        Field(
            "a list of curves",
            Schema.list(of: .ref(.curve), 1...Int.max).examples(["ease-in", "ease-out"]), summary)
    }

    private static var outputs: Schema {
        let point = Schema.anyOf([NumberRange.output.schema.titled("an output"), .ref(.curvePoint)])
        return Schema.list(of: point, 2...Limits.segments)
            .examples([0, 0.25, ["y": 1.1, "x": 0.6], 1])
    }

    private static var count: Schema {
        Schema([("type", "integer"), ("minimum", 1), ("maximum", .number(Double(Limits.segments)))])
            .examples(4)
    }

    /// The keys that may stand beside a head; nil for a parameter.
    var parameters: [CurveField]? {
        switch self {
        case .bezier, .bezierPath, .points, .spring, .quad, .cubic, .quart, .quint, .sine, .expo, .circ,
            .bounce, .reverse, .mirror, .sum, .product, .chain, .css, .expression:
            []
        case .steps: [.jump]
        case .back: [.overshoot]
        case .elastic: [.amplitude, .period]
        case .interval, .scale, .clamp: [.of]
        case .jump, .overshoot, .amplitude, .period, .of: nil
        }
    }

    /// The heads that take a parameter.
    var heads: [CurveField] {
        CurveField.allCases.filter { $0.parameters?.contains(self) ?? false }
    }
}

/// ★ The keys of a point of a curve.
package enum CurvePointField: String, FieldTable {
    case y, x

    package static let object = "a point of a curve"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .y: .number(.output, "the output").required
        case .x: .number(.output, "the input", default: "evenly between the neighbours")
        }
    }
}
