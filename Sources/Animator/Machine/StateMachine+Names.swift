public import MotionModel

/// Events and states by the names of a type, such as `Event` and `State` of a motion's Swift constants.
extension StateMachine {
    /// Sends an event, as ``send(_:)`` does with its name.
    @discardableResult
    public func send<Event: RawRepresentable<String>>(
        _ event: Event
    ) throws(AnimatorError) -> MotionTransition? {
        try send(event.rawValue)
    }

    /// Goes to a state, as ``go(to:)`` does with its name.
    @discardableResult
    public func go<State: RawRepresentable<String>>(to end: State) throws(AnimatorError) -> Bool {
        try go(to: end.rawValue)
    }

    /// The current state; `nil` if the type has no name for it.
    public func state<State: RawRepresentable<String>>(as type: State.Type) -> State? {
        State(rawValue: state)
    }
}
