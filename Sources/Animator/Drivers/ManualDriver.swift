/// Moves a store by hand, frame by frame: for tests, and for frames that are made ahead of time.
public struct ManualDriver {
    /// What it moves.
    public let store: PropertyStore
    /// Frames a second.
    public let framesPerSecond: Double

    /// A driver that leaves the store where it is.
    ///
    /// - Parameters:
    ///   - store: What it moves; it stays at the time it has.
    ///   - framesPerSecond: Within 0.001…1e6.
    /// - Throws: `unusableNumber` for any other.
    public init(_ store: PropertyStore, framesPerSecond: Double = 60) throws(AnimatorError) {
        try FrameRate.check(framesPerSecond)
        self.store = store
        self.framesPerSecond = framesPerSecond
    }

    /// Moves the store by frames.
    ///
    /// The nth frame is at the present time + n ∕ ``framesPerSecond``, rounded once: frames don't add up errors.
    ///
    /// - Parameters:
    ///   - frames: How many; none for a number that isn't positive.
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

    /// Moves the store frame by frame until nothing plays any more.
    ///
    /// - Parameters:
    ///   - seconds: For how long at most; something that never ends, or is paused, goes on that long.
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

/// What a frame rate may be.
enum FrameRate {
    /// Refuses a rate that no driver can keep.
    static func check(_ framesPerSecond: Double) throws(AnimatorError) {
        guard framesPerSecond >= 0.001 && framesPerSecond <= 1e6 else {
            throw .unusableNumber(framesPerSecond, of: "the frame rate")
        }
    }
}
