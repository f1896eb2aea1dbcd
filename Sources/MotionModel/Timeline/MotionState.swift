/// A resting state: the values of all properties when nothing moves.
public struct MotionState: Hashable, Sendable {
    /// Its name in the spec.
    public let name: String
    /// The value of each of the motion's properties, in the motion's order; nil for a property without a value in this
    /// state.
    public let operands: [Operand?]

    /// Creates a state.
    ///
    /// - Precondition: Every value is a constant, or a formula of parameters alone.
    public init(name: String, operands: [Operand?]) {
        for case .some(let operand) in operands {
            switch operand {
            case .constant: break
            case .formula(let formula, let from):
                precondition(from == nil && !formula.usesFrom, "a state's value has no start value")
                precondition(!formula.usesTime && !formula.usesProgress, "a state doesn't move")
            case .current, .mixed, .resting:
                preconditionFailure("a state's value is a constant or worked out from parameters")
            }
        }
        self.name = name
        self.operands = operands
    }

    /// Creates a state that depends on no parameters.
    public init(name: String, values: [MotionValue?]) {
        self.init(name: name, operands: values.map { value in value.map { .constant($0) } })
    }
}
