import MotionModel

extension NodeField: SchemaTable {
    var shape: Schema {
        switch self {
        case .animate, .decay, .physics, .moves, .turns:
            Schema.text(matching: SchemaPattern.nodePath, "a target and a key path, with a full stop between")
                .examples("chip.position.x", "$.opacity")
        case .property:
            Schema.text(matching: SchemaPattern.nodePath, "a target and a key path, with a full stop between")
                .examples("badge.transform.scale")
        case .sequence, .group: .list(of: .ref(.node), 1...Int.max)
        case .each: Schema.list(of: .word, 1...Int.max).examples(["row.0", "row.1"])
        case .motion: .ref(.node)
        case .wait:
            Schema.anyOf([Schema.positiveNodeTime, Schema([("type", "null")])]).examples("0.5s", .null)
        case .set:
            Schema.entries(of: .ref(.value), names: SchemaPattern.nodePathKey, least: 1)
                .examples(.object([("badge.opacity", 1)]))
        case .emit: Schema.word.examples("haptic")
        case .from, .to, .by: .ref(.value)
        case .through, .steps: Schema.list(of: .ref(.value), 1...Int.max).examples([10, 0])
        case .keyframes: .list(of: .ref(.keyframe), 1...Int.max)
        case .value:
            Schema.text(matching: "^=", "an expression, which begins with '='")
                .examples("= 20 * sin(2 * pi * p)")
        case .values: .values
        case .additive: AnimationField.additive.shape
        case .weight: AnimationField.weight.shape
        case .velocity:
            Schema.anyOf([.ref(.number), .list(of: .ref(.number), ValueType.vectorCounts)]).examples(2000)
        case .space: AnimationField.space.shape
        case .turn: AnimationField.turn.shape
        case .stagger:
            Schema.anyOf([Schema.positiveNodeTime, .ref(.stagger)]).examples(
                "40ms", .object([("total", "200ms")]))
        case .reversing: .choice(["contiguous", "sequential", "independent", "synchronized"])
        case .rate:
            Schema([("type", "number"), ("exclusiveMinimum", 0), ("exclusiveMaximum", 1)]).examples(0.998)
        case .friction: Schema.number(0...Limits.output).examples(2)
        case .restitution: .number(0...1)
        case .bounds: Schema.list(of: .ref(.value), 2...2).examples([0, 300])
        case .stopVelocity: Schema.number(above: 0, most: Limits.output).examples(0.5)
        case .snap: Schema.list(of: .ref(.value), 1...Int.max).examples([0, 100, 200])
        case .roundTo: Schema.number(above: 0, most: Limits.value).examples(0.5)
        case .path: Schema.text.examples("M0 0 C 50 0 50 100 100 100")
        case .start, .end: .number(0...1)
        case .edges: .choice(["stop", "wrap"])
        case .payload: Schema()
        case .with: .entries(of: .ref(.value), names: SchemaPattern.parameter)
        case .targets:
            Schema.entries(of: .word, names: SchemaPattern.any).examples(.object([("content", "panel")]))
        case .use: Schema.word.examples("expand")
        case .sync: .boolean
        case .delay, .endDelay: Schema.ref(.nodeTime).examples("75ms", "10%")
        case .duration: Schema.anyOf([.ref(.duration), Schema.positiveNodeTime]).examples("285ms", "50%")
        case .curve: TimingField.curve.shape
        case .iterations: TimingField.iterations.shape
        case .repeatFor: TimingField.repeatFor.shape
        case .direction: TimingField.direction.shape
        case .autoreverse: TimingField.autoreverse.shape
        case .reverseCurve: TimingField.reverseCurve.shape
        case .iterationStart: TimingField.iterationStart.shape
        case .speed: TimingField.speed.shape
        }
    }
}

extension KeyframeField: SchemaTable {
    var shape: Schema {
        switch self {
        case .at: Schema.positiveNodeTime.examples("40%", "100ms")
        case .value: .ref(.value)
        case .curve: Schema.ref(.curve).examples("ease-out")
        }
    }
}

extension StaggerField: SchemaTable {
    var shape: Schema {
        switch self {
        case .each, .total: Schema.positiveNodeTime.examples("40ms")
        case .from:
            Schema.anyOf([
                .choice(["first", "last", "center", "edges"]), Schema([("type", "integer"), ("minimum", 0)]),
            ])
        case .curve: Schema.ref(.curve).examples("ease-out")
        }
    }
}

extension Schema {
    /// A node of a motion tree: exactly one head, and the keys that belong to it.
    static var nodeForm: Schema { .oneOf(NodeHead.allCases.map { nodeForm($0) }) }

    private static func nodeForm(_ head: NodeHead) -> Schema {
        func requiring(_ keys: NodeField...) -> Schema { .requiring(keys.map { $0.rawValue }) }
        func saying(_ key: NodeField, _ value: JSONValue) -> Schema {
            requiring(key).with(
                "properties", .object([(key.rawValue, .object([("const", value)]))]))
        }
        let needed: [NodeField] =
            switch head {
            case .each: [.each, .motion]
            case .physics: [.physics, .velocity]
            case .path: [.path]
            default: [head.field]
            }
        var schema = Schema.object(NodeField.self, keys: head.keys, required: needed)
            .titled(head.field.field.summary)
        if head == .animate {
            schema = schema.with("oneOf", .array(NodeField.destinations.map { requiring($0).json }))
        }
        if head == .path {
            schema = schema.with("anyOf", .array([NodeField.moves, .turns].map { requiring($0).json }))
        }
        var exclusive: [[NodeField]] = [[.iterations, .repeatFor]]
        if head == .decay {
            schema = schema.with("anyOf", .array([NodeField.velocity, .to].map { requiring($0).json }))
            exclusive += [[.rate, .friction], [.snap, .roundTo]]
            exclusive += [NodeField.velocity, .snap, .roundTo].map { [.to, $0] }
        }
        guard head.keys.contains(.iterations) else { return schema }
        var rules = [
            Schema([
                ("if", saying(.sync, true).json), ("then", saying(.iterations, "infinite").json),
            ])
        ]
        // A child's own `reverseCurve` may be for the turn of the group around it.
        if head.keys.contains(.reversing) {
            rules.append(
                Schema([("if", requiring(.reversing).json), ("then", saying(.autoreverse, true).json)]))
        }
        let pairs = exclusive.map { Schema.requiring($0.map { $0.rawValue }) }
        return schema.with("not", Schema.anyOf(pairs).json)
            .with("allOf", .array(rules.map { $0.json }))
    }

    /// A stagger: each or total.
    static var staggerForm: Schema {
        Schema.object(StaggerField.self)
            .with(
                "oneOf",
                .array([StaggerField.each, .total].map { Schema.requiring([$0.rawValue]).json }))
    }

    /// A share of a parent's length.
    private static var share: Schema {
        Schema.text(matching: SchemaPattern.share, "a number with '%' behind it")
            .titled("a share of the parent's length").examples("50%")
    }

    /// A time or a share of the parent, not below 0.
    static var positiveNodeTime: Schema {
        .anyOf([
            .ref(.positiveTime),
            Schema.text(matching: SchemaPattern.positiveShare, "a number with '%' behind it")
                .titled("a share of the parent's length").examples("50%"),
        ])
    }

    /// A time or a share of the parent.
    static var nodeTimeForm: Schema {
        .anyOf([
            .ref(.time),
            share,
        ])
    }
}
