#if !hasFeature(Embedded)
/// The times of frames at a fixed rate, by a clock: seconds since the first of them, each n ∕ `framesPerSecond`.
///
/// Every iteration starts anew at 0, without a delay. A consumer that takes longer than a frame gets the frame that is
/// due then, and never those it missed; the phase stays that of the first frame, however long it runs. The sequence
/// ends when its task is cancelled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct FrameTicks<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
    /// Seconds.
    public typealias Element = Double
    /// The sequence ends without failure.
    public typealias Failure = Never

    private let clock: C
    private let framesPerSecond: Double

    /// Creates the frames of a clock.
    ///
    /// - Parameters:
    ///   - framesPerSecond: The frame rate, within 0.001…1e6.
    ///   - clock: The clock to follow.
    /// - Throws: `unusableNumber` for any other.
    public init(framesPerSecond: Double, clock: C) throws(AnimatorError) {
        try FrameRate.check(framesPerSecond)
        self.clock = clock
        self.framesPerSecond = framesPerSecond
    }

    /// Creates an iterator, which starts at its first reading.
    public func makeAsyncIterator() -> Iterator {
        Iterator(clock: clock, framesPerSecond: framesPerSecond)
    }

    /// One iteration.
    public struct Iterator: AsyncIteratorProtocol {
        /// The sequence ends without failure.
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
            // The next frame, or, if that is missed already, the one that is due.
            let due = start.duration(to: clock.now) / period
            number = Swift.max(number + 1, Int64(due.rounded(.down)))
            do {
                try await clock.sleep(until: start.advanced(by: period * number), tolerance: nil)
            } catch {
                return nil
            }
            // Time that was overslept or taken by other processes.
            let woken = start.duration(to: clock.now) / period
            number = Swift.max(number, Int64(woken.rounded(.down)))
            return Double(number) / framesPerSecond
        }
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension FrameTicks where C == ContinuousClock {
    /// Creates the frames of the machine's clock, which continues during sleep.
    ///
    /// - Parameter framesPerSecond: The frame rate, within 0.001…1e6.
    /// - Throws: `unusableNumber` for any other.
    public init(framesPerSecond: Double = 60) throws(AnimatorError) {
        try self.init(framesPerSecond: framesPerSecond, clock: ContinuousClock())
    }
}
#endif
