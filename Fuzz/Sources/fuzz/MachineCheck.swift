import Animator
import MotionModel
import SpecCompiler
import TestSupport

/// A machine is in a state at every instant, goes where the text of its transitions says, tells of what it leaves and enters, and
/// shows numbers.
enum MachineCheck {
    private static let turns = 12

    static func check(_ motion: CompiledMotion, _ text: String) {
        guard !motion.transitions.isEmpty, let rows = WrittenTransition.all(in: text),
            motion.parameters.contains(where: { $0.name == "h" })
        else { return }
        let log = Log()
        do throws(AnimatorError) {
            let store = PropertyStore()
            let machine = try Animator(store).machine(motion) { log.add($1) }
            log.state = machine.state
            try play(machine, rows, log, text)
        } catch {
            // A property of the app's own has no value until the app gives it one.
        }
    }

    private static func play(
        _ machine: StateMachine, _ rows: [WrittenTransition], _ log: Log, _ text: String
    ) throws(AnimatorError) {
        var random = SplitMix64(seed: 7)
        let store = machine.animator.store
        for _ in 0..<turns {
            let h = random.uniform(0...10)
            try machine.set(parameter: "h", to: .number(h))
            let state = machine.state
            if random.uniform(0...1) < 0.8 {
                let event = (MadeSpec.events + ["more", "nothing"]).randomElement(using: &random)!
                let expected = WrittenTransition.row(for: event, from: state, h: h, in: rows)
                let taken = try machine.send(event)
                let isRight =
                    taken?.endState == expected?.end && machine.state == expected?.end ?? state
                    && (expected?.variant == nil || expected?.variant == taken?.variant)
                law(
                    isRight,
                    "'\(event)' at h = \(h) leads from '\(state)' by \(String(describing: expected)), not by "
                        + "\(String(describing: taken)): \(text)")
            } else {
                let end = machine.motion.states.randomElement(using: &random)!.name
                // Not every pair of states has a way.
                do throws(AnimatorError) {
                    let goes = try machine.go(to: end)
                    law(machine.state == end && goes == (end != state), "it goes to '\(end)': \(text)")
                } catch .noWay {
                    law(machine.state == state, "it stays in '\(state)': \(text)")
                }
            }
            look(machine, log, text)
            try store.advance(to: store.time + random.uniform(0...0.4))
            look(machine, log, text)
        }
    }

    private static func look(_ machine: StateMachine, _ log: Log, _ text: String) {
        law(
            log.isSound && log.hasEntered == machine.hasEntered
                && (!log.hasEntered || log.state == machine.state),
            "what the machine tells is what it does: \(log.events): \(text)")
        for target in machine.motion.targets where machine.hasEntered {
            law(
                machine.animator.store.isPresent(target.target) == target.isPresent(in: machine.state),
                "'\(target.target)' is there as '\(machine.state)' says: \(text)")
        }
        for property in machine.motion.properties {
            guard let id = try? machine.animator.store.id(of: property.path.description) else { continue }
            let store = machine.animator.store
            let numbers = store.presentation(id).components
            law(numbers.allSatisfy { $0.isFinite }, "'\(property.path)' shows numbers: \(text)")
            // Infinite where a tangent is vertical.
            law(!store.velocity(id).contains { $0.isNaN }, "'\(property.path)' has a velocity: \(text)")
        }
    }

    /// What a machine told of, and the state that follows from it.
    private final class Log {
        var events: [StateMachineEvent] = []
        var state = ""
        var hasEntered = true
        var isSound = true

        func add(_ event: StateMachineEvent) {
            events.append(event)
            switch event {
            case .left(let name):
                // Where it leads is told when it is there, or left again.
                isSound = isSound && (!hasEntered || name == state)
                hasEntered = false
            case .entered(let name):
                isSound = isSound && !hasEntered
                (state, hasEntered) = (name, true)
            case .refused, .appeared, .disappeared: break
            }
        }
    }
}
