/// Plays motion on a property store, by its settings.
///
/// An animator is light: make one for each tap if that is convenient. It counts as the one who started what it started
/// (``stopAll()``, ``cancelAll()``); nothing ends because an animator is let go of.
public final class Animator {
    /// What it acts on.
    public let store: PropertyStore
    /// Plays values from the end to the start, at unchanged times and on unchanged curves.
    public var shouldReverseValues: Bool
    /// Lets animations of additive properties add up; else every animation replaces.
    public var additive: Bool
    /// Starts from what is there instead of from the declared start: a replacing animation from what is shown, an additive one
    /// from the model value, the destination of the last.
    public var beginsFromCurrentState: Bool
    /// Plays the reduced form of a motion's variants.
    public var reducedMotion: Bool
    /// What delays and durations are multiplied with; 0 jumps to the end and completes at once.
    public private(set) var timeScaleFactor: Double

    let number: Int
    /// What the last timing that was animated with comes to.
    var lastPlan: TimingPlan?

    /// An animator for a store.
    public init(
        _ store: PropertyStore, shouldReverseValues: Bool = false, additive: Bool = true,
        beginsFromCurrentState: Bool = false, reducedMotion: Bool = false
    ) {
        self.store = store
        self.shouldReverseValues = shouldReverseValues
        self.additive = additive
        self.beginsFromCurrentState = beginsFromCurrentState
        self.reducedMotion = reducedMotion
        self.timeScaleFactor = 1
        self.number = store.animatorsMade
        store.animatorsMade += 1
    }

    /// Sets what the delays and durations of everything it starts from here on are multiplied with.
    ///
    /// - Parameter factor: 0, or within 1e-6…1e6.
    /// - Throws: `unusableNumber` for any other.
    public func setTimeScaleFactor(_ factor: Double) throws(AnimatorError) {
        guard factor == 0 || (factor >= 1e-6 && factor <= 1e6) else {
            throw .unusableNumber(factor, of: "the time scale factor")
        }
        timeScaleFactor = factor
    }

    /// Freezes everything it started: what is shown becomes the model value.
    public func stopAll() {
        store.begin()
        for core in store.cores(of: number) { store.stop(core) }
        store.end()
    }

    /// Drops everything it started: properties show where they will rest.
    public func cancelAll() {
        store.begin()
        for core in store.cores(of: number) { store.cancel(core) }
        store.end()
    }
}
