import MotionModel
import SpecFormat

/// Fits a script to its motion, and collects all problems.
struct PerformanceReader {
    private let motion: CompiledMotion
    private let parameters: [String: MotionValue]
    private var playbacks: [String] = []
    /// The latest playback of each name.
    private var numbers: [String: Int] = [:]
    /// The problems so far.
    private(set) var diagnostics = Diagnostics()

    /// Creates a reader for a motion.
    ///
    /// - Parameter parameters: Values that override the script's.
    init(motion: CompiledMotion, parameters: [String: MotionValue] = [:]) {
        self.motion = motion
        self.parameters = parameters
    }

    /// The performance; nil when there is an error, which was reported.
    mutating func read(_ script: Script) -> Performance? {
        var steps: [Performance.Step] = []
        var state = script.state.flatMap { self.state($0) }
        for event in script.events {
            guard let action = action(event) else { continue }
            if case .play(let variant, let reversed, _) = action, state == nil {
                state =
                    reversed != script.settings.shouldReverseValues ? variant.endState : variant.startState
            }
            steps.append(
                Performance.Step(
                    time: event.time, action: action, source: event.syntax.value, range: event.syntax.range))
        }
        let initial = values(script.initial)
        var parameters = parameterValues(script.parameters)
        for (name, value) in self.parameters { parameters[name] = value }
        guard !diagnostics.hasErrors else { return nil }
        return Performance(
            motion: motion, state: state ?? motion.states[0].name, parameters: parameters, initial: initial,
            steps: steps,
            playbacks: playbacks)
    }

    private mutating func action(_ event: Script.Event) -> Performance.Action? {
        switch event.call {
        case .play(let variant, let name, let reversed, let pausesOnCompletion):
            addPlayback(of: variant.value, named: name)
            guard let compiled = motion[variant.value] else {
                let names = motion.variants.map { $0.name }
                report(.unknownVariant, "the spec has no variant '\(variant.value)'", variant, among: names)
                return nil
            }
            return .play(compiled, reversed: reversed, pausesOnCompletion: pausesOnCompletion)
        case .send(let event):
            var names: [String] = []
            for transition in motion.transitions {
                if case .events(let events) = transition.trigger { names += events }
            }
            guard names.contains(event.value) else {
                report(.unknownValue, "the spec has no transition on '\(event.value)'", event, among: names)
                return nil
            }
            return .send(event.value)
        case .go(let name): return state(name).map { .go(to: $0) }
        case .seek(let playback, let time): return number(of: playback).map { .seek($0, to: time) }
        case .scrub(let playback, let progress):
            return number(of: playback).map { .scrub($0, to: progress) }
        case .speed(let playback, let speed): return number(of: playback).map { .speed($0, to: speed) }
        case .control(let control, let playback): return number(of: playback).map { .control(control, $0) }
        case .stopAll: return .stopAll
        case .cancelAll: return .cancelAll
        case .set(let members): return .set(values(members))
        case .expect(let members, let within):
            let expected = members.compactMap { member in
                values([member]).first.map {
                    Expectation(path: $0.path, value: $0.value, range: member.value.range)
                }
            }
            return .expect(expected, within: within)
        case .expectState(let name): return state(name).map { .expectState($0, range: name.range) }
        case .spring(let release, let name):
            addPlayback(of: release.property.value, named: name)
            return action(release)
        case .decay(let thrown, let name):
            addPlayback(of: thrown.property.value, named: name)
            return action(thrown)
        case .grab(let name): return property(name).map { .grab($0.path) }
        }
    }

    private mutating func action(_ release: Script.SpringRelease) -> Performance.Action? {
        guard let property = property(release.property) else { return nil }
        if property.type.isDiscrete {
            diagnostics.report(
                .valueTypeMismatch, "'\(property.path.text)' flips and can't spring",
                at: release.property.range)
            return nil
        }
        let target = FragmentReader.value(
            release.target, of: property.type, "'to'", diagnostics: &diagnostics)
        var velocity: Performance.ReleaseVelocity? = .relative(release.initialVelocity)
        if let written = release.velocity {
            velocity = FragmentReader.value(
                written, of: property.type, "'velocity'", diagnostics: &diagnostics
            ).map { .absolute($0) }
        }
        guard let target, let velocity else { return nil }
        return .spring(property.path, to: target, release.spring, velocity: velocity)
    }

    private mutating func action(_ thrown: Script.Throw) -> Performance.Action? {
        guard let property = property(thrown.property) else { return nil }
        if property.type.isDiscrete {
            diagnostics.report(
                .valueTypeMismatch, "'\(property.path.text)' flips and can't glide", at: thrown.property.range
            )
            return nil
        }
        switch thrown.aim {
        case .velocity(let syntax):
            return FragmentReader.value(syntax, of: property.type, "'velocity'", diagnostics: &diagnostics)
                .map { .decay(property.path, velocity: $0, thrown.decay, stopVelocity: thrown.stopVelocity) }
        case .destination(let syntax):
            return FragmentReader.value(syntax, of: property.type, "'to'", diagnostics: &diagnostics)
                .map { .decayTo(property.path, $0, thrown.decay, stopVelocity: thrown.stopVelocity) }
        }
    }

    private mutating func state(_ name: JSONString) -> String? {
        if motion.state(named: name.value) != nil { return name.value }
        report(
            .unknownState, "the spec has no state '\(name.value)'", name, among: motion.states.map { $0.name }
        )
        return nil
    }

    private mutating func property(_ name: JSONString) -> PropertyDeclaration? {
        if let property = motion.properties.first(where: { $0.path.text == name.value }) { return property }
        let names = motion.properties.map { $0.path.text }
        report(.unknownValue, "the spec has no property '\(name.value)'", name, among: names)
        return nil
    }

    /// Names a playback: by the name in the script, or after its variant or property, with a number if that is taken.
    private mutating func addPlayback(of mover: String, named given: JSONString?) {
        var name = given?.value ?? mover
        if given != nil {
            if numbers[name] != nil, let given {
                diagnostics.report(.duplicateName, "another playback is called '\(name)'", at: given.range)
            }
        } else {
            var count = 1
            while numbers[name] != nil {
                count += 1
                name = "\(mover) \(count)"
            }
        }
        numbers[name] = playbacks.count
        playbacks.append(name)
    }

    private mutating func number(of playback: JSONString) -> Int? {
        if let number = numbers[playback.value] { return number }
        report(.unknownValue, "no playback is called '\(playback.value)' yet", playback, among: playbacks)
        return nil
    }

    private mutating func values(_ members: [JSONMember]) -> [(path: PropertyPath, value: MotionValue)] {
        var values: [(path: PropertyPath, value: MotionValue)] = []
        for member in members {
            guard let property = property(member.key) else { continue }
            let value = FragmentReader.value(
                member.value, of: property.type, "'\(property.path.text)'", diagnostics: &diagnostics)
            if let value {
                values.append((property.path, value))
            }
        }
        return values
    }

    private mutating func parameterValues(_ members: [JSONMember]) -> [String: MotionValue] {
        var values: [String: MotionValue] = [:]
        for member in members {
            let name = member.key
            guard let parameter = motion.parameters.first(where: { $0.name == name.value }) else {
                report(
                    .unknownValue, "the spec has no parameter '\(name.value)'", name,
                    among: motion.parameters.map { $0.name })
                continue
            }
            values[name.value] = FragmentReader.value(
                member.value, of: parameter.defaultValue.type, "'\(name.value)'", diagnostics: &diagnostics)
        }
        return values
    }

    private mutating func report(
        _ id: DiagnosticID, _ message: String, _ name: JSONString, among known: [String]
    ) {
        let hint = diagnostics.suggestions.hint(for: name.value, among: known)
        let fix = hint.nearest.map {
            FixIt("write '\($0)'", range: name.range, replacement: JSONValue.quoted($0))
        }
        diagnostics.report(
            id, message + (hint.phrase.map { ", \($0)" } ?? ""), at: name.range, fixes: fix.map { [$0] } ?? []
        )
    }
}
