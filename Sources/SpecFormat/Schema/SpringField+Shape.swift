extension SpringField: SchemaTable {
    var shape: Schema {
        switch self {
        case .mass: return .number(above: 0)
        case .stiffness, .tension: return Schema.number(above: 0).examples(200)
        case .damping, .friction: return Schema.number(above: 0).examples(20)
        case .response: return Self.time.examples(0.35)
        case .duration: return Self.time.examples(0.5)
        case .settles: return Self.time.examples("400ms")
        case .dampingRatio, .dampingFraction: return Schema.number(above: 0, most: 5).examples(0.8)
        case .bounce: return Schema([("type", "number"), ("exclusiveMinimum", -1), ("exclusiveMaximum", 1)])
        case .initialVelocity: return .number(-Limits.output...Limits.output)
        case .tolerance: return .number(1e-12...0.5)
        case .clamp: return Schema.list(of: .number(-Limits.output...Limits.output), 2...2).examples([0, 1])
        case .stopAtTarget: return .boolean
        }
    }

    private static let time = Schema.ref(.positiveTime)

    /// The keys for the release of a spring, which all dialects share.
    static let release = allCases.filter { !$0.namesDialect }
}

extension SpringDialect {
    /// The schemas of the dialect, one for each set of keys that determines a spring.
    var kinds: [Schema] {
        needed.map { needed in
            Schema.object(SpringField.self, keys: needed + optional + SpringField.release, required: needed)
                .titled((needed + optional).map { $0.rawValue }.joined(separator: ", "))
        }
    }
}
