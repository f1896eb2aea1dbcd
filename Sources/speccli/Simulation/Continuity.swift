import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// The largest jumps at interruptions.
struct Continuity {
    /// A change of position or velocity at one instant.
    struct Jump: Sendable {
        /// The size in the property's unit, or that per second.
        let size: Double
        let property: String
        /// The time in seconds.
        let time: Double
        /// The key of the event.
        let call: String
        /// The jump as a share of the larger of 1 and the values on both sides of it.
        let share: Double
    }

    /// The values that a store shows, for comparison.
    struct Snapshot {
        let positions: [[Double]]
        let velocities: [[Double]]

        /// The values that are shown now.
        init(_ simulation: Simulation) {
            positions = simulation.properties.map { simulation.store.presentation($0.id).components.array }
            velocities = simulation.properties.map { simulation.store.velocity($0.id) }
        }
    }

    /// A position jumps when a component changes by more than this share of the larger of 1 and its size.
    static let threshold = 1e-9

    /// The significant digits of a jump in the result: more would tell of sums, not of motion.
    private static let digits = 6

    /// The number of interruptions so far.
    private(set) var interruptions = 0
    /// The largest jump in position.
    private(set) var position: Jump?
    /// The largest jump in velocity.
    private(set) var velocity: Jump?

    /// Whether an action, while something plays, is an interruption; the other actions are meant to change what is
    /// shown.
    static func counts(_ action: Performance.Action) -> Bool {
        switch action {
        case .play, .send, .go, .stopAll, .spring, .decay, .decayTo, .grab: true
        case .control(let control, _):
            switch control {
            case .pause, .resume, .reverse, .stop: true
            case .cancel, .finish: false
            }
        case .speed: true
        case .seek, .scrub, .cancelAll, .set, .expect, .expectState: false
        }
    }

    /// Whether a position jumps.
    var isBroken: Bool { (position?.share ?? 0) > Continuity.threshold }

    /// Compares the values shown before and after a step.
    mutating func compare(
        _ before: Snapshot, _ after: Snapshot, at step: Performance.Step, in simulation: Simulation
    ) {
        interruptions += 1
        let call = Continuity.name(of: step.action)
        for (index, property) in simulation.properties.enumerated() {
            Continuity.note(
                before.positions[index], after.positions[index], property.path, step.time, call, in: &position
            )
            Continuity.note(
                before.velocities[index], after.velocities[index], property.path, step.time, call,
                in: &velocity)
        }
    }

    private static func note(
        _ before: [Double], _ after: [Double], _ property: String, _ time: Double, _ call: String,
        in largest: inout Jump?
    ) {
        for (from, to) in zip(before, after) where from != to {
            let size = (to - from).magnitude
            let share = size / max(1, from.magnitude, to.magnitude)
            if share > largest?.share ?? 0 {
                largest = Jump(size: size, property: property, time: time, call: call, share: share)
            }
        }
    }

    /// The result as JSON, on one line.
    var text: String {
        JSONValue.object([
            ("interruptions", .number(Double(interruptions))),
            ("position", Continuity.json(position)),
            ("velocity", Continuity.json(velocity)),
        ]).text(pretty: false) + "\n"
    }

    private static func json(_ jump: Jump?) -> JSONValue {
        guard let jump else { return .object([("jump", 0)]) }
        return .object([
            ("jump", .named(jump.size.rounded(digits: digits))), ("property", .string(jump.property)),
            ("time", .number(jump.time)),
            ("call", .string(jump.call)),
        ])
    }

    private static func name(of action: Performance.Action) -> String {
        switch action {
        case .play: "play"
        case .send: "send"
        case .go: "go"
        case .seek: "seek"
        case .scrub: "scrub"
        case .speed: "speed"
        case .control(let control, _): control.rawValue
        case .stopAll: "stopAll"
        case .cancelAll: "cancelAll"
        case .set: "set"
        case .expect: "expect"
        case .expectState: "expectState"
        case .spring: "spring"
        case .decay, .decayTo: "decay"
        case .grab: "grab"
        }
    }
}
