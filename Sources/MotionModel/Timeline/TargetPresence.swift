/// The states in which a target is present; in the others it is absent, and nothing of it is to be shown.
public struct TargetPresence: Hashable, Sendable {
    /// The target's name, as in property paths.
    public let target: String
    /// The names of the states in which it is present, in the motion's order.
    public let states: [String]

    /// Creates a presence.
    public init(target: String, states: [String]) {
        self.target = target
        self.states = states
    }

    /// Whether the target is present in a state, at rest.
    public func isPresent(in state: String) -> Bool { states.contains(state) }
}
