import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli simulate`: plays a script of calls through the real animator.
struct SimulateCommand {
    private let arguments: Arguments
    /// The seconds for which a trace without an end of its own continues after the last event.
    private static let patience = 10.0

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Plays the script.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        if arguments.has(.everyInterruption) { return try interruptAll(on: &console) }
        let file = try Files.read(arguments.operands[0])
        var reader = ScriptReader()
        guard let script = reader.read(file) else { return refuse(file, reader.diagnostics, on: &console) }
        let path = specPath(script.spec.value)
        try refuse(path)
        var loading = try SpecLoading(arguments, paths: [path])
        let loaded = try loading.load(path)
        guard let spec = try loaded.playable() else { return loaded.refuse(on: &console, arguments) }
        let inputs = try PlayInputs(arguments, CompiledMotion(spec))
        var fitting = PerformanceReader(motion: inputs.motion, parameters: inputs.values)
        guard let performance = fitting.read(script) else {
            return refuse(file, fitting.diagnostics, on: &console)
        }
        return try play(performance, script, file, on: &console)
    }

    /// Interrupts every way of a spec by every other one, and prints the largest jumps.
    private func interruptAll(on console: inout Console) throws(Failure) -> ExitCode {
        guard arguments.text(.format) != "csv" else {
            throw Failure(
                "--every-interruption prints a table to read, or with --format json JSON, but no CSV")
        }
        let path = arguments.operands[0]
        var loading = try SpecLoading(arguments, paths: [path])
        let loaded = try loading.load(path)
        guard let spec = try loaded.playable() else { return loaded.refuse(on: &console, arguments) }
        let inputs = try PlayInputs(arguments, CompiledMotion(spec))
        guard var interruptions = Interruptions(inputs.motion, parameters: inputs.values) else {
            throw Failure("'\(path)' has more than \(Interruptions.mostPairs) pairs of ways between states")
        }
        do throws(AnimatorError) { try interruptions.run() } catch { throw Failure(error.phrase) }
        console.write(arguments.text(.format) == "json" ? interruptions.json : interruptions.table)
        let broken = interruptions.broken(
            value: arguments.number(.maxJump) ?? Continuity.threshold,
            velocity: arguments.number(.maxSpeedJump) ?? 1e-6)
        guard let broken else { return .done }
        let what = broken.isVelocity ? "the velocity of '\(broken.row.property)'" : "'\(broken.row.property)'"
        console.complain(
            "\(what) jumps by \(Interruptions.text(broken.jump.size)) in \(Interruptions.place(broken.jump))")
        return .findings
    }

    private func specPath(_ path: String) -> String {
        let script = arguments.operands[0]
        if path.hasPrefix("/") || script == Files.standardStream { return path }
        return Files.join(Files.split(script).folder, path)
    }

    /// Refuses a spec outside the root: the path in a script is untrusted, as those of imports are.
    private func refuse(_ spec: String) throws(Failure) {
        guard let root = arguments.text(.root), let folder = FileImports.real(root),
            let location = FileImports.real(spec), !Files.path(location, isIn: folder)
        else { return }
        throw Failure("'\(spec)', which the script names, lies outside '\(root)'")
    }

    private func play(
        _ performance: Performance, _ script: Script, _ file: SourceFile, on console: inout Console
    ) throws(Failure) -> ExitCode {
        var range = SourceRange(start: 0, end: 0)
        do throws(AnimatorError) {
            var simulation = try Simulation(performance, settings: script.settings)
            if arguments.has(.continuity) {
                return try measure(&simulation, file, at: &range, on: &console)
            }
            let failures = try trace(&simulation, script, at: &range, on: &console)
            return tell(failures, in: file, on: &console)
        } catch {
            var diagnostics = Diagnostics()
            diagnostics.report(.range, error.phrase, at: range)
            return refuse(file, diagnostics, on: &console)
        }
    }

    /// What a script expects and what is otherwise.
    private typealias Misses = [(message: String, range: SourceRange)]

    /// What isn't as a step expects.
    private func misses(of step: Performance.Step, in simulation: Simulation) -> Misses {
        switch step.action {
        case .expect(let expectations, let tolerance):
            return expectations.compactMap { expectation in
                expectation.failure(in: simulation, within: tolerance).map { ($0, expectation.range) }
            }
        case .expectState(let state, let range):
            guard let own = simulation.state, own != state else { return [] }
            let time = NumberText.seconds(simulation.store.time)
            return [("the state is '\(own)' at \(time), not '\(state)'", range)]
        default: return []
        }
    }

    /// Names what isn't as the script expects, each with its place.
    private func tell(_ misses: Misses, in file: SourceFile, on console: inout Console) -> ExitCode {
        let index = LineIndex(file.bytes)
        for miss in misses {
            let place = index.position(at: miss.range.start)
            console.report(
                "\(file.path.printable):\(place.line):\(place.column): error: \(miss.message.printable)\n")
        }
        return misses.isEmpty ? .done : .findings
    }

    /// Writes a line for every frame, and two for every instant at which an event happens.
    private func trace(
        _ simulation: inout Simulation, _ script: Script, at range: inout SourceRange,
        on console: inout Console
    ) throws(AnimatorError) -> Misses {
        let trace = Trace(isTable: arguments.text(.format) == "csv", hasVelocity: arguments.has(.velocity))
        var failures: Misses = []
        console.write(trace.header(simulation))
        var steps = simulation.performance.steps[...]
        let lastEvent = steps.last?.time ?? 0
        var frame = 0.0
        while console.isOpen {
            let frameTime = frame / script.fps
            let next = steps.first?.time ?? .infinity
            let time = min(frameTime, next, script.until ?? .infinity)
            try simulation.store.advance(to: time)
            if time == next {
                console.write(trace.line(simulation, phase: .before))
                var calls: [JSONValue] = []
                while let step = steps.first, step.time == time {
                    range = step.range
                    try simulation.perform(step.action)
                    failures += misses(of: step, in: simulation)
                    calls.append(step.source)
                    steps.removeFirst()
                }
                console.write(trace.line(simulation, phase: .after, calls: calls))
            } else {
                console.write(trace.line(simulation, phase: nil))
            }
            if time == frameTime { frame += 1 }
            if let until = script.until {
                if time >= until { break }
            } else if steps.isEmpty {
                if !simulation.isPlaying || simulation.hasArrived { break }
                if time >= lastEvent + Self.patience {
                    console.complain(
                        "something still plays \(Int(Self.patience)) s after the last event; 'until' says when to end"
                    )
                    break
                }
            }
        }
        return failures
    }

    /// Compares the values shown before and after every interruption.
    private func measure(
        _ simulation: inout Simulation, _ file: SourceFile, at range: inout SourceRange,
        on console: inout Console
    ) throws(AnimatorError) -> ExitCode {
        var continuity = Continuity()
        var failures: Misses = []
        for step in simulation.performance.steps {
            range = step.range
            try simulation.store.advance(to: step.time)
            let isInterruption = simulation.isPlaying && Continuity.counts(step.action)
            let before = Continuity.Snapshot(simulation)
            try simulation.perform(step.action)
            failures += misses(of: step, in: simulation)
            guard isInterruption else { continue }
            continuity.compare(before, Continuity.Snapshot(simulation), at: step, in: simulation)
        }
        console.write(continuity.text)
        let code = tell(failures, in: file, on: &console)
        guard continuity.isBroken, let jump = continuity.position else { return code }
        let size = JSONValue.number(jump.size.rounded(digits: 3)).text(pretty: false)
        let time = JSONValue.number(jump.time).text(pretty: false)
        console.complain("'\(jump.property)' jumps by \(size) at \(time) s, at '\(jump.call)'")
        return .findings
    }

    private func refuse(_ file: SourceFile, _ diagnostics: Diagnostics, on console: inout Console) -> ExitCode
    {
        let report = Report(file: file, diagnostics: diagnostics.sorted)
        console.report(report, color: arguments.color)
        return .findings
    }
}
