/// The state of a playback.
public enum PlaybackState: String, Hashable, Sendable, CaseIterable {
    /// Its delay isn't over yet, for the first time: what is sought back into its delay has started.
    case waiting
    /// It moves.
    case playing
    /// Its time is paused until it is resumed.
    case paused
    /// It ended; see ``CompletionReason/finished``.
    case finished
    /// It ended; see ``CompletionReason/stopped``.
    case stopped
    /// It ended; see ``CompletionReason/cancelled``.
    case cancelled
    /// It ended; see ``CompletionReason/replaced``.
    case replaced

    /// Whether the playback has ended.
    public var isEnded: Bool {
        switch self {
        case .waiting, .playing, .paused: false
        case .finished, .stopped, .cancelled, .replaced: true
        }
    }

    /// The state of a playback that ended for a reason.
    init(_ reason: CompletionReason) {
        switch reason {
        case .finished: self = .finished
        case .stopped: self = .stopped
        case .cancelled: self = .cancelled
        case .replaced: self = .replaced
        }
    }
}
