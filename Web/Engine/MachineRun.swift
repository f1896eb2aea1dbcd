import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// A state machine at work, and what it has played.
struct MachineRun {
    /// A way from one state to another that was taken.
    private struct Turn {
        /// When, in seconds.
        let time: Double
        let startState: String
        let endState: String
        let variant: String
        let isReversed: Bool
        /// How long what it plays takes, in seconds.
        var duration: Double
    }

    /// The states that were left and not yet accounted for; shared with the machine's handler.
    private final class Log {
        var left: [String] = []
    }

    private let loaded: LoadedMotion
    private let machine: StateMachine
    private let log = Log()
    private var turns: [Turn] = []

    /// A machine of a motion, in a state.
    init(_ loaded: LoadedMotion, _ animator: Animator, state: String) throws(AnimatorError) {
        let log = log
        self.loaded = loaded
        machine = try animator.machine(
            loaded.motion, state: state, parameters: loaded.parameters,
            events: { _, event in if case .left(let state) = event { log.left.append(state) } })
    }

    /// Sends an event, now.
    mutating func send(_ event: String) throws(AnimatorError) {
        let state = machine.state
        if try machine.send(event) != nil { keep(from: state) }
    }

    /// Goes to a state, now.
    mutating func go(to end: String) throws(AnimatorError) {
        let state = machine.state
        if try machine.go(to: end) { keep(from: state) }
    }

    /// Keeps what the machine has just begun to play.
    private mutating func keep(from start: String) {
        guard let (variant, isReversed) = machine.played else { return }
        // It is told of its own doing, too.
        log.left = []
        turns.append(
            Turn(
                time: machine.animator.store.time, startState: start, endState: machine.state,
                variant: variant, isReversed: isReversed, duration: machine.playback?.duration ?? 0))
    }

    /// Finds out where it went by itself, when the store has advanced.
    mutating func follow() {
        let left = log.left
        log.left = []
        for (index, state) in left.enumerated() {
            guard let row = loaded.transitionAfter(state), case .after(let delay) = row.trigger else {
                continue
            }
            let entered = turns.last.map { $0.time + $0.duration } ?? 0
            let isLast = index == left.count - 1
            var played = loaded.motion[row.variant]
            if machine.animator.reducedMotion { played = played.map { loaded.motion.reducedForm(of: $0) } }
            let length = played?.timeline(reversingValues: row.isReversed).duration
            turns.append(
                Turn(
                    time: entered + delay, startState: state, endState: row.endState, variant: row.variant,
                    isReversed: row.isReversed,
                    duration: (isLast ? machine.playback?.duration : nil) ?? length ?? 0))
        }
    }

    /// Whether it stays as it is until something is sent: it is in its state, and nothing plays.
    private var rests: Bool {
        machine.hasEntered && !machine.isWaiting && machine.animator.store.contributionCount == 0
    }

    /// Whether everything is as it would be if it had begun in this state.
    private var isAtHome: Bool {
        let motion = loaded.motion
        guard let state = motion.state(named: machine.state) else { return false }
        let store = machine.animator.store
        do throws(BindingError) {
            let values = try motion.values(of: state, parameters: loaded.components) { loaded.initial[$0] }
            for (property, value) in zip(motion.properties, values) {
                guard let home = loaded.initial[property.path] ?? value ?? property.initial else {
                    return false
                }
                do throws(AnimatorError) {
                    let id = try store.id(of: property.path.text)
                    if store.presentation(id) != home { return false }
                } catch { return false }
            }
        } catch { return false }
        return true
    }

    /// `{ "state", "entered", "rests", "home", "turns": [[time, from, to, variant, whether it is reversed], …] }`
    var json: JSONValue {
        let rests = rests
        return .object([
            ("state", .string(machine.state)), ("entered", .bool(machine.hasEntered)),
            ("rests", .bool(rests)),
            ("home", .bool(rests && isAtHome)),
            (
                "turns",
                .array(
                    turns.map { turn in
                        .array([
                            .number(turn.time), .string(turn.startState), .string(turn.endState),
                            .string(turn.variant), .bool(turn.isReversed),
                        ])
                    })
            ),
        ])
    }
}

extension LoadedMotion {
    /// The transition that leaves a state by itself: the first that holds, of those after the shortest time.
    func transitionAfter(_ state: String) -> MotionTransition? {
        var found: (row: MotionTransition, delay: Double)?
        for row in motion.transitions where row.startState == state && row.holds(components) {
            if case .after(let delay) = row.trigger, delay < found?.delay ?? .infinity {
                found = (row, delay)
            }
        }
        return found?.row
    }
}
