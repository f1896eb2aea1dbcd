import MotionModel

/// A node of a motion tree as it was read; its length may still depend on its parent's.
struct NodeDraft {
    /// The head key, for messages; of an animation its property in `animations`.
    let place: SourceRange
    var timing: TimingDraft
    /// How an iteration returns.
    var wayBack = WayBack.none
    /// The easing of a container's time.
    var warp: Curve?
    var body: Body
    /// Seconds of one pass, where the body or its duration says; nil where the parent decides.
    var natural: Double?
    /// Whether it takes what its parent has left: it says no length, and neither does something inside.
    var isOpen = false
    /// How long a container lasts that says nothing of it.
    var lengths: Schedule.Lengths?
    /// The node itself, where nothing of it depends on its parent.
    var resolved: LocatedNode?

    /// How an iteration returns to where it began; how long that takes may still depend on the node's length.
    enum WayBack: Sendable {
        case none
        case mirrored
        /// On a curve of its own.
        case along(Curve)
        /// On a curve of its own, when the group around it turns.
        case onTurn(Curve)
        case backwards
        case independent
        case synchronized
    }

    /// What it plays.
    indirect enum Body {
        case wait
        case animate(LeafDraft)
        case emit(Spec.Node.Event)
        case sequence([NodeDraft])
        /// Children with the times by which each starts later than the group.
        case group([NodeDraft], offsets: [NodeTime])
        /// Another variant, and what it is when values are reversed, where that is something else.
        case other(Spec.Node, reversed: Spec.Node?)
    }

    init(place: SourceRange, body: Body, timing: TimingDraft? = nil, natural: Double? = nil) {
        self.place = place
        self.timing = timing ?? TimingDraft(at: place)
        self.body = body
        self.natural = natural
    }

    /// Children that all start with the node.
    init(place: SourceRange, together children: [NodeDraft]) {
        self.init(place: place, body: .group(children, offsets: children.map { _ in .zero }))
    }

    /// The factor from one pass to the active time; independent of how the way back of a group is timed.
    var multiplicity: Double {
        switch wayBack {
        case .none, .onTurn: timing.iterations / timing.speed
        case .mirrored, .along, .backwards, .independent, .synchronized: timing.iterations * 2 / timing.speed
        }
    }

    /// Whether nothing is written of how long it takes.
    var isUnmeasured: Bool { timing.duration == nil && timing.share == nil }

    /// Whether it plays once.
    var playsOnce: Bool { timing.iterations == 1 && timing.repeatFor == nil }
}

/// A leaf as it was read.
struct LeafDraft {
    let property: PropertyDeclaration
    var form: ValueType?
    /// Whether `"additive": true` is written.
    var isLayer = false
    var weight = 1.0
    /// Whether its time is chosen, not a law of nature's.
    var isTimed = true
    var start: Operand?
    var keyframes: [Keyframe]
    /// The curve to its only value when values are reversed: a spring whose velocity points the other way then.
    var reversedCurve: Curve?
    /// The name of its timing, where a variant's `timings` give it one.
    var timingName: String?

    /// A value at a time that may depend on the leaf's length.
    struct Keyframe {
        let at: NodeTime
        let value: Operand
        var curve: Curve
        let range: SourceRange
    }
}
