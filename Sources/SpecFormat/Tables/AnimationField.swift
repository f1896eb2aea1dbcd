import MotionModel

/// ★ The keys of an animation.
package enum AnimationField: String, FieldTable {
    case values, timing, additive, weight, velocity, space, turn

    package static let object = "an animation"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .values:
            Field(
                "a list of values", Schema.values.examples([48, 160]),
                "one value for each state, in their order; the list may stand for the animation by itself"
            ).required
        case .timing:
            .of(
                .timing, "a name or a timing",
                "which of a variant's timings it follows, or a timing in place",
                default: "the property path", examples: ["fade", ["duration": "150ms"]])
        case .additive: .boolean("whether it adds to what else plays", default: "the property's rule")
        case .weight:
            .number(.share, "the share of its travel that a contribution brings, 0 to 1", default: "1")
        case .velocity:
            Field(
                "a number or an expression",
                Schema.anyOf([.ref(.number), .ref(.expression)]).examples(200, "= flick"),
                "how fast its springs start, in the property's unit per second, nothing where there is no way; an expression counts when it plays",
                default: "0", in: .component)
        case .space:
            .choice(
                ColorSpace.allCases.map { $0.name }, "the colour space of the mixture",
                default: "\"oklab\"")
        case .turn: .choice(AngleTurn.allCases.map { $0.name }, "which way round an angle turns")
        }
    }
}

/// ★ The keys of a property's declaration.
package enum PropertyField: String, FieldTable {
    case type, initial, additive, unit, align

    package static let object = "a property declaration"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .type:
            Field(
                "a word", Schema.choice(ValueType.names).examples("number"), "the type of its values",
                default: "that of the known key path", words: ValueType.names)
        case .initial: .of(.value, "a value", "its value before anything sets it")
        case .additive: .boolean("whether animations of it add up")
        case .unit: .choice(PropertyUnit.allCases.map { $0.name }, "what its numbers measure")
        case .align:
            .choice(
                ["nearest", "none"],
                "where paths begin when they morph: nearest to each other, or as they are written",
                default: "\"nearest\"")
        }
    }
}
