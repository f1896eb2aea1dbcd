#if !hasFeature(Embedded)
/// Advances a store by a clock at a fixed frame rate: for servers, Linux and the command line.
///
///     let driver = try ClockDriver(store)
///     await driver.run(untilAtRest: true) { store in … }
///
/// It runs in the isolation it is called from, which is the store's, and waits asynchronously: other work of that
/// isolation may start, stop and set things in between. Missed frames are skipped.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct ClockDriver<C: Clock> where C.Duration == Duration {
    /// The store to advance.
    public let store: PropertyStore

    private let ticks: FrameTicks<C>

    /// Creates a driver that has not started.
    ///
    /// - Parameters:
    ///   - store: The store to advance; it keeps its time.
    ///   - framesPerSecond: The frame rate, within 0.001…1e6.
    ///   - clock: The clock to follow.
    /// - Throws: `unusableNumber` for any other frame rate.
    public init(
        _ store: PropertyStore, framesPerSecond: Double = 60, clock: C
    ) throws(AnimatorError) {
        self.store = store
        ticks = try FrameTicks(framesPerSecond: framesPerSecond, clock: clock)
    }

    /// Advances the store from its present time, at once and then frame by frame, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - untilAtRest: Whether to return as soon as the store is at rest: see ``PropertyStore/isAtRest``.
    ///   - frame: Called after every frame.
    public func run(untilAtRest: Bool = false, frame: (PropertyStore) -> Void = { _ in }) async {
        let start = store.time
        for await elapsed in ticks {
            do throws(AnimatorError) { try store.advance(to: start + elapsed) } catch {
                preconditionFailure("seconds that have passed are a time")
            }
            frame(store)
            if untilAtRest && store.isAtRest { return }
        }
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ClockDriver where C == ContinuousClock {
    /// Creates a driver by the machine's clock, which continues during sleep.
    ///
    /// - Parameters:
    ///   - store: The store to advance; it keeps its time.
    ///   - framesPerSecond: The frame rate, within 0.001…1e6.
    /// - Throws: `unusableNumber` for any other.
    public init(_ store: PropertyStore, framesPerSecond: Double = 60) throws(AnimatorError) {
        try self.init(store, framesPerSecond: framesPerSecond, clock: ContinuousClock())
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PropertyStore {
    /// Advances the store to each time of a sequence as it arrives, such as the frames of a display or a recording,
    /// until the sequence ends.
    ///
    /// It runs in the isolation it is called from, which is the store's.
    ///
    /// - Parameters:
    ///   - times: Seconds on the store's clock.
    ///   - frame: Called after every one of them.
    /// - Throws: `unusableNumber` for the first time that isn't usable.
    public func advance(
        along times: some AsyncSequence<Double, Never>, frame: (PropertyStore) -> Void = { _ in }
    ) async throws(AnimatorError) {
        for await time in times {
            try advance(to: time)
            frame(self)
        }
    }
}
#endif
