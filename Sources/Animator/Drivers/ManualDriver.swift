/// Advances a store explicitly, frame by frame: for tests, and for frames rendered ahead of time.
public struct ManualDriver {
    /// The store to advance.
    public let store: PropertyStore
    /// The frame rate.
    public let framesPerSecond: Double

    /// Creates a driver that doesn't advance the store yet.
    ///
    /// - Parameters:
    ///   - store: The store to advance; it keeps its time.
    ///   - framesPerSecond: The frame rate, within 0.001…1e6.
    /// - Throws: `unusableNumber` for any other.
    public init(_ store: PropertyStore, framesPerSecond: Double = 60) throws(AnimatorError) {
        try FrameRate.check(framesPerSecond)
        self.store = store
        self.framesPerSecond = framesPerSecond
    }

    /// Advances the store by a number of frames.
    ///
    /// The nth frame is at the present time + n ∕ ``framesPerSecond``, rounded once, so errors don't add up.
    ///
    /// - Parameters:
    ///   - frames: The number of frames; none if it isn't positive.
    ///   - frame: Called after every frame.
    /// - Throws: `unusableNumber` when the store's time would become unusable.
    public func run(frames: Int, frame: (PropertyStore) -> Void = { _ in }) throws(AnimatorError) {
        let start = store.time
        var number = 0
        while number < frames {
            number += 1
            try store.advance(to: start + Double(number) / framesPerSecond)
            frame(store)
        }
    }

    /// Advances the store frame by frame until it is at rest.
    ///
    /// - Parameters:
    ///   - seconds: The longest time to advance; endless or paused motion takes all of it.
    ///   - frame: Called after every frame.
    /// - Returns: Whether the store is at rest.
    /// - Throws: `unusableNumber` when the store's time would become unusable.
    public func runToRest(
        within seconds: Double = 60, frame: (PropertyStore) -> Void = { _ in }
    ) throws(AnimatorError) -> Bool {
        let start = store.time
        var number = 0
        while !store.isAtRest {
            number += 1
            guard Double(number) / framesPerSecond <= seconds else { return false }
            try store.advance(to: start + Double(number) / framesPerSecond)
            frame(store)
        }
        return true
    }
}

/// The range of frame rates.
enum FrameRate {
    /// Refuses a rate that no driver can keep.
    static func check(_ framesPerSecond: Double) throws(AnimatorError) {
        guard framesPerSecond >= 0.001 && framesPerSecond <= 1e6 else {
            throw .unusableNumber(framesPerSecond, of: "the frame rate")
        }
    }
}
