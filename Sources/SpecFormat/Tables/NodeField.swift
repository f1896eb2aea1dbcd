import MotionModel

/// ★ The keys of the nodes of a motion tree.
package enum NodeField: String, FieldTable {
    // Heads
    case animate, sequence, group, each, wait, set, emit, decay, physics, path, use
    // What a property does
    case from, to, by, through, keyframes, steps, value, values, additive, weight, velocity, space, turn
    // Children
    case property, motion, stagger, reversing
    // Decay and physics
    case rate, friction, restitution, bounds, stopVelocity, snap, roundTo
    // Paths
    case moves, turns, start, end, edges
    // Others
    case payload, with, targets, sync
    // Timing
    case delay, duration, endDelay, curve, iterations, repeatFor, direction, autoreverse, reverseCurve,
        iterationStart, speed

    package static let object = "a node of a motion tree"
    package static let rows = FieldRows<Self>()

    /// The bits of the rows that a kind of node can have.
    static func rows(of head: NodeHead) -> UInt64 { rowsOfHeads[FieldRows<Self>.number(of: head.field)] }

    private static let rowsOfHeads: [UInt64] = {
        var bits = Array(repeating: UInt64(0), count: rows.keys.count)
        for head in NodeHead.allCases {
            for key in head.keys {
                bits[FieldRows<Self>.number(of: head.field)] |= FieldRows<Self>.bit(of: key)
            }
        }
        return bits
    }()

    /// The keys that say where an animated property goes; a node has one of them.
    static let destinations: [NodeField] = [.to, .by, .through, .keyframes, .steps, .value, .values]

    /// Whether it says of a leaf that it goes from one end to the other, as which it can go back.
    var isOneWay: Bool { self == .to || self == .by || self == .values }

    package var field: Field {
        switch self {
        case .animate: Self.path("the property that moves").of(.animate)
        case .sequence: Self.nodes("what plays one after another").of(.sequence)
        case .group: Self.nodes("what plays together").of(.group)
        case .each:
            Field(
                "a list of targets",
                Schema.list(of: .word.naming(.target), 1...Int.max).examples(["row.0", "row.1"]),
                "for each of them one copy of `motion`, with `$` for its name"
            ).of(.each)
        case .wait:
            Field(
                "a time or null",
                Schema.anyOf([.positiveNodeTime, Schema([("type", "null")])]).examples("0.5s", .null),
                "nothing, for a time; null takes what is left of its parent"
            ).of(.wait)
        case .set:
            .entries(
                of: .value, named: SchemaPattern.nodePathKey, naming: .property,
                "values that properties take at once, by property path", least: 1,
                example: ["badge.opacity": 1]
            ).of(.set)
        case .emit:
            Field("a name", Schema.word.examples("haptic"), "an event for the app at that instant").of(.emit)
        case .decay: Self.path("the property that glides to rest").of(.decay)
        case .physics: Self.path("the property that is thrown, and bounces").of(.physics)
        case .path:
            Field(
                "SVG path data", Schema.text.examples("M0 0 C 50 0 50 100 100 100"),
                "the path to move along, by arc length"
            ).of(.path)
        case .use:
            Field(
                "the name of a variant", Schema.word.examples("expand").naming(.variant),
                "another variant, as a node; of an import with its namespace"
            ).of(.use)
        case .from:
            .of(
                .value, "a value", "where it starts", default: "the property's value when the node starts"
            ).of(.animate, .decay, .physics)
        case .to: .of(.value, "a value", "where it ends").of(.animate, .decay)
        case .by: .of(.value, "a value", "what is added to the start").of(.animate)
        case .through: Self.values("what it passes, in equal shares of the time", [10, 0]).of(.animate)
        case .keyframes:
            Field(
                "a list of keyframes", .list(of: .ref(.keyframe), 1...Int.max), "values at times of their own"
            ).of(.animate)
        case .steps:
            Self.values("what it shows, held in equal shares, the start value first", [10, 0]).of(.animate)
        case .value:
            Field(
                "an expression",
                Schema.text(matching: "^=", "an expression, which begins with '='")
                    .examples("= 20 * sin(2 * pi * p)"), "the value at any time, of `p`, `t` and `from`"
            ).of(.animate)
        case .values:
            Field(
                "a list of values", .values, "one value for each state: it goes from the first to the last"
            ).of(.animate)
        case .additive: AnimationField.additive.field.of(.animate, .decay, .physics)
        case .weight: AnimationField.weight.field.of(.animate, .decay, .physics)
        case .velocity:
            Field(
                "a number or an expression",
                Schema.anyOf([
                    .ref(.number), .ref(.expression),
                    .list(of: .anyOf([.ref(.number), .ref(.expression)]), ValueType.vectorCounts),
                ]).examples(2000, "= flick"),
                "how fast it starts, in the property's unit per second, of a spring nothing where there is no way; an expression, not of a path, counts when it plays",
                in: .component
            ).of(.animate, .decay, .physics).of([.path], in: .component)
        case .space: AnimationField.space.field.of(.animate)
        case .turn: AnimationField.turn.field.of(.animate)
        case .property:
            Self.path("the property of the leaves below that name none", ["badge.transform.scale"])
                .of(.sequence, .group, .each)
        case .motion: .of(.child, "a node", "what each target does").of(.each)
        case .stagger:
            Field(
                "a time, a share, an expression or an object",
                Schema.anyOf([.positiveNodeTime, .ref(.expression), .ref(.stagger)]).examples(
                    "40ms", ["total": "200ms"], "= clamp(gap, 0, 0.1)"),
                "how much later each child starts"
            ).of(.group, .each)
        case .reversing:
            .choice(
                ["contiguous", "independent", "synchronized"],
                "how the way back goes: all mirrored, the last child of a sequence first and each forwards, each child when it has ended, or all when the longest has",
                default: "\"contiguous\""
            ).of([.sequence], words: ["contiguous", "sequential"]).of(.group, .each)
        case .rate:
            .number(
                .between(0, 1), "the share of speed left after a millisecond, as of scroll views",
                default: "0.998", example: 0.998
            ).of(.decay)
        case .friction:
            .number(
                .share,
                "of a decay the rate per second; of physics the share of speed lost per second, 0 to 1",
                example: 0.5
            ).of([.decay], in: .above(0, upTo: Limits.output)).of(.physics, .path)
        case .restitution:
            .number(.share, "the share of speed kept at a hit, 0 to 1", default: "0.75").of(.physics, .path)
        case .bounds:
            Field(
                "two values",
                Schema.list(of: .ref(.value), 2...2).examples(
                    [0, 300], [0, "= value(pool.bounds.size.width)"]),
                "the walls, from the lower to the higher; expressions count when it plays"
            ).of(.physics)
        case .stopVelocity:
            .number(
                .above(0, upTo: Limits.output), "the speed below which it has ended",
                default: "the property's rest speed", example: 0.5
            ).of(.decay, .physics, .path)
        case .snap: Self.values("where it may end: the nearest", [0, 100, 200]).of(.decay)
        case .roundTo:
            Field(
                "a number or an expression",
                Schema.anyOf([NumberRange.above(0, upTo: Limits.value).schema, .ref(.expression)])
                    .examples(0.5, "= clamp(step, 10, 80)"),
                "it ends at a multiple of that", in: .above(0, upTo: Limits.value)
            ).of(.decay)
        case .moves: Self.path("the point that moves along the path").of(.path)
        case .turns: Self.path("the angle that follows the path's tangent").of(.path)
        case .start: Self.share("where on the path it starts, as a share of its length", default: "0")
        case .end: Self.share("where on the path it ends, as a share of its length", default: "1")
        case .edges:
            .choice(
                PathRoute.Edges.allCases.map { $0.rawValue }, "what lies beyond the path's ends",
                default: "\"stop\""
            ).of(.path)
        case .payload: Field("any JSON", "what goes with the event").of(.emit)
        case .with:
            .entries(
                of: .value, named: SchemaPattern.parameter, naming: .parameter,
                "values of the other spec's parameters, by name"
            ).of(.use)
        case .targets:
            Field(
                "an object",
                Schema.entries(of: .word.naming(.target), names: SchemaPattern.any, naming: .target)
                    .examples(["content": "panel"]),
                "new names of the other variant's targets"
            ).of(.use)
        case .sync:
            .boolean("whether its phase is that of the clock", default: "false").of(NodeHead.repeating)
        case .delay:
            Self.delay(
                .delay, Schema.anyOf([.ref(.nodeTime), .ref(.expression)]),
                ["75ms", "10%", "= clamp(pause, 0, 0.5)"])
        case .duration:
            Field(
                "a duration or a share",
                Schema.anyOf([.ref(.duration), .positiveNodeTime]).examples("285ms", "50%"),
                "how long one way takes", default: "what its content or parent says"
            ).of(.animate, .sequence, .group, .each, .path)
        case .endDelay: Self.delay(.endDelay, .ref(.nodeTime), ["75ms", "10%"])
        case .curve:
            .curve(
                "the easing of one way; of a container, of its time", default: "that of the defaults",
                examples: TimingField.easings
            ).of(.animate, .sequence, .group, .each, .path)
        case .iterations: TimingField.iterations.field.of(NodeHead.repeating)
        case .repeatFor: TimingField.repeatFor.field.of(NodeHead.repeating)
        case .direction: TimingField.direction.field.of(NodeHead.repeating)
        case .autoreverse: TimingField.autoreverse.field.of(NodeHead.repeating)
        case .reverseCurve: TimingField.reverseCurve.field.of(.animate)
        case .iterationStart: TimingField.iterationStart.field.of(NodeHead.repeating)
        case .speed: TimingField.speed.field.of(NodeHead.repeating)
        }
    }

    private static func path(
        _ summary: String,
        _ examples: @autoclosure @escaping @Sendable () -> [JSONValue] = ["chip.position.x", "$.opacity"]
    ) -> Field {
        Field(
            "a property path",
            Schema.text(matching: SchemaPattern.nodePath, "a target and a key path, with a full stop between")
                .with(examples: examples()).naming(.property), summary)
    }

    private static func nodes(_ summary: String) -> Field {
        Field("a list of nodes", .list(of: .ref(.child), 1...Int.max), summary)
    }

    private static func values(
        _ summary: String, _ example: @autoclosure @escaping @Sendable () -> JSONValue
    ) -> Field {
        Field("a list of values", Schema.list(of: .ref(.value), 1...Int.max).examples(example()), summary)
    }

    private static func share(_ summary: String, default fallback: String) -> Field {
        .number(.share, summary, default: fallback).of(.path)
    }

    /// A delay of a timing, which in a tree can be a share of the parent too.
    private static func delay(_ key: TimingField, _ schema: Schema, _ examples: [JSONValue]) -> Field {
        let row = key.field
        return Field(row.type, schema.with(examples: examples), row.summary, default: row.fallback)
            .of(NodeHead.allCases)
    }
}
