#if !hasFeature(Embedded)
extension PropertyStore {
    /// The frames from now on: one for every advance that changes a presentation value.
    ///
    ///     for await frame in store.frames {
    ///         if let opacity = frame[PropertyKey<Double>("chip.opacity")] { … }
    ///     }
    ///
    /// A late consumer gets the newest frame, merged with all changes since its last one: no change is lost, and
    /// nothing queues up. Every access of this property creates a sequence of its own, so there may be any number of
    /// consumers. A sequence ends when the store is released; one without a consumer is removed
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

/// The store's end of a sequence of frames.
private final class FrameOutlet {
    private let continuation: AsyncStream<Frame>.Continuation

    init(_ continuation: AsyncStream<Frame>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }

    /// Sends a frame.
    ///
    /// - Returns: Whether there may still be a consumer.
    func send(_ frame: Frame) -> Bool {
        switch continuation.yield(frame) {
        case .enqueued: return true
        case .dropped(let unread):
            // The consumer may just have taken the unread frame; then it gets its changes twice, and misses none.
            continuation.yield(frame.merged(over: unread))
            return true
        case .terminated: return false
        @unknown default: return true
        }
    }
}
#endif
