/// ★ The keys of a timing.
package enum TimingField: String, FieldTable {
    case delay
    case duration
    case endDelay
    case curve
    case iterations
    case repeatFor
    case direction
    case autoreverse
    case reverseCurve
    case iterationStart
    case speed

    package static let object = "a timing"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .delay: Field("a time", "when it begins; below 0 starts part-way in", default: "0")
        case .duration: Field("a duration", "how long one way takes", default: "that of the defaults")
        case .endDelay: Field("a time", "how long it still counts after its end", default: "0")
        case .curve: Field("a curve", "the easing of one way", default: "that of the defaults")
        case .iterations:
            Field("a number or \"infinite\"", "how often it plays, fractions included", default: "1")
        case .repeatFor: Field("a time", "how long it plays at speed 1, instead of how often")
        case .direction: Field("a word", "which way the iterations run", default: "\"normal\"")
        case .autoreverse:
            Field("true or false", "whether one iteration is the way there and back", default: "false")
        case .reverseCurve: Field("a curve", "the easing of the way back", default: "the exact mirror")
        case .iterationStart: Field("a number", "the iteration in which it begins", default: "0")
        case .speed: Field("a number", "what the active time is divided by", default: "1")
        }
    }
}

/// ★ The keys of a time with its unit apart.
package enum TimeField: String, FieldTable {
    case value
    case unit

    package static let object = "a time"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .value: .required("a number", "how many")
        case .unit: .required("\"ms\" or \"s\"", "milliseconds or seconds")
        }
    }
}

/// ★ The keys of a duration that depends on how far something travels.
package enum TravelField: String, FieldTable {
    case min
    case max
    case perUnit

    package static let object = "a duration by travel"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .min: .required("a time", "the duration of no travel at all")
        case .max: .required("a time", "the longest duration")
        case .perUnit: .required("a time", "what each unit of travel adds")
        }
    }
}
