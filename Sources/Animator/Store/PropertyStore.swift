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

    let machines: MachineRegistry

    // Nothing of an app's runs, nor is released, during an access to the table, so none meets another. A debug build checks each; a
    // release build would take up to a fifteenth of a start for it.
    #if DEBUG
    var table: StoreTable
    #else
    @exclusivity(unchecked) private var unchecked: StoreTable

    var table: StoreTable {
        @inline(__always) _read { yield unsafe unchecked }
        @inline(__always) _modify { yield &(unsafe unchecked) }
    }
    #endif

    /// The number of live contributions; 0 when nothing plays.
    public var contributionCount: Int { table.contributionCount }

    var tracers: [Tracer] = []
    var tracersAdded = 0
    var audience = FrameAudience()
    var animatorsMade = 0

    /// The time of the last advance, in seconds; 0 before the first.
    public var time: Double { table.time }
    /// The factor of every delay and duration, on top of the animators' own factors: 10 is slow motion.
    public var timeScale: Double { table.timeScale }
    /// The time of playbacks: `time`, slowed down by `timeScale`.
    var clock: Double { table.clock }

    /// Creates a store without properties.
    public init() {
        machines = MachineRegistry()
        #if DEBUG
        table = StoreTable(machines)
        #else
        unsafe unchecked = StoreTable(machines)
        #endif
    }

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
        table.isMoving(slots(of: id))
    }
}
