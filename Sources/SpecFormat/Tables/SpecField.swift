/// ★ The keys of a spec.
package enum SpecField: String, FieldTable {
    case schema = "$schema"
    case motionSpec
    case name
    case imports
    case parameters
    case defaults
    case durations
    case curves
    case timings
    case properties
    case states
    case animations
    case variants

    package static let object = "a spec"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .schema: Field("a text", "where the JSON schema of specs is, for editors")
        case .motionSpec: .required("a whole number", "the version of the language: 1")
        case .name: .required("an identifier", "what generated code calls the spec")
        case .imports: Field("an object", "other files whose names can be used, by namespace")
        case .parameters:
            Field("an object", "values that an app supplies when it plays, by name, with their defaults")
        case .defaults:
            Field("an object", "the duration and curve of timings that give none")
        case .durations: Field("an object", "times that have a name")
        case .curves: Field("an object", "curves that have a name")
        case .timings: Field("an object", "timings that all variants share, by name")
        case .properties: Field("an object", "what holds for properties, by property path")
        case .states:
            Field("a list of names", "the resting states, at least two", default: "[\"from\", \"to\"]")
        case .animations:
            .required(
                "an object",
                "what moves between the states, by property path; not in a library, nor where motion trees say it"
            )
        case .variants: .required("an object", "the ways to move, by name, at least one; not in a library")
        }
    }
}

/// ★ The keys of a spec's default timing.
package enum DefaultsField: String, FieldTable {
    case duration
    case curve

    package static let object = "a default timing"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .duration:
            Field("a duration", "how long a timing lasts that doesn't say so", default: "0.25")
        case .curve: Field("a curve", "the curve of a timing that gives none", default: "\"ease-in-out\"")
        }
    }
}
