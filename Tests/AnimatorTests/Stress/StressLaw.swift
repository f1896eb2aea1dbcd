/// What must hold, whatever is played.
package enum StressLaw: String, Hashable, Sendable {
    /// Position is continuous at any interruption.
    case continuity
    /// After everything has ended, what is shown is the model, exactly, and no contribution is left.
    case rest
    /// A play reversed at the end of a play returns to the start exactly.
    case thereAndBack
    /// The sum of merged springs is the sum of separate springs.
    case mergedSprings
    /// Only finite numbers are shown.
    case finiteness
    /// A number that can't be used is refused, and a refused call changes nothing.
    case refusal
    /// What is shown is the model and what every contribution adds to it, worked out apart.
    case summing
    /// Every playback completes once, and nothing happens to it after that.
    case completion
    /// A machine is in the state to which the first row led, or where it was.
    case state
    /// What has ended is let go of.
    case memory
}

/// A law that was broken.
package struct StressViolation: Hashable, Sendable {
    /// Which.
    package let law: StressLaw
    /// The number of the operation, from 0.
    package let operation: UInt64
    /// The operation.
    package let during: StressOperation
    /// The property; empty where the law is about none.
    package let property: String
    /// By how much, where it is a matter of how much.
    package let amount: Double
}
