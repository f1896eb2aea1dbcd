public import MotionModel

extension Animator {
    /// Makes a state machine of a motion, which is in a state already: its properties take the state's values.
    ///
    /// - Parameters:
    ///   - motion: The motion; its properties are registered.
    ///   - state: The name of the state; `nil` for the motion's first.
    ///   - parameters: Values by name, for the motion's parameters that don't keep their default.
    ///   - events: Called for every state that it leaves or enters.
    ///   - playbackEvents: Called for every event of the playbacks that it starts.
    /// - Throws: `unknownState`, `parameter`, and what registering and setting throw.
    public func machine(
        _ motion: CompiledMotion, state: String? = nil, parameters: [String: MotionValue] = [:],
        events: ((StateMachine, StateMachineEvent) -> Void)? = nil,
        playbackEvents: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> StateMachine {
        let name = state ?? motion.states[0].name
        _ = try PropertyStore.state(name, of: motion)
        _ = try PropertyStore.components(of: parameters, for: motion)
        try store.register(motion)
        try store.set(state: name, of: motion, parameters: parameters)
        return try StateMachine(
            motion, self, state: name, values: parameters, handler: events, playbackHandler: playbackEvents)
    }
}
