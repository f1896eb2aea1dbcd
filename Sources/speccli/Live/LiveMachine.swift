import Animator
import MotionModel

/// The state machine of a motion with transitions, and the keys of its events.
struct LiveMachine {
    /// An event that can be sent now.
    struct Choice: Hashable, Sendable {
        /// The event's index among all of the motion's, which its key has: the same in every state.
        let index: Int
        /// The event's name.
        let event: String
        /// The transition that it takes.
        let transition: MotionTransition
    }

    /// The machine.
    let machine: StateMachine
    /// The names of all events, in the order in which transitions name them.
    private let events: [String]
    /// The number of the playback that was told of last.
    private var seen: Int?

    /// Creates the keys of a machine.
    init(_ machine: StateMachine) {
        self.machine = machine
        events = machine.motion.events
    }

    /// The events that take a transition now, in the order in which they are looked up.
    var choices: [Choice] {
        var choices: [Choice] = []
        for transition in machine.candidates {
            for name in transition.trigger.events where !choices.contains(where: { $0.event == name }) {
                guard let index = events.firstIndex(of: name) else { continue }
                choices.append(Choice(index: index, event: name, transition: transition))
            }
        }
        return choices
    }

    /// The states to which it goes by itself from the current one, each with the seconds after which it does.
    var successors: [(state: String, seconds: Double)] {
        var next: [(state: String, seconds: Double)] = []
        for transition in machine.candidates {
            guard case .after(let seconds) = transition.trigger,
                !next.contains(where: { $0.seconds == seconds })
            else { continue }
            next.append((transition.endState, seconds))
        }
        return next.sorted { $0.seconds < $1.seconds }
    }

    /// Sends an event, if it takes a transition now.
    func send(_ index: Int) throws(AnimatorError) {
        if index < events.count { try machine.send(events[index]) }
    }

    /// Sends the first event that can be sent.
    func sendFirst() throws(AnimatorError) {
        if let first = choices.first { try machine.send(first.event) }
    }

    /// Whether ``begin(_:)`` can play a variant, from its own start to its end.
    func canBegin(_ variant: CompiledVariant) -> Bool { event(for: variant) != nil || isGone(by: variant) }

    /// Takes a transition that plays a variant: by its event, else because it is the way to the variant's end.
    func begin(_ variant: CompiledVariant) throws(AnimatorError) {
        if let event = event(for: variant) {
            try machine.send(event)
        } else if isGone(by: variant) {
            try machine.go(to: variant.endState)
        }
    }

    /// Returns the machine's playback, if it is another one than at the last call.
    mutating func takeNewPlayback() -> Playback? {
        guard let playback = machine.playback, playback.number != seen else { return nil }
        seen = playback.number
        return playback
    }

    private func event(for variant: CompiledVariant) -> String? {
        choices.first { $0.transition.variant == variant.name && !$0.transition.isReversed }?.event
    }

    private func isGone(by variant: CompiledVariant) -> Bool {
        guard variant.endState != machine.state else { return false }
        let first = machine.candidates.first { $0.endState == variant.endState }
        return first?.variant == variant.name && first?.isReversed == false
    }
}
