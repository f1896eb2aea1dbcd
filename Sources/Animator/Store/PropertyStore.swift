public import MotionModel

/// The values of an app's properties: where each will rest, and what to show while something plays.
///
///     presentation = model + Σ (value(t) − rest)             while additive animations play
///     presentation = the value of the latest animation       while a replacing one plays
///     presentation = model                                   otherwise
///
/// The store reads no clock: ``advance(to:)`` says what time it is. Several animators may act on one store; what they
/// start belongs to the store.
///
/// **Events.** Handlers, completions and tracers are called when the call that caused them has done all its work, in the order
/// in which things happened; so a handler sees a consistent store and may call anything. What it causes takes effect at once
/// and is reported after what already waits.
///
/// **Threads.** A store and everything that refers to it (animators, playbacks) are confined to one thread or actor: none of
/// them is `Sendable`.
public final class PropertyStore {
    /// The largest magnitude of a number that a value may have; it leaves room for sums and overshoot.
    public static let largestMagnitude = 1e150

    // Properties, by id.
    var declarations: [PropertyDeclaration] = []
    var layouts: [PropertyLayout] = []
    var indices: [String: Int] = [:]
    /// The first slot of every known whole value, by its path: what its components are aliases of.
    var roots: [String: Int] = [:]

    // Numbers, by slot.
    var modelSlots: [Double] = []
    var shownSlots: [Double] = []
    /// How many contributions there are.
    var contributionCounts: [Int32] = []
    var propertiesOfSlot: [[Int]] = []
    /// The group of channels that replaces the model value; −1 for none.
    var replacers: [Int32] = []
    var familyOfSlot: [Int32] = []

    /// Slots that share contributions.
    var families: [SlotFamily] = []
    var staleFamilies: [Int32] = []
    var touchedSlots = TouchedSlots()
    /// The slots that show something else after the last advance.
    var moved = MovedSlots()

    var contributions = Slab<Contribution>()
    var channels = Channels()
    /// How many contributions calls have gone through, one by one; what a call does is held to be linear by it.
    var visits = 0
    /// The contributions that are worked out by themselves.
    var solos: [Int32] = []
    /// How many contributions are alive; 0 when nothing plays.
    public internal(set) var contributionCount = 0

    var cores = Slab<PlaybackCore?>()
    /// The playbacks whose events somebody handles, in the order of starting.
    var watched: [PlaybackCore] = []
    var deadlines = Deadlines()
    /// The playbacks that have ended and whose contributions are still there.
    var ended: [PlaybackCore] = []

    var transactions: [OpenTransaction] = []
    var queue = EventQueue()
    var tracers: [Tracer] = []
    var tracersAdded = 0
    var audience = FrameAudience()
    var playbacksStarted = 0
    var animatorsMade = 0

    /// The time of the last advance, in seconds; 0 before the first.
    public internal(set) var time = 0.0
    /// What every delay and duration is multiplied with, on top of the animators' own factors: 10 is slow motion.
    public internal(set) var timeScale = 1.0
    /// The time playbacks live by: `time`, slowed down by `timeScale`.
    var clock = 0.0
    var clockAnchor = 0.0
    var timeAnchor = 0.0

    /// A store without properties.
    public init() {}

    /// A store with a motion's properties, resting in one of its states.
    ///
    /// - Parameters:
    ///   - motion: Its properties are registered.
    ///   - state: The name of one of its states.
    ///   - parameters: Name → value, for the motion's parameters that aren't to have their default.
    /// - Throws: `unknownState` when the motion has no such state; `parameter`, or `unusableNumber` where a state's value
    ///   depends on one.
    public convenience init(
        motion: CompiledMotion, state: String, parameters: [String: MotionValue] = [:]
    ) throws(AnimatorError) {
        self.init()
        try register(motion)
        try set(state: state, of: motion, parameters: parameters)
    }

    /// Whether a contribution acts on a property or a part of it.
    public func isAnimating(_ id: PropertyID) -> Bool {
        slots(of: id).contains { contributionCounts[$0] > 0 }
    }
}
