import Animator
import MotionModel
import SpecFormat

/// A performance on the real animator.
struct Simulation {
    /// The performance.
    let performance: Performance
    /// The store in which it is performed.
    let store: PropertyStore
    /// The motion's properties, in its order.
    let properties: [(path: String, id: PropertyID)]
    private let animator: Animator
    private let log = EventLog()
    private var playbacks: [Playback] = []
    /// The machine that goes from state to state; nil if no step asks for one.
    private var machine: StateMachine?

    /// Creates a performance at its start.
    init(_ performance: Performance, settings: Script.Settings) throws(AnimatorError) {
        self.performance = performance
        store = try PropertyStore(
            motion: performance.motion, state: performance.state, parameters: performance.parameters)
        var properties: [(path: String, id: PropertyID)] = []
        for property in performance.motion.properties {
            properties.append((property.path.text, try store.id(of: property.path.text)))
        }
        self.properties = properties
        animator = Animator(
            store, shouldReverseValues: settings.shouldReverseValues, additive: settings.additive,
            beginsFromCurrentState: settings.beginsFromCurrentState, reducedMotion: settings.reducedMotion)
        try animator.setTimeScaleFactor(settings.timeScaleFactor)
        try makeMachine()
        for (path, value) in performance.initial { try store.set(path.text, to: value) }
    }

    /// Makes the machine, if a step asks for one.
    private mutating func makeMachine() throws(AnimatorError) {
        let isAsked = performance.steps.contains { step in
            switch step.action {
            case .send, .go, .expectState: true
            default: false
            }
        }
        guard isAsked else { return }
        let log = log
        machine = try animator.machine(
            performance.motion, state: performance.state, parameters: performance.parameters,
            events: { log.add($1) },
            playbackEvents: { _, event in log.add(event, of: "machine") })
    }

    /// The state in which the machine is, or to which it is on its way; nil if there is none.
    var state: String? { machine?.state }

    /// Whether something still plays, or will by itself.
    var isPlaying: Bool { store.contributionCount > 0 || machine?.isWaiting ?? false }

    /// Whether nothing moves any more without another step: the remaining playbacks are paused at their ends.
    var hasArrived: Bool {
        machine == nil
            && playbacks.allSatisfy { $0.state.isEnded || ($0.pausesOnCompletion && $0.state == .paused) }
    }

    /// Removes and returns the events since the last call.
    func takeEvents() -> [JSONValue] {
        defer { log.events = [] }
        return log.events
    }

    /// Performs the action of a step.
    mutating func perform(_ action: Performance.Action) throws(AnimatorError) {
        switch action {
        case .play(let variant, let reversed, let pausesOnCompletion):
            let log = log
            let name = performance.playbacks[playbacks.count]
            // By name, so that the animator may choose the reduced form.
            playbacks.append(
                try animator.play(
                    performance.motion, variant.name, parameters: performance.parameters, reversed: reversed,
                    pausesOnCompletion: pausesOnCompletion, events: { _, event in log.add(event, of: name) }))
        case .send(let event): try machine?.send(event)
        case .go(let state): try machine?.go(to: state)
        case .spring(let path, let target, let spring, let velocity):
            let log = log
            let name = performance.playbacks[playbacks.count]
            playbacks.append(
                try animator.spring(
                    path.text, to: target, spring: spring,
                    velocity: try amount(velocity, of: path, to: target),
                    events: { _, event in log.add(event, of: name) }))
        case .decay(let path, let velocity, let decay, let stopVelocity):
            let (log, name) = (log, performance.playbacks[playbacks.count])
            playbacks.append(
                try animator.decay(
                    path.text, velocity: velocity, decay: decay, stopVelocity: stopVelocity,
                    events: { _, event in log.add(event, of: name) }))
        case .decayTo(let path, let destination, let decay, let stopVelocity):
            let (log, name) = (log, performance.playbacks[playbacks.count])
            playbacks.append(
                try animator.decay(
                    path.text, to: destination, decay: decay, stopVelocity: stopVelocity,
                    events: { _, event in log.add(event, of: name) }))
        case .grab(let path): try store.grab(path.text)
        case .seek(let number, let time): try playbacks[number].seek(to: time)
        case .scrub(let number, let progress): try playbacks[number].scrub(progress: progress)
        case .speed(let number, let speed): try playbacks[number].setSpeed(speed)
        case .control(let control, let number):
            switch control {
            case .pause: playbacks[number].pause()
            case .resume: playbacks[number].resume()
            case .reverse: playbacks[number].reverse()
            case .stop: playbacks[number].stop()
            case .cancel: playbacks[number].cancel()
            case .finish: playbacks[number].finish()
            }
        case .stopAll: animator.stopAll()
        case .cancelAll: animator.cancelAll()
        case .expect, .expectState: break
        case .set(let values):
            for (path, value) in values { try store.set(path.text, to: value) }
        }
    }

    private func amount(
        _ velocity: Performance.ReleaseVelocity, of path: PropertyPath, to target: MotionValue
    ) throws(AnimatorError) -> MotionValue? {
        switch velocity {
        case .absolute(let value): return value
        case .relative(0): return nil
        case .relative(let share):
            let shown = try store.presentation(path.text)
            // A value without such a difference can't be released on a spring, and the animator refuses it.
            return shown.type == target.type ? (target - shown).scaled(by: share) : nil
        }
    }
}

/// Collects the events of playbacks; shared with their handlers.
private final class EventLog {
    var events: [JSONValue] = []

    /// Adds an event of the machine.
    func add(_ event: StateMachineEvent) {
        switch event {
        case .left(let state): events.append(.object([("event", "left"), ("state", .string(state))]))
        case .entered(let state): events.append(.object([("event", "entered"), ("state", .string(state))]))
        case .appeared(let target):
            events.append(.object([("event", "appeared"), ("target", .string(target))]))
        case .disappeared(let target):
            events.append(.object([("event", "disappeared"), ("target", .string(target))]))
        case .refused(let state, let error):
            events.append(
                .object([("event", "refused"), ("state", .string(state)), ("reason", .string(error.phrase))]))
        }
    }

    /// Adds an event, except `updated`, which every line of a trace shows by its values.
    func add(_ event: PlaybackEvent, of playback: String) {
        var members: [(String, JSONValue)] = [("playback", .string(playback))]
        switch event {
        case .updated: return
        case .started: members.append(("event", "started"))
        case .reversed: members.append(("event", "reversed"))
        case .repeated: members.append(("event", "repeated"))
        case .paused: members.append(("event", "paused"))
        case .resumed: members.append(("event", "resumed"))
        case .stopped: members.append(("event", "stopped"))
        case .appeared(let target): members += [("event", "appeared"), ("target", .string(target))]
        case .disappeared(let target): members += [("event", "disappeared"), ("target", .string(target))]
        case .marker(let name, let payload):
            members += [("event", "emit"), ("name", .string(name))]
            if let payload = payload.flatMap({ JSONValue(text: $0) }) { members.append(("payload", payload)) }
        case .completed(let reason):
            members += [("event", "completed"), ("reason", .string(reason.rawValue))]
        }
        events.append(.object(members))
    }
}
