import MotionModel

/// A time in a motion tree: definite, or a share of its parent's length.
enum NodeTime: Hashable {
    case seconds(Double)
    case share(Double)

    /// The seconds, given the parent's length.
    func seconds(in parent: Double) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .share(let share): share * parent
        }
    }

    /// The definite part.
    var fixed: Double { if case .seconds(let seconds) = self { seconds } else { 0 } }

    /// The share of the parent.
    var share: Double { if case .share(let share) = self { share } else { 0 } }

    static let zero = NodeTime.seconds(0)
}

/// A node of a motion tree as it was read; its length may still depend on its parent's.
struct NodeDraft {
    /// The head key, for messages.
    let place: SourceRange
    var timing = Timing()
    let body: Body
    /// Seconds of one pass, where the body or its duration says; nil where the parent decides.
    var natural: Double?
    /// The node itself, where nothing of it depends on its parent.
    var resolved: Spec.Node?

    /// When and how often it plays.
    struct Timing {
        var delay = NodeTime.zero
        var endDelay = NodeTime.zero
        /// How long one way takes; nil where it doesn't say.
        var duration: NodeTime?
        var iterations = 1.0
        /// Seconds to repeat for, instead of a number of iterations.
        var repeatFor: Double?
        var iterationStart = 0.0
        var direction = PlaybackDirection.normal
        var wayBack = Spec.NodeTiming.WayBack.none
        var speed = 1.0
        var warp: Curve?
        var isSynchronized = false
        /// Where the duration is written.
        var durationRange: SourceRange?
        /// Where a number of iterations or a time to repeat for is written.
        var repetitionRange: SourceRange?
    }

    /// What it plays.
    indirect enum Body {
        case wait
        case animate(LeafDraft)
        case emit(Spec.Node.Event)
        case sequence([NodeDraft])
        /// Children with the seconds by which each starts later than the group.
        case group([NodeDraft], offsets: [Double])
        /// Another variant.
        case other(Spec.Node)
    }

    init(place: SourceRange, timing: Timing = Timing(), body: Body, natural: Double? = nil) {
        self.place = place
        self.timing = timing
        self.body = body
        self.natural = natural
    }

    /// The children, in the order of the text.
    var children: [NodeDraft] {
        switch body {
        case .sequence(let children), .group(let children, _): children
        case .wait, .animate, .emit, .other: []
        }
    }
}

/// A leaf as it was read.
struct LeafDraft {
    let property: PropertyDeclaration
    var form: ValueType?
    /// Whether `"additive": true` is written.
    var isLayer = false
    var weight = 1.0
    var start: Operand?
    var keyframes: [Keyframe]

    /// A value at a time that may depend on the leaf's length.
    struct Keyframe {
        let at: NodeTime
        let value: Operand
        let curve: Curve
        let range: SourceRange
    }
}
