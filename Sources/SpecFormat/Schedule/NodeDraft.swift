import MotionModel

/// A node of a motion tree as it was read; its length may still depend on its parent's.
///
/// It changes until it is finished, then never again: lists hold references.
final class NodeDraft {
    /// The head key, for messages; for an animation its property in `animations`.
    let place: SourceRange
    /// Its timing behind a reference, which it may share with others.
    var sharedTiming: Boxed<TimingDraft>
    /// The way back of an iteration.
    var wayBack = WayBack.none
    /// The source range of a group's stagger.
    var staggerPlace: SourceRange?
    /// The easing of a container's time.
    var warp: Curve?
    var body: Body
    /// The natural length of one pass in seconds, from the body or its duration; nil if the parent determines it.
    var natural: Double?
    /// Whether it takes the rest of its parent's length: neither it nor anything inside has one.
    var isOpen = false
    /// The lengths of a container without a duration.
    var lengths: Schedule.Lengths?
    /// The resolved node, if nothing of it depends on its parent.
    var resolved: LocatedNode?

    /// The way back of an iteration; its length may still depend on the node's.
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

    /// The content of a node.
    enum Body {
        case wait
        case animate(Boxed<LeafDraft>)
        indirect case emit(Spec.Node.Event)
        case sequence([NodeDraft])
        /// Children, each with its offset from the group's start.
        case group([NodeDraft], offsets: [NodeTime])
        /// Another variant, and its form when values are reversed, if that differs.
        indirect case other(Spec.Node, reversed: Spec.Node?)
    }

    init(place: SourceRange, body: Body, timing: Boxed<TimingDraft>? = nil, natural: Double? = nil) {
        self.place = place
        sharedTiming = timing ?? Boxed(TimingDraft(at: place))
        self.body = body
        self.natural = natural
    }

    /// Creates a node whose children all start with it.
    convenience init(place: SourceRange, together children: [NodeDraft]) {
        self.init(place: place, body: .group(children, offsets: children.map { _ in .zero }))
    }

    /// Creates a node that differs from another in its body.
    init(_ other: NodeDraft, body: Body, natural: Double?) {
        place = other.place
        sharedTiming = other.sharedTiming
        wayBack = other.wayBack
        staggerPlace = other.staggerPlace
        warp = other.warp
        self.body = body
        self.natural = natural
    }

    /// Its timing.
    ///
    /// It is read and replaced, never lent for a change: then the compiler sees that no access meets another.
    var timing: TimingDraft {
        get { sharedTiming.wrappedValue }
        set { sharedTiming = Boxed(newValue) }
    }

    /// Sets its duration, or removes it; one that was shared becomes its own only if that changes anything.
    func setDuration(_ duration: WrittenDuration?) {
        if duration == nil, isUnmeasured { return }
        var own = timing
        own.duration = duration
        own.share = nil
        timing = own
    }

    /// The factor from one pass to the active time; independent of the timing of a group's way back.
    var multiplicity: Double {
        switch wayBack {
        case .none, .onTurn: timing.iterations / timing.speed
        case .mirrored, .along, .backwards, .independent, .synchronized: timing.iterations * 2 / timing.speed
        }
    }

    /// Whether its length isn't written.
    var isUnmeasured: Bool { timing.duration == nil && timing.share == nil }

    /// Whether it plays once.
    var playsOnce: Bool { timing.iterations == 1 && timing.repeatFor == nil }
}

/// A leaf as it was read.
struct LeafDraft: Sendable {
    let property: PropertyDeclaration
    var form: ValueType?
    /// Whether `"additive": true` is written.
    var isLayer = false
    var weight = 1.0
    /// Whether its length can be chosen, not determined by physics.
    var isTimed = true
    var start: Operand?
    var keyframes: [Keyframe]
    /// What decides how it goes, if that is only known when it plays; its node has the longest duration until then.
    var lateCourse: LateCourse?
    /// The course when values are reversed, if it is another.
    var reversedCourse: LateCourse?
    /// The source range of what is only known when it plays.
    var latePlace: SourceRange?
    /// The curve to its only value when values are reversed: a spring with the opposite velocity.
    var reversedCurve: Curve?
    /// The name of its timing, if it is from a variant's `timings`.
    var timingName: String?

    /// Whether the start is written: a state's value isn't, unless a step leaves it.
    var startsAsWritten: Bool {
        guard start != nil else { return false }
        guard timingName != nil, case .steps = keyframes[0].curve else { return timingName == nil }
        return true
    }

    /// A value at a time that may depend on the leaf's length.
    struct Keyframe: Sendable {
        let at: NodeTime
        let value: Operand
        var curve: Curve
        let range: SourceRange
        /// The source range of its time, if that is a bare number.
        var bareTime: SourceRange?
    }
}
