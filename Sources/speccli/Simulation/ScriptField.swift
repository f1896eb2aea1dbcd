import SpecFormat

/// ★ The keys of a script.
enum ScriptField: String, FieldTable {
    case schema = "$schema"
    case spec
    case fps
    case until
    case parameters
    case state
    case initial
    case animator
    case events

    static let object = "a script"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .schema: Field("a text", "where a JSON schema of scripts is, for editors")
        case .spec: Field("a text", "the path of the spec, from the script's folder").required
        case .fps:
            // Beyond, a frame is shorter than a microsecond.
            .number(.above(0, upTo: 1e6), "frames a second", default: "60")
        case .until:
            .number(
                .scriptTime, "when the trace ends, in seconds", default: "when everything has ended")
        case .parameters: Field("an object", "values of the spec's parameters, by name")
        case .state:
            Field("the name of a state", "where it begins", default: "where the first variant played begins")
        case .initial: Field("an object", "what properties are at the start, by property path")
        case .animator: Field("an object", "the animator's settings")
        case .events: Field("a list", "what happens when").required
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
        case .additive: .boolean("whether animations add up", default: "true")
        case .beginsFromCurrentState:
            .boolean("whether they start from what is there", default: "true")
        case .shouldReverseValues:
            .boolean("whether values run from the end to the start", default: "false")
        case .reducedMotion: .boolean("whether reduced forms are played", default: "false")
        case .timeScaleFactor:
            .number(
                .from(0, upTo: 1e6), "what delays and durations are multiplied with", default: "1")
        }
    }
}

extension NumberRange {
    /// Times of a script, in seconds.
    static let scriptTime = from(0, upTo: 1e9)
}
