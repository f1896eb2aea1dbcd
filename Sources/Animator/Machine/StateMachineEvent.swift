/// An event of a state machine.
public enum StateMachineEvent: Hashable, Sendable {
    /// The state was left: sent at the instant at which its successor became the current state.
    case left(String)
    /// What led to the state has ended; not sent for a state that is left before.
    case entered(String)
}
