#if !hasFeature(Embedded)
/// Moves a store by a clock, in a steady rhythm: for servers, Linux and the command line.
///
///     let driver = try ClockDriver(store)
///     await driver.run(untilAtRest: true) { store in … }
///
/// It runs in the isolation it is called from, which is the store's, and waits asynchronously: other work of that
/// isolation may start, stop and set things meanwhile. Frames that are missed are skipped.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct ClockDriver<C: Clock> where C.Duration == Duration {
    /// What it moves.
    public let store: PropertyStore

    private let ticks: FrameTicks<C>

    /// A driver that has not begun.
    ///
    /// - Parameters:
    ///   - store: What it moves; it stays at the time it has.
    ///   - framesPerSecond: Within 0.001…1e6.
    ///   - clock: What says how late it is.
    /// - Throws: `unusableNumber` for any other frame rate.
    public init(
        _ store: PropertyStore, framesPerSecond: Double = 60, clock: C
    ) throws(AnimatorError) {
        self.store = store
        ticks = try FrameTicks(framesPerSecond: framesPerSecond, clock: clock)
    }

    /// Moves the store on from its present time, at once and then frame by frame, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - untilAtRest: Whether to return as soon as nothing plays: see ``PropertyStore/isAtRest``.
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
    /// A driver by the machine's clock, which goes on while it sleeps.
    ///
    /// - Parameters:
    ///   - store: What it moves; it stays at the time it has.
    ///   - framesPerSecond: Within 0.001…1e6.
    /// - Throws: `unusableNumber` for any other.
    public init(_ store: PropertyStore, framesPerSecond: Double = 60) throws(AnimatorError) {
        try self.init(store, framesPerSecond: framesPerSecond, clock: ContinuousClock())
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PropertyStore {
    /// Moves the store to each time of a sequence as it comes, such as the frames of a display or a recording, until the sequence
    /// ends.
    ///
    /// It runs in the isolation it is called from, which is the store's.
    ///
    /// - Parameters:
    ///   - times: Seconds on the store's clock.
    ///   - frame: Called after every one of them.
    /// - Throws: `unusableNumber` for the first time that is none.
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
