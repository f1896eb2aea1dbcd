import SpecFormat

/// ★ The keys of a script.
enum ScriptField: String, FieldTable {
    case schema = "$schema"
    case spec
    case fps
    case until
    case parameters
    case initial
    case animator
    case events

    static let object = "a script"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .schema: Field("a text", "where a JSON schema of scripts is, for editors")
        case .spec: .required("a text", "the path of the spec, from the script's folder")
        case .fps: Field("a number", "frames a second", default: "60")
        case .until:
            Field("a number", "when the trace ends, in seconds", default: "when everything has ended")
        case .parameters: Field("an object", "values of the spec's parameters, by name")
        case .initial: Field("an object", "what properties are at the start, by property path")
        case .animator: Field("an object", "the animator's settings")
        case .events: .required("a list", "what happens when")
        }
    }
}

/// ★ The keys of a script's `animator`.
enum SettingField: String, FieldTable {
    case additive
    case beginsFromCurrentState
    case shouldReverseValues
    case reducedMotion
    case timeScaleFactor

    static let object = "'animator'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .additive: Field("true or false", "whether animations add up", default: "true")
        case .beginsFromCurrentState:
            Field("true or false", "whether they start from what is there", default: "false")
        case .shouldReverseValues:
            Field("true or false", "whether values run from the end to the start", default: "false")
        case .reducedMotion: Field("true or false", "whether reduced forms are played", default: "false")
        case .timeScaleFactor:
            Field("a number", "what delays and durations are multiplied with", default: "1")
        }
    }
}
