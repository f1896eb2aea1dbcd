import MotionModel

/// What playbacks do to the presence of targets.
extension StoreTable {
    /// A playback starts: what is present where it leads appears.
    mutating func appear(_ core: PlaybackCore) {
        guard core.hasExtras else { return }
        for way in core.presenceWays {
            let isPresent = presences[way.target]?.isPresent ?? way.atStart
            presences[way.target] = Presence(isPresent: isPresent || way.atEnd, decider: core.id)
            if way.atEnd, !isPresent {
                report(.appeared(way.target), .appeared(way.target), of: core, at: clock)
            }
        }
    }

    /// A playback has finished: what isn't present where it led disappears.
    mutating func disappear(_ core: PlaybackCore, at clock: Double) {
        guard core.hasExtras else { return }
        for way in core.presenceWays where !(core.isBackward ? way.atStart : way.atEnd) {
            guard let presence = presences[way.target], presence.isPresent, presence.decider == core.id else {
                continue
            }
            presences[way.target] = Presence(isPresent: false, decider: -1)
            report(.disappeared(way.target), .disappeared(way.target), of: core, at: clock)
        }
    }

    /// Queues an event for the handler of a machine's playback, or for that of any other.
    private mutating func report(
        _ event: PlaybackEvent, _ machineEvent: StateMachineEvent, of core: PlaybackCore, at clock: Double
    ) {
        if let turn = core.turn {
            queue.append(.machine(turn.machine, machineEvent), at: clock)
        } else {
            report(event, of: core, at: clock)
        }
    }
}
