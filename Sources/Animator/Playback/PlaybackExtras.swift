import MotionModel

/// What few playbacks have, behind one reference.
final class PlaybackExtras {
    let markers: [Marker]
    /// The clock of its repeats and turns; `nil` if its last track determines them.
    let clock: IterationClock?
    /// The transition of a state machine that it is; `nil` for any other playback.
    let turn: MachineTurn?
    /// What it does to the presence of targets; empty for most.
    let presenceWays: [PresenceWay]

    private init(
        _ markers: [Marker], _ clock: IterationClock?, _ turn: MachineTurn?, _ presenceWays: [PresenceWay]
    ) {
        self.markers = markers
        self.clock = clock
        self.turn = turn
        self.presenceWays = presenceWays
    }

    /// Makes them; `nil`, without an object, if there is nothing.
    static func make(
        markers: [Marker], clock: IterationClock?, turn: MachineTurn?, presenceWays: [PresenceWay]
    ) -> PlaybackExtras? {
        if markers.isEmpty, clock == nil, turn == nil, presenceWays.isEmpty { return nil }
        return PlaybackExtras(markers, clock, turn, presenceWays)
    }
}
