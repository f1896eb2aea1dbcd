/// A handle on a playback.
///
/// Times are seconds of the played motion: at a time scale factor of 2 a playback's time is 1 after two seconds. A
/// handle stays readable when the playback has ended; its methods then do nothing. Two handles are equal if they refer
/// to the same playback.
public struct Playback: Equatable {
    let core: PlaybackCore
    let store: PropertyStore

    /// Creates a handle on a playback of a store.
    init(_ core: PlaybackCore, in store: PropertyStore) {
        self.core = core
        self.store = store
    }

    /// The direction of a playback's time.
    public enum Direction: String, Hashable, Sendable {
        /// From 0 to the duration.
        case forward
        /// From the duration to 0.
        case backward
    }

    /// The number of the playback: 0, 1, 2 … in the store's order of starting.
    public var number: Int { core.id }
    /// The state of the playback.
    public var state: PlaybackState { core.state }
    /// Its own time, in seconds, within 0…``duration``.
    public var time: Double { core.time(at: store.clock) }
    /// The length of the played motion, in seconds; infinite when it loops for ever.
    public var duration: Double { core.duration }
    /// Whether it pauses at its end instead of ending there: see
    /// ``Animator/play(_:_:parameters:reversed:range:pausesOnCompletion:completion:events:)``.
    public var pausesOnCompletion: Bool { core.pausesOnCompletion }
    /// The direction of its time.
    public var direction: Direction { core.isBackward ? .backward : .forward }
    /// The magnitude of its speed: seconds of its own time per second, apart from time scales; 1 unless set.
    public var speed: Double { core.speed }

    /// The progress of the current cycle; a cycle is one repetition of a loop, both directions if it alternates.
    ///
    /// If tracks differ, the one that ends last counts.
    public var cycleProgress: PlaybackProgress { core.cycles.cycleProgress(at: time) }

    /// The progress of the whole variant or animation, also where a part of it is played; of an endless one, of its current cycle.
    public var totalProgress: PlaybackProgress { core.cycles.totalProgress(at: time) }

    /// Whether two handles refer to the same playback.
    public static func == (left: Playback, right: Playback) -> Bool { left.core === right.core }
}
