import MotionModel

/// A target that comes and goes.
struct Presence {
    var isPresent: Bool
    /// The number of the playback that decided last; −1 for none.
    var decider: Int
}

/// The targets that are present.
extension PropertyStore {
    /// Whether a target is present: whether anything of it is to be shown.
    ///
    /// A motion says in which states its targets are present. A playback to such a state makes a target present when it
    /// starts; one to another state takes it away when it has finished, unless a newer one decides otherwise before. A
    /// target of which no motion says anything is always present, and so is any other until a state is set or something
    /// plays.
    ///
    /// - Complexity: O(1).
    public func isPresent(_ target: String) -> Bool { presences[target]?.isPresent ?? true }

    /// Has the targets of a motion present, or not, as they are at rest in a state.
    func setPresence(in state: String, of motion: CompiledMotion) {
        for target in motion.targets {
            presences[target.target] = Presence(isPresent: target.isPresent(in: state), decider: -1)
        }
    }

    /// A playback starts: what is present where it leads appears.
    func appear(_ core: PlaybackCore) {
        for way in core.presenceWays {
            let isPresent = presences[way.target]?.isPresent ?? way.atStart
            presences[way.target] = Presence(isPresent: isPresent || way.atEnd, decider: core.id)
            if way.atEnd, !isPresent {
                report(.appeared(way.target), .appeared(way.target), of: core, at: clock)
            }
        }
    }

    /// A playback has finished: what isn't present where it led disappears.
    func disappear(_ core: PlaybackCore, at clock: Double) {
        for way in core.presenceWays where !(core.isBackward ? way.atStart : way.atEnd) {
            guard let presence = presences[way.target], presence.isPresent, presence.decider == core.id else {
                continue
            }
            presences[way.target] = Presence(isPresent: false, decider: -1)
            report(.disappeared(way.target), .disappeared(way.target), of: core, at: clock)
        }
    }

    /// Queues an event for the handler of a machine's playback, or for that of any other.
    private func report(
        _ event: PlaybackEvent, _ machineEvent: StateMachineEvent, of core: PlaybackCore, at clock: Double
    ) {
        if let turn = core.turn {
            queue.append(.machine(turn.machine, machineEvent), at: clock)
        } else {
            report(event, of: core, at: clock)
        }
    }
}
