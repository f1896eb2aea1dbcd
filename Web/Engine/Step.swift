import MotionModel
import SpecCompiler
import SpecFormat

/// What is done at an instant of a performance, as a request says it: `at` and `play` with `reversed`, `send` or `go`.
struct Step {
    /// What is done.
    enum Action {
        /// Plays a variant.
        case play(CompiledVariant, isReversed: Bool)
        /// Sends an event to the machine.
        case send
        /// Has the machine go to a state.
        case go
    }

    /// The time in seconds, 0 or more.
    let time: Double
    /// The name of a variant, an event or a state, as the request has it.
    let name: String
    let action: Action

    /// The step of an event of a request; plays are only of a request without a machine's `state`, and nothing else is.
    init(_ event: Request, in whole: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        time = try event.number("at")
        if whole["state"] == nil {
            name = try event.string("play")
            action = .play(
                try loaded.variant(event, in: whole, key: "play"), isReversed: event.flag("reversed"))
        } else if let sent = event.text("send") {
            name = sent
            action = .send
        } else {
            name = try event.string("go")
            action = .go
        }
    }

    /// The variant that it plays.
    var variant: CompiledVariant? {
        if case .play(let variant, _) = action { variant } else { nil }
    }

    /// The name of the state in which a play begins.
    var start: String? {
        guard case .play(let variant, let isReversed) = action else { return nil }
        return isReversed ? variant.endState : variant.startState
    }

    /// Whether an event asks for it.
    func isStep(of event: Request) -> Bool {
        guard case .number(let time)? = event["at"], time == self.time else { return false }
        switch action {
        case .play(_, let isReversed):
            return event.text("play") == name && event.flag("reversed") == isReversed
        case .send: return event.text("send") == name
        case .go: return event.text("go") == name
        }
    }
}
