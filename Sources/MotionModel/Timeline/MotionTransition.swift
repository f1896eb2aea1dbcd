/// A way from one resting state to another, and what takes it.
///
/// A motion's transitions are rows for one state each, in the order in which they are looked up: the first row that
/// leads from the current state, and whose trigger and condition hold, is taken. What a spec writes for several states
/// or for any is already written out, so that a player needs no rule but this one.
public struct MotionTransition: Hashable, Sendable {
    /// The state that it leaves.
    public let startState: String
    /// The state to which it leads, perhaps the same.
    public let endState: String
    /// What takes it.
    public let trigger: Trigger
    /// Whether it may be taken, of parameters alone: it may if the value isn't 0. `nil` always allows it.
    public let condition: Expression?
    /// The name of the variant that plays.
    public let variant: String
    /// Whether the variant plays with its values reversed.
    public let isReversed: Bool

    /// What takes a transition.
    public enum Trigger: Hashable, Sendable {
        /// Any of the events of these names.
        case events([String])
        /// So many seconds after the state was entered; 0 is the instant at which what led to it has ended.
        case after(seconds: Double)

        /// The names of the events; empty for a time.
        package var events: [String] {
            if case .events(let names) = self { names } else { [] }
        }
    }

    /// Creates a transition.
    ///
    /// - Precondition: A condition depends on parameters alone; times are finite and at least 0; there is an event.
    public init(
        startState: String, endState: String, trigger: Trigger, condition: Expression? = nil, variant: String,
        isReversed: Bool = false
    ) {
        switch trigger {
        case .events(let names): precondition(!names.isEmpty, "a transition has an event")
        case .after(let seconds): precondition(seconds >= 0 && seconds.isFinite, "a state is left at a time")
        }
        if let condition {
            precondition(
                !condition.usesFrom && !condition.usesReadings && !condition.usesTime
                    && !condition.usesProgress,
                "a condition depends on parameters alone")
        }
        self.startState = startState
        self.endState = endState
        self.trigger = trigger
        self.condition = condition
        self.variant = variant
        self.isReversed = isReversed
    }

    /// Whether its condition holds for the numbers of all parameters.
    package func holds(_ parameters: [Double]) -> Bool {
        guard let condition else { return true }
        return condition.value(Expression.Inputs(parameters: parameters)) != 0
    }
}
