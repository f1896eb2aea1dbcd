/// A handle on something that plays.
///
/// Times are seconds of what is played: at a time scale factor of 2 a playback's time is 1 after two seconds. A handle stays readable
/// when the playback has ended; its verbs then do nothing. Two handles are equal when they are on the same playback.
public final class Playback: Equatable {
    let core: PlaybackCore
    let store: PropertyStore

    /// A handle on a playback of a store.
    init(_ core: PlaybackCore, in store: PropertyStore) {
        self.core = core
        self.store = store
    }

    /// Which way a playback's time runs.
    public enum Direction: String, Hashable, Sendable {
        /// From 0 to the duration.
        case forward
        /// From the duration to 0.
        case backward
    }

    /// The number of the playback: 0, 1, 2 … in the store's order of starting.
    public var number: Int { core.id }
    /// Where the playback is in its life.
    public var state: PlaybackState { core.state }
    /// Its own time, in seconds, within 0…``duration``.
    public var time: Double { core.time(at: store.clock) }
    /// The length of what is played, in seconds; infinite when it loops for ever.
    public var duration: Double { core.duration }
    /// Whether it stays at the end that it runs to, paused, instead of ending there: see
    /// ``Animator/play(_:_:parameters:reversed:range:pausesOnCompletion:completion:events:)``.
    public var pausesOnCompletion: Bool { core.pausesOnCompletion }
    /// Which way its time runs.
    public var direction: Direction { core.isBackward ? .backward : .forward }
    /// How many seconds of its own pass in a second, whichever way, time scales apart; 1 unless set.
    public var speed: Double { core.speed }

    /// How far the present cycle has come; a cycle is what a loop repeats, there and back if it alternates.
    ///
    /// When tracks differ, the one that ends last counts.
    public var cycleProgress: PlaybackProgress { core.cycles.cycleProgress(at: time) }

    /// How far the whole has come; of something that never ends, the progress of the present cycle.
    public var totalProgress: PlaybackProgress { core.cycles.totalProgress(at: time) }

    /// Whether two handles are on the same playback.
    public static func == (left: Playback, right: Playback) -> Bool { left.core === right.core }
}
