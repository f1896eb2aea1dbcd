/// The reason for which a playback ended.
public enum CompletionReason: String, Hashable, Sendable, CaseIterable {
    /// It played to its end, or ``Playback/finish()`` took it there.
    case finished
    /// ``Playback/stop()`` froze its properties at their presentation values.
    case stopped
    /// ``Playback/cancel()`` dropped it.
    case cancelled
    /// Newer replacing animations took the last of its properties.
    case replaced
}
