/// ★ The kinds of node of a motion tree, by their head keys.
package enum NodeHead: String, CaseIterable, Hashable, Sendable {
    case animate
    case sequence
    case group
    case each
    case wait
    case set
    case emit
    case decay
    case physics
    case path
    case use

    /// The head's own key in the table of keys.
    var field: NodeField {
        switch self {
        case .animate: .animate
        case .sequence: .sequence
        case .group: .group
        case .each: .each
        case .wait: .wait
        case .set: .set
        case .emit: .emit
        case .decay: .decay
        case .physics: .physics
        case .path: .path
        case .use: .use
        }
    }

    /// Whether somebody chooses its duration; how long others last follows from what they are for, not from a scale.
    var hasChosenDuration: Bool {
        switch self {
        case .animate, .path: true
        case .sequence, .group, .each, .wait, .set, .emit, .decay, .physics, .use: false
        }
    }

    /// The keys that a node of the kind can have, in the order of the table.
    package var keys: [NodeField] { NodeField.allCases.filter { $0.heads.contains(self) } }
}

/// ★ The keys of the nodes of a motion tree.
package enum NodeField: String, FieldTable {
    // Heads
    case animate
    case sequence
    case group
    case each
    case wait
    case set
    case emit
    case decay
    case physics
    case path
    case use
    // What a property does
    case from
    case to
    case by
    case through
    case keyframes
    case steps
    case value
    case values
    case additive
    case weight
    case velocity
    case space
    case turn
    // Children
    case property
    case motion
    case stagger
    case reversing
    // Decay and physics
    case rate
    case friction
    case restitution
    case bounds
    case stopVelocity
    case snap
    case roundTo
    // Paths
    case moves
    case turns
    case start
    case end
    case edges
    // Others
    case payload
    case with
    case targets
    case sync
    // Timing
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

    package static let object = "a node of a motion tree"
    package static let rows = FieldRows<Self>()

    /// The keys that say where an animated property goes; a node has one of them.
    static let destinations: [NodeField] = [.to, .by, .through, .keyframes, .steps, .value, .values]

    package var field: Field {
        switch self {
        case .animate: Field("a property path", "the property that moves")
        case .sequence: Field("a list of nodes", "what plays one after another")
        case .group: Field("a list of nodes", "what plays together")
        case .each: Field("a list of targets", "for each of them one copy of `motion`, with `$` for its name")
        case .wait: Field("a time or null", "nothing, for a time; null takes what is left of its parent")
        case .set: Field("an object", "values that properties take at once, by property path")
        case .emit: Field("a name", "an event for the app at that instant")
        case .decay: Field("a property path", "the property that glides to rest")
        case .physics: Field("a property path", "the property that is thrown, and bounces")
        case .path: Field("SVG path data", "the path to move along, by arc length")
        case .use:
            Field("the name of a variant", "another variant, as a node; of an import with its namespace")
        case .from: Field("a value", "where it starts", default: "the property's value when the node starts")
        case .to: Field("a value", "where it ends")
        case .by: Field("a value", "what is added to the start")
        case .through: Field("a list of values", "what it passes, in equal shares of the time")
        case .keyframes: Field("a list of keyframes", "values at times of their own")
        case .steps: Field("a list of values", "what it shows, held in equal shares, the start value first")
        case .value: Field("an expression", "the value at any time, of `p`, `t` and `from`")
        case .values:
            Field("a list of values", "one value for each state: it goes from the first to the last")
        case .additive: AnimationField.additive.field
        case .weight: AnimationField.weight.field
        case .velocity: Field("a number", "how fast it starts, in the property's unit per second")
        case .space: AnimationField.space.field
        case .turn: AnimationField.turn.field
        case .property: Field("a property path", "the property of the leaves below that name none")
        case .motion: Field("a node", "what each target does")
        case .stagger: Field("a time, a share or an object", "how much later each child starts")
        case .reversing: Field("a word", "how the way back goes", default: "\"contiguous\"")
        case .rate:
            Field(
                "a number", "the share of speed left after a millisecond, as of scroll views",
                default: "0.998")
        case .friction:
            Field(
                "a number",
                "of a decay the rate per second; of physics the share of speed lost per second, 0 to 1")
        case .restitution: Field("a number", "the share of speed kept at a hit, 0 to 1", default: "0.75")
        case .bounds: Field("two values", "the walls")
        case .stopVelocity:
            Field("a number", "the speed below which it has ended", default: "the property's rest speed")
        case .snap: Field("a list of values", "where it may end: the nearest")
        case .roundTo: Field("a number", "it ends at a multiple of that")
        case .moves: Field("a property path", "the point that moves along the path")
        case .turns: Field("a property path", "the angle that follows the path's tangent")
        case .start: Field("a number", "where on the path it starts, as a share of its length", default: "0")
        case .end: Field("a number", "where on the path it ends, as a share of its length", default: "1")
        case .edges: Field("a word", "what lies beyond the path's ends", default: "\"stop\"")
        case .payload: Field("any JSON", "what goes with the event")
        case .with: Field("an object", "values of the other spec's parameters, by name")
        case .targets: Field("an object", "new names of the other variant's targets")
        case .sync: Field("true or false", "whether its phase is that of the clock", default: "false")
        case .delay: TimingField.delay.field
        case .duration:
            Field(
                "a duration or a share", "how long one way takes", default: "what its content or parent says")
        case .endDelay: TimingField.endDelay.field
        case .curve:
            Field(
                "a curve", "the easing of one way; of a container, of its time",
                default: "that of the defaults")
        case .iterations: TimingField.iterations.field
        case .repeatFor: TimingField.repeatFor.field
        case .direction: TimingField.direction.field
        case .autoreverse: TimingField.autoreverse.field
        case .reverseCurve: TimingField.reverseCurve.field
        case .iterationStart: TimingField.iterationStart.field
        case .speed: TimingField.speed.field
        }
    }

    /// The kinds of node that can have the key.
    var heads: [NodeHead] {
        switch self {
        case .animate: [.animate]
        case .sequence: [.sequence]
        case .group: [.group]
        case .each, .motion: [.each]
        case .wait: [.wait]
        case .set: [.set]
        case .emit, .payload: [.emit]
        case .decay: [.decay]
        case .physics: [.physics]
        case .path, .moves, .turns, .start, .end, .edges: [.path]
        case .use, .with, .targets: [.use]
        case .by, .through, .keyframes, .steps, .value, .values, .space, .turn: [.animate]
        case .from: [.animate, .decay, .physics]
        case .to: [.animate, .decay]
        case .additive, .weight: [.animate, .decay, .physics]
        case .velocity: [.animate, .decay, .physics, .path]
        case .property: [.sequence, .group, .each]
        case .stagger: [.group, .each]
        case .reversing: [.sequence, .group, .each]
        case .rate, .snap, .roundTo: [.decay]
        case .friction, .stopVelocity: [.decay, .physics, .path]
        case .restitution: [.physics, .path]
        case .bounds: [.physics]
        case .delay, .endDelay: NodeHead.allCases
        case .duration: [.animate, .sequence, .group, .each, .path]
        case .curve: [.animate, .sequence, .group, .each, .path]
        case .reverseCurve: [.animate]
        case .iterations, .repeatFor, .direction, .autoreverse, .iterationStart, .speed, .sync:
            [.animate, .sequence, .group, .each, .decay, .physics, .path, .use]
        }
    }
}

/// ★ The keys of a keyframe.
package enum KeyframeField: String, FieldTable {
    case at
    case value
    case curve

    package static let object = "a keyframe"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .at: .required("a share or a time", "when, from the start of the node")
        case .value: .required("a value", "the value at that time")
        case .curve: Field("a curve", "the easing to the next keyframe", default: "that of the node")
        }
    }
}

/// ★ The keys of a stagger.
package enum StaggerField: String, FieldTable {
    case each
    case total
    case from
    case curve

    package static let object = "a stagger"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .each: Field("a time or a share", "from one child to the next")
        case .total: Field("a time or a share", "from the first child to the last")
        case .from:
            Field("a word or a number", "the child that starts first", default: "\"first\"")
        case .curve: Field("a curve", "how the starts are spread", default: "\"linear\"")
        }
    }
}
