/// Plays motion on a property store, by its settings.
///
/// An animator is light: make one for each tap if that is convenient. It owns the playbacks it started
/// (``stopAll()``, ``cancelAll()``); releasing an animator ends nothing.
public final class Animator {
    /// The store on which it plays.
    public let store: PropertyStore
    /// Whether values play from the end to the start, with unchanged times and curves.
    public var shouldReverseValues: Bool {
        get { settings.shouldReverseValues }
        set { settings.shouldReverseValues = newValue }
    }
    /// Whether animations of additive properties add up; otherwise every animation replaces.
    public var additive: Bool {
        get { settings.additive }
        set { settings.additive = newValue }
    }
    /// Whether nothing jumps when an animation starts.
    ///
    /// While something moves a property, every animation then starts from what is shown, whatever its own start is: a
    /// replacing one from the presentation value, an additive one from the model value, the destination of the last, to
    /// which the others go on adding. At rest, a start that is written (``MotionModel/Track/startsAsWritten``, or given
    /// to `animate`) and the start of a loop hold; any other play begins at the present value. Without it animations
    /// start at their own start always, as Core Animation's do.
    public var beginsFromCurrentState: Bool {
        get { settings.beginsFromCurrentState }
        set { settings.beginsFromCurrentState = newValue }
    }
    /// Whether the reduced form of a motion's variants plays.
    public var reducedMotion: Bool
    /// The factor of delays and durations; 0 jumps to the end and completes at once.
    public var timeScaleFactor: Double { settings.timeScaleFactor }

    /// What every start looks at: in one structure, because each access to a public variable is checked.
    var settings: Settings

    /// The settings of an animator: see its properties.
    struct Settings {
        var shouldReverseValues: Bool
        var additive: Bool
        var beginsFromCurrentState: Bool
        var timeScaleFactor = 1.0

        /// Whether a motion begins at the present value instead of at its own start: see ``Animator/beginsFromCurrentState``.
        ///
        /// - Parameters:
        ///   - isMoving: Whether something moves the property.
        ///   - hasStart: Whether it has a start of its own, which holds at rest.
        func beginsAtPresent(isMoving: Bool, hasStart: Bool) -> Bool {
            beginsFromCurrentState && (isMoving || !hasStart)
        }
    }

    let number: Int
    /// The plans of the last timing and the last run of a track that were used.
    var lastPlan: TimingPlan?
    var lastRun: TimingPlan?

    /// Creates an animator for a store.
    public init(
        _ store: PropertyStore, shouldReverseValues: Bool = false, additive: Bool = true,
        beginsFromCurrentState: Bool = true, reducedMotion: Bool = false
    ) {
        self.store = store
        settings = Settings(
            shouldReverseValues: shouldReverseValues, additive: additive,
            beginsFromCurrentState: beginsFromCurrentState)
        self.reducedMotion = reducedMotion
        self.number = store.animatorsMade
        store.animatorsMade += 1
    }

    /// Sets the factor of the delays and durations of everything it starts from now on.
    ///
    /// - Parameter factor: 0, or within 1e-6…1e6.
    /// - Throws: `unusableNumber` for any other.
    public func setTimeScaleFactor(_ factor: Double) throws(AnimatorError) {
        guard factor == 0 || (factor >= 1e-6 && factor <= 1e6) else {
            throw .unusableNumber(factor, of: "the time scale factor")
        }
        settings.timeScaleFactor = factor
    }

    /// Stops everything it started, each as ``Playback/stop()`` does: where nothing else moves, presentation values become the model
    /// values.
    public func stopAll() {
        store.begin()
        for core in store.cores(of: number) { store.table.stop(core) }
        store.end()
    }

    /// Cancels everything it started: properties show their resting values.
    public func cancelAll() {
        store.begin()
        for core in store.cores(of: number) { store.table.cancel(core) }
        store.end()
    }
}
