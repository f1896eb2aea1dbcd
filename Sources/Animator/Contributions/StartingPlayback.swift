/// A playback that starts, while its contributions are added.
struct StartingPlayback: ~Copyable {
    let core: PlaybackCore
    /// Whether it takes no time.
    let isInstant: Bool
    /// Whether it is over as soon as it starts.
    let isOver: Bool

    /// A playback that starts now.
    init(_ core: PlaybackCore, isInstant: Bool) {
        self.core = core
        self.isInstant = isInstant
        // Endless motion has no end to pause at.
        isOver = isInstant && !(core.pausesOnCompletion && core.range.upperBound.isFinite)
    }
}
