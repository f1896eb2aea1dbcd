import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// A script is refused with reasons, or is performed; whatever it calls, what is shown are numbers.
enum SimulationCheck {
    private static let mostInstants = 300

    static func check(_ file: SourceFile) {
        var reader = ScriptReader()
        let script = reader.read(file)
        ReportCheck.check(file, reader.diagnostics.sorted, isRefused: script == nil)
        guard let script, let motion = ScriptedSpecs.motion(for: script.spec.value) else { return }
        var fitting = PerformanceReader(motion: motion)
        let performance = fitting.read(script)
        ReportCheck.check(file, fitting.diagnostics.sorted, isRefused: performance == nil)
        guard let performance else { return }
        do throws(AnimatorError) {
            var simulation = try Simulation(performance, settings: script.settings)
            try perform(&simulation, script)
        } catch {
            // What the animator refuses is told at the event.
        }
    }

    private static func perform(_ simulation: inout Simulation, _ script: Script) throws(AnimatorError) {
        let trace = Trace(isTable: false, hasVelocity: true)
        var steps = simulation.performance.steps[...]
        var frame = 0.0
        for _ in 0..<mostInstants {
            let frameTime = frame / script.fps
            let next = steps.first?.time ?? .infinity
            let time = min(frameTime, next, script.until ?? .infinity)
            try simulation.store.advance(to: time)
            if time == next, let step = steps.popFirst() { try simulation.perform(step.action) }
            look(simulation, trace)
            if time == frameTime { frame += 1 }
            if time >= script.until ?? .infinity || (steps.isEmpty && !simulation.isPlaying) { break }
        }
        // Whatever still plays is over in a year, or loops.
        try simulation.store.advance(to: simulation.store.time + 3e7)
        look(simulation, trace)
    }

    private static func look(_ simulation: Simulation, _ trace: Trace) {
        for (path, id) in simulation.properties {
            let numbers = simulation.store.presentation(id).components + simulation.store.velocity(id)
            law(numbers.allSatisfy { $0.isFinite }, "'\(path)' shows numbers at \(simulation.store.time)")
        }
        law(JSONValue(text: trace.line(simulation, phase: nil)) != nil, "a trace is JSON")
    }
}
