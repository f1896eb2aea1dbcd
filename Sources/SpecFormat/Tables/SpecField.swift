/// ★ The keys of a spec.
package enum SpecField: String, FieldTable {
    case schema = "$schema"
    case motionSpec, name, imports, parameters, defaults, durations, curves, timings, properties, states,
        animations, variants, transitions, targets
    case preview = "$preview"

    package static let object = "a spec"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .schema: Field("a text", .text, "where the JSON schema of specs is, for editors")
        case .motionSpec:
            Field(
                "a whole number",
                Schema([("type", "integer"), ("const", .number(Double(Limits.newestVersion)))]),
                "the version of the language: 1"
            ).required
        case .name:
            Field(
                "an identifier",
                .identifier("the letters a to z, digits and '_' only, and no digit first", "CalendarChip"),
                "what generated code calls the spec"
            ).required
        case .imports:
            Field(
                "an object",
                Schema.entries(
                    of: .text(matching: "^[^/]", "a path, relative to this file").naming(.file),
                    names: SchemaPattern.variant
                ).examples(["m3": "libraries/material3.json"]),
                "other files whose names can be used, by namespace")
        case .parameters:
            .entries(
                of: .value, named: SchemaPattern.parameter,
                "values that an app supplies when it plays, by name, with their defaults",
                example: ["chipHeight": 48])
        case .defaults:
            .of(.defaults, "an object", "the duration and curve of timings that give none")
        case .durations: Self.named(.duration, "times that have a name", example: ["quick": "75ms"])
        case .curves:
            Self.named(
                .curve, "curves that have a name", example: ["standard": ["bezier": [0.4, 0, 0.2, 1]]])
        case .timings:
            Self.named(
                .timing, "timings that all variants share, by name",
                example: ["fade": ["duration": "150ms"]])
        case .properties:
            .entries(
                of: .property, named: SchemaPattern.propertyPath, naming: .property,
                "what holds for properties, by property path", example: ["gauge.level": ["type": "number"]])
        case .states:
            Field(
                "a list of names",
                Schema.list(of: .word, 2...Int.max).with("uniqueItems", true)
                    .examples(["collapsed", "expanded"]),
                "the resting states, at least two", default: "[\"from\", \"to\"]")
        case .animations:
            .entries(
                of: .animation, named: SchemaPattern.propertyPath, naming: .property,
                "what moves between the states, by property path; not in a library, nor where motion trees say it",
                least: 1, example: ["chip.opacity": [0, 1]]
            ).required
        case .variants:
            .entries(
                of: .variant, named: SchemaPattern.variant,
                "the ways to move, by name, at least one; not in a library", least: 1
            ).required
        case .transitions:
            Field(
                "a list of transitions", Schema.list(of: .ref(.transition), 1...Int.max),
                "what leads from state to state, the first that fits is taken; not in a library")
        case .targets:
            .entries(
                of: .target, named: SchemaPattern.any, naming: .target,
                "what isn't there in every state, by target; not in a library", least: 1,
                example: ["toast": ["appears": "shown"]])
        case .preview:
            Field(
                "an object", .object(PreviewField.self),
                "the scene in which previews show the motion; nothing that is played depends on it")
        }
    }

    private static func named(
        _ kind: SchemaDefinition, _ summary: String,
        example: @autoclosure @escaping @Sendable () -> JSONValue
    ) -> Field {
        .entries(of: kind, named: SchemaPattern.name, summary, example: example())
    }
}

/// ★ The keys of a spec's default timing.
package enum DefaultsField: String, FieldTable {
    case duration, curve

    package static let object = "a default timing"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .duration:
            .of(
                .duration, "a duration", "how long a timing lasts that doesn't say so", default: "0.25",
                examples: ["300ms"])
        case .curve:
            .curve(
                "the curve of a timing that gives none", default: "\"ease-in-out\"",
                examples: ["ease-out"])
        }
    }
}
