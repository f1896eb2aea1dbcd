import MotionModel

extension TimingField: SchemaTable {
    var shape: Schema {
        switch self {
        case .delay: Schema.ref(.time).examples("75ms", -0.1)
        case .duration: Schema.ref(.duration).examples("285ms", 0.285, "quick")
        case .endDelay: Schema.ref(.time).examples("50ms")
        case .curve: Schema.ref(.curve).examples("ease-out", .object([("bezier", [0.4, 0, 0.2, 1])]))
        case .iterations:
            Schema.anyOf([
                Schema.number(0...Limits.iterations).titled("how often"),
                Schema.choice(["infinite"]).titled("for ever"),
            ]).examples(2.5, "infinite")
        case .repeatFor: Schema.ref(.positiveTime).examples("2s")
        case .direction: .choice(PlaybackDirection.allCases.map { $0.rawValue })
        case .autoreverse: .boolean
        case .reverseCurve: Schema.ref(.curve).examples("ease-in")
        case .iterationStart: Schema.number(0...Limits.iterations).examples(0.5)
        case .speed: Schema.number(Limits.speed).examples(2)
        }
    }
}

extension TimeField: SchemaTable {
    var shape: Schema {
        switch self {
        case .value: Schema([("type", "number")]).examples(285)
        case .unit: .choice(TimeUnit.allCases.map { $0.rawValue })
        }
    }
}

extension TravelField: SchemaTable {
    var shape: Schema {
        switch self {
        case .min: Schema.ref(.positiveTime).examples("200ms")
        case .max: Schema.ref(.positiveTime).examples("500ms")
        case .perUnit: Schema.ref(.positiveTime).examples("0.6ms")
        }
    }
}
