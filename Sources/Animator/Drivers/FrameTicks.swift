#if !hasFeature(Embedded)
/// The times of frames in a steady rhythm, by a clock: seconds since the first of them, each n ∕ `framesPerSecond`.
///
/// Every iteration begins anew: at 0, at once. A consumer that takes longer than a frame gets the frame that is due then, and
/// never the ones it missed; the rhythm stays that of the first, however long it runs. The sequence ends when its task is
/// cancelled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct FrameTicks<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
    /// Seconds.
    public typealias Element = Double
    /// It ends, it doesn't fail.
    public typealias Failure = Never

    private let clock: C
    private let framesPerSecond: Double

    /// The frames of a clock.
    ///
    /// - Parameters:
    ///   - framesPerSecond: Within 0.001…1e6.
    ///   - clock: What says how late it is, and waits.
    /// - Throws: `unusableNumber` for any other.
    public init(framesPerSecond: Double, clock: C) throws(AnimatorError) {
        try FrameRate.check(framesPerSecond)
        self.clock = clock
        self.framesPerSecond = framesPerSecond
    }

    /// Begins the rhythm at its first reading.
    public func makeAsyncIterator() -> Iterator {
        Iterator(clock: clock, framesPerSecond: framesPerSecond)
    }

    /// One rhythm.
    public struct Iterator: AsyncIteratorProtocol {
        /// It ends, it doesn't fail.
        public typealias Failure = Never

        private let clock: C
        private let framesPerSecond: Double
        private var start: C.Instant?
        private var number: Int64 = 0

        fileprivate init(clock: C, framesPerSecond: Double) {
            self.clock = clock
            self.framesPerSecond = framesPerSecond
        }

        /// Waits for the next frame.
        ///
        /// - Returns: Its time in seconds; `nil` once the task is cancelled.
        public mutating func next() async -> Double? {
            guard !Task.isCancelled else { return nil }
            guard let start else {
                start = clock.now
                return 0
            }
            let period = Duration.seconds(1 / framesPerSecond)
            // The next frame, or the one that is due if that is missed already.
            let due = start.duration(to: clock.now) / period
            number = Swift.max(number + 1, Int64(due.rounded(.down)))
            do {
                try await clock.sleep(until: start.advanced(by: period * number), tolerance: nil)
            } catch {
                return nil
            }
            // What was slept too long, or the rest of the machine took.
            let woken = start.duration(to: clock.now) / period
            number = Swift.max(number, Int64(woken.rounded(.down)))
            return Double(number) / framesPerSecond
        }
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension FrameTicks where C == ContinuousClock {
    /// The frames of the machine's clock, which goes on while it sleeps.
    ///
    /// - Parameter framesPerSecond: Within 0.001…1e6.
    /// - Throws: `unusableNumber` for any other.
    public init(framesPerSecond: Double = 60) throws(AnimatorError) {
        try self.init(framesPerSecond: framesPerSecond, clock: ContinuousClock())
    }
}
#endif
