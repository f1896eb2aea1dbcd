import MotionModel

/// ★ The keys of a timing.
package enum TimingField: String, FieldTable {
    case delay, duration, endDelay, curve, iterations, repeatFor, direction, autoreverse, reverseCurve,
        iterationStart, speed

    package static let object = "a timing"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .delay:
            Field(
                "a time or an expression",
                Schema.anyOf([.ref(.time), .ref(.expression)]).examples(
                    "75ms", -0.1, "= clamp(pause, 0, 0.5)"),
                "when it begins; below 0 starts part-way in; an expression gives seconds from 0 up, known when it plays",
                default: "0")
        case .duration:
            .of(
                .duration, "a duration", "how long one way takes", default: "that of the defaults",
                examples: ["285ms", 0.285, "quick"])
        case .endDelay:
            .of(
                .time, "a time", "how long it still counts after its end", default: "0", examples: ["50ms"])
        case .curve:
            .curve("the easing of one way", default: "that of the defaults", examples: Self.easings)
        case .iterations:
            Field(
                "a number or \"infinite\"",
                Schema.anyOf([
                    Self.repetitions.schema.titled("how often"), .choice(["infinite"]).titled("for ever"),
                ]).examples(2.5, "infinite"),
                "how often it plays, fractions included", default: "1", in: Self.repetitions,
                words: ["infinite"])
        case .repeatFor: .time("how long it plays at speed 1, instead of how often", example: "2s")
        case .direction:
            .choice(
                PlaybackDirection.allCases.map { $0.rawValue }, "which way the iterations run",
                default: "\"normal\"")
        case .autoreverse:
            .boolean("whether one iteration is the way there and back", default: "false")
        case .reverseCurve:
            .curve("the easing of the way back", default: "the exact mirror", examples: ["ease-in"])
        case .iterationStart:
            .number(Self.repetitions, "the iteration in which it begins", default: "0", example: 0.5)
        case .speed:
            .number(
                .from(Limits.speed.lowerBound, upTo: Limits.speed.upperBound),
                "what the active time is divided by", default: "1", example: 2)
        }
    }

    /// The same key of a node.
    var nodeField: NodeField {
        switch self {
        case .delay: .delay
        case .duration: .duration
        case .endDelay: .endDelay
        case .curve: .curve
        case .iterations: .iterations
        case .repeatFor: .repeatFor
        case .direction: .direction
        case .autoreverse: .autoreverse
        case .reverseCurve: .reverseCurve
        case .iterationStart: .iterationStart
        case .speed: .speed
        }
    }

    /// How often something can play, or have played.
    private static let repetitions = NumberRange.from(0, upTo: Limits.iterations)

    /// Easings of one way.
    static let easings: [JSONValue] = ["ease-out", ["bezier": [0.4, 0, 0.2, 1]]]
}

/// ★ The keys of a time with its unit apart.
package enum TimeField: String, FieldTable {
    case value, unit

    package static let object = "a time"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .value: Field("a number", Schema([("type", "number")]).examples(285), "how many").required
        case .unit:
            .choice(
                TimeUnit.allCases.map { $0.rawValue }, "milliseconds or seconds",
                type: "\"ms\" or \"s\""
            ).required
        }
    }
}

/// ★ The keys of a duration that depends on how far something travels.
package enum TravelField: String, FieldTable {
    case min, max, perUnit

    package static let object = "a duration by travel"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .min: .time("the duration of no travel at all", example: "200ms").required
        case .max: .time("the longest duration", example: "500ms").required
        case .perUnit: .time("what each unit of travel adds", example: "0.6ms").required
        }
    }
}
