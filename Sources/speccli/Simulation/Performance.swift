import MotionModel
import SpecFormat

/// A script that fits its motion: actions, with every name resolved.
struct Performance: Sendable {
    /// An action at an instant.
    struct Step: Sendable {
        /// The time in seconds.
        let time: Double
        /// The action.
        let action: Action
        /// The event as it is written, for the trace.
        let source: JSONValue
        /// The range of the event.
        let range: SourceRange
    }

    /// An action. Playbacks are numbered in the order in which they start.
    enum Action: Sendable {
        case play(CompiledVariant, reversed: Bool, pausesOnCompletion: Bool)
        case send(String)
        case go(to: String)
        case seek(Int, to: Double)
        case scrub(Int, to: Double)
        case speed(Int, to: Double)
        case control(Script.Control, Int)
        case stopAll
        case cancelAll
        case set([(path: PropertyPath, value: MotionValue)])
        case spring(PropertyPath, to: MotionValue, Spring, velocity: ReleaseVelocity)
        case decay(PropertyPath, velocity: MotionValue, Decay, stopVelocity: Double?)
        case decayTo(PropertyPath, MotionValue, Decay, stopVelocity: Double?)
        case grab(PropertyPath)
        case expect([Expectation], within: Double)
        case expectState(String, range: SourceRange)
    }

    /// The velocity with which a property is released, on top of its own.
    enum ReleaseVelocity: Sendable {
        /// Units per second, component by component.
        case absolute(MotionValue)
        /// Shares of the remaining distance, per second.
        case relative(Double)
    }

    /// The motion.
    let motion: CompiledMotion
    /// The state in which the properties start.
    let state: String
    /// The values of parameters that don't keep their default.
    let parameters: [String: MotionValue]
    /// The start values of properties that don't keep the state's.
    let initial: [(path: PropertyPath, value: MotionValue)]
    /// The steps in order of time.
    let steps: [Step]
    /// The names of the playbacks, by number.
    let playbacks: [String]
}
