/// An event of a state machine.
public enum StateMachineEvent: Hashable, Sendable {
    /// The state was left: sent at the instant at which its successor became the current state.
    case left(String)
    /// What led to the state has finished; not sent for a state that is left before, nor if it is stopped, cancelled or
    /// replaced.
    case entered(String)
    /// A target is present from now on: sent at the instant at which a state in which it is became the current one.
    case appeared(String)
    /// A target isn't present any more: sent when what leads to a state without it has finished, before `entered`.
    case disappeared(String)
    /// The machine should have gone on to a state by itself, and what leads there can't be played: it stays.
    case refused(String, AnimatorError)
}
