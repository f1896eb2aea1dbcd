import MotionModel
import SpecFormat

/// A script that fits its motion: what to do, with every name resolved.
struct Performance: Sendable {
    /// Something to do at an instant.
    struct Step: Sendable {
        /// Seconds.
        let time: Double
        /// What to do.
        let action: Action
        /// The event as it is written, for the trace.
        let source: JSONValue
        /// Where it is written.
        let range: SourceRange
    }

    /// What to do. Playbacks are numbered in the order in which they start.
    enum Action: Sendable {
        case play(CompiledVariant, reversed: Bool, pausesOnCompletion: Bool)
        case seek(Int, to: Double)
        case scrub(Int, to: Double)
        case speed(Int, to: Double)
        case control(Script.Control, Int)
        case stopAll
        case cancelAll
        case set([(path: PropertyPath, value: MotionValue)])
        case spring(PropertyPath, to: MotionValue, Spring, velocity: ReleaseVelocity)
        case decay(PropertyPath, velocity: MotionValue, Decay, stopVelocity: Double)
        case decayTo(PropertyPath, MotionValue, Decay, stopVelocity: Double)
        case grab(PropertyPath)
    }

    /// How fast a property is let go of, on top of the speed it has.
    enum ReleaseVelocity: Sendable {
        /// Units per second, component by component.
        case absolute(MotionValue)
        /// Shares of the way that still has to be gone, per second.
        case relative(Double)
    }

    /// What is played.
    let motion: CompiledMotion
    /// The state that the properties start in.
    let state: String
    /// The values of parameters that don't have their default.
    let parameters: [String: MotionValue]
    /// What they are instead.
    let initial: [(path: PropertyPath, value: MotionValue)]
    /// In the order of time.
    let steps: [Step]
    /// The names of the playbacks, by number.
    let playbacks: [String]
}
