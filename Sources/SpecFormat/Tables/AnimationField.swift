/// ★ The keys of an animation.
package enum AnimationField: String, FieldTable {
    case values
    case timing
    case additive
    case weight
    case velocity
    case space
    case turn

    package static let object = "an animation"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .values: .required("a list of values", "one value for each state, in their order")
        case .timing:
            Field(
                "a name or a timing", "which of a variant's timings it follows, or a timing in place",
                default: "the property path")
        case .additive:
            Field("true or false", "whether it adds to what else plays", default: "the property's rule")
        case .weight: Field("a number", "the share of an additive contribution, 0 to 1", default: "1")
        case .velocity:
            Field("a number", "how fast its springs start, in the property's unit per second", default: "0")
        case .space: Field("a word", "the colour space of the mixture", default: "\"oklab\"")
        case .turn: Field("a word", "which way round an angle turns")
        }
    }
}

/// ★ The keys of a property's declaration.
package enum PropertyField: String, FieldTable {
    case type
    case initial
    case additive
    case unit

    package static let object = "a property declaration"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .type: Field("a word", "the type of its values", default: "that of the known key path")
        case .initial: Field("a value", "its value before anything sets it")
        case .additive: Field("true or false", "whether animations of it add up")
        case .unit: Field("a word", "what its numbers measure")
        }
    }
}
