#if !hasFeature(Embedded)
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PropertyStore {
    /// The frames from now on: one for every advance that changes what is shown.
    ///
    ///     for await frame in store.frames {
    ///         if let opacity = frame[PropertyKey<Double>("chip.opacity")] { … }
    ///     }
    ///
    /// A consumer that is late gets the newest frame, and with it everything that changed since the one it had: no change
    /// is lost, and nothing piles up. Every reading of this property makes a sequence of its own, so there may be
    /// any number of consumers. A sequence ends when the store is let go of; one that nobody reads any more is forgotten
    /// by the next frame.
    ///
    /// Frames are copies and can be read in any isolation. Without a consumer an advance makes none.
    ///
    /// - Complexity: For each consumer O(changed) a frame, and some allocations.
    public var frames: AsyncStream<Frame> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Frame.self, bufferingPolicy: .bufferingNewest(1))
        let outlet = FrameOutlet(continuation)
        _ = audience.add { store, changed in outlet.send(Frame(of: changed, in: store)) }
        return stream
    }
}

/// The end of a sequence of frames that a store holds.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
private final class FrameOutlet {
    private let continuation: AsyncStream<Frame>.Continuation

    init(_ continuation: AsyncStream<Frame>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }

    /// Hands on a frame.
    ///
    /// - Returns: Whether somebody may still read it.
    func send(_ frame: Frame) -> Bool {
        switch continuation.yield(frame) {
        case .enqueued: return true
        case .dropped(let unread):
            // The consumer may just have taken the new one; then it gets its changes twice, and misses none.
            continuation.yield(frame.merged(over: unread))
            return true
        case .terminated: return false
        @unknown default: return true
        }
    }
}
#endif
