public import MotionModel

/// The values of an app's properties: the model values at which they rest, and the presentation values to show while
/// something plays.
///
///     presentation = model + Σ (value(t) − rest)             while additive animations play
///     presentation = the value of the latest animation       while a replacing one plays
///     presentation = model                                   otherwise
///
/// The store reads no clock: the time is passed to ``advance(to:)``. Several animators may play on one store; their
/// playbacks belong to the store.
///
/// **Events.** Handlers, completions and tracers are called when the call that caused them has finished its work, in
/// the order of the events; so a handler sees a consistent store and may call any function. The effects of such a call
/// are immediate, and their events are delivered after those already waiting.
///
/// **Threads.** A store and everything that refers to it (animators, playbacks) are confined to one thread or actor:
/// none of them is `Sendable`.
public final class PropertyStore {
    /// The largest magnitude of a number that a value may have; it leaves room for sums and overshoot.
    public static let largestMagnitude = 1e150

    // Properties, by id.
    var declarations: [PropertyDeclaration] = []
    var layouts: [PropertyLayout] = []
    var indices: [String: Int] = [:]
    /// The first slot of every known whole value, by its path; its components are aliases of its slots.
    var roots: [String: Int] = [:]

    /// The properties that read each slot.
    var propertiesOfSlot: [[Int]] = []
    var table = SlotTable()

    /// The number of live contributions; 0 when nothing plays.
    public var contributionCount: Int { table.contributionCount }

    var cores = Slab<PlaybackCore?>()
    /// The playbacks with an event handler, in the order of starting.
    var watched: [PlaybackCore] = []
    var deadlines = Deadlines()
    /// The playbacks that have ended and whose contributions haven't been removed yet.
    var ended: [PlaybackCore] = []
    var machines = MachineRegistry()
    /// The targets of which a motion says where they are present, by name.
    var presences: [String: Presence] = [:]

    var transactions: [OpenTransaction] = []
    var queue = EventQueue()
    var tracers: [Tracer] = []
    var tracersAdded = 0
    var audience = FrameAudience()
    var playbacksStarted = 0
    var animatorsMade = 0

    /// The time of the last advance, in seconds; 0 before the first.
    public internal(set) var time = 0.0
    /// The factor of every delay and duration, on top of the animators' own factors: 10 is slow motion.
    public internal(set) var timeScale = 1.0
    /// The time of playbacks: `time`, slowed down by `timeScale`.
    var clock = 0.0
    var clockAnchor = 0.0
    var timeAnchor = 0.0

    /// Creates a store without properties.
    public init() {}

    /// Creates a store with a motion's properties, resting in one of its states.
    ///
    /// - Parameters:
    ///   - motion: The motion whose properties are registered.
    ///   - state: The name of one of its states.
    ///   - parameters: Values by name, for the motion's parameters that don't keep their default.
    /// - Throws: `unknownState` when the motion has no such state; `parameter`, or `unusableNumber` if a state's value
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
        slots(of: id).contains { table.contributionCounts[$0] > 0 }
    }
}
