import Animator
import Foundation
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

/// What the Animator's state machine does in random scripts, in the file to which the player for the web is held.
@Suite("The states of the player on the web")
struct PlayerStatesTests {
    private static let text = """
        { "motionSpec": 1, "name": "Box", "states": ["a", "b", "c"], "parameters": { "amount": 0 },
          "animations": { "box.position.x": { "values": [0, 100, 200] }, "box.opacity": { "values": [0, 0.5, 1] } },
          "variants": {
            "ab": { "from": "a", "to": "b", "timings": { "*": { "duration": "250ms", "curve": "linear" } } },
            "bc": { "from": "b", "to": "c", "timings": { "*": { "duration": "250ms", "curve": "ease-out" } } },
            "ca": { "from": "c", "to": "a", "timings": { "*": { "duration": "100ms", "curve": "linear" } } },
            "at": { "from": "a", "to": "c", "timings": { "*": { "duration": 0 } } },
            "late": { "from": "c", "to": "b", "motion": { "animate": "box.position.x", "to": "= 100 / (5 - amount)", "duration": 0.1 } } } }
        """

    /// Every kind of row: of one event and several, of times, with a condition, reversed, to the same state, at once.
    private static let rows: [MotionTransition] = {
        let isMany = MotionModel.Expression.binary(.greater, .parameter(slot: 0), .constant(2))
        func row(
            _ start: String, _ end: String, _ trigger: MotionTransition.Trigger, _ variant: String,
            _ condition: MotionModel.Expression? = nil, reversed: Bool = false
        ) -> MotionTransition {
            MotionTransition(
                startState: start, endState: end, trigger: trigger, condition: condition, variant: variant,
                isReversed: reversed)
        }
        return [
            row("a", "c", .events(["tap", "key"]), "ca", isMany, reversed: true),
            row("a", "b", .events(["tap"]), "ab"), row("a", "c", .events(["jump"]), "at"),
            row("b", "c", .after(seconds: 0.125), "bc", isMany), row("b", "c", .after(seconds: 0.5), "bc"),
            row("b", "a", .events(["tap"]), "ab", reversed: true), row("b", "b", .events(["key"]), "ab"),
            row("c", "a", .after(seconds: 0), "ca", isMany),
            row("c", "b", .events(["key"]), "bc", reversed: true),
            row("c", "b", .after(seconds: 0.0625), "late"),
        ]
    }()

    private static let targets = [
        TargetPresence(target: "box", states: ["b", "c"]), TargetPresence(target: "dot", states: ["a"]),
    ]

    @Test("are those of the Animator's machine in 120 random scripts")
    func scripts() throws {
        let spec = try #require(
            SpecReader.read(SourceFile(path: "box.json", bytes: [UInt8](Self.text.utf8))).spec)
        let plain = CompiledMotion(spec)
        let motion = CompiledMotion(
            name: plain.name, parameters: plain.parameters, properties: plain.properties,
            states: plain.states,
            variants: plain.variants, transitions: Self.rows, targets: Self.targets)
        let export = try Export(.player, of: ExportSource(spec, motion: motion))
        let bare = try Export(.player, of: ExportSource(spec, motion: plain))
        #expect(!String(decoding: bare.bytes, as: UTF8.self).contains("transitions"))
        #expect(!String(decoding: bare.bytes, as: UTF8.self).contains("targets"))
        var lines = ["{\"motion\":\(String(decoding: export.bytes, as: UTF8.self).dropLast()),\"scripts\":["]
        for seed in 1...120 {
            lines.append("[" + (try Self.script(UInt64(seed), motion)).joined(separator: ",\n") + "]")
            lines[lines.count - 1] += seed < 120 ? "," : ""
        }
        lines.append("]}\n")
        let made = lines.joined(separator: "\n")
        let folder = Speccli.specs.deletingLastPathComponent().appendingPathComponent("Web/player/check")
        let file = folder.appendingPathComponent("states.json")
        if ProcessInfo.processInfo.environment["RECORD_STATES"] != nil {
            try Data(made.utf8).write(to: file)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        #expect(kept == made, "RECORD_STATES=1 writes it anew, to be read before it is kept")
        for kind in [
            "left", "entered", "refused", "\"go\"", "\"send\"", "reversed", "stopped", "cancelled",
            "finished", "appeared", "disappeared",
        ] {
            #expect(made.contains(kind))
        }
    }

    /// The lines of a script: a call each, and what is there after it.
    private static func script(_ seed: UInt64, _ motion: CompiledMotion) throws -> [String] {
        var random = SplitMix64(seed: seed)
        func pick<T>(_ list: [T]) -> T { list[Int(random.uniform(0...1) * 0.999_999 * Double(list.count))] }
        let log = Log()
        let store = PropertyStore()
        let animator = Animator(store, shouldReverseValues: seed % 7 == 0)
        try animator.setTimeScaleFactor(seed % 5 == 0 ? 2 : 1)
        let start = pick(["a", "b", "c"])
        let machine = try animator.machine(
            motion, state: start, events: { log.add($1) }, playbackEvents: { log.add($1) })
        var lines = [
            "{\"start\":\"\(start)\",\"reverses\":\(seed % 7 == 0),\"scale\":\(seed % 5 == 0 ? 2 : 1)}"
        ]
        for _ in 0..<24 {
            var call = ""
            switch Int(random.uniform(0...9.99)) {
            case 0, 1, 2:
                let event = pick(["tap", "key", "jump", "other"])
                call = "\"send\":\"\(event)\""
                try machine.send(event)
            case 3:
                let state = pick(["a", "b", "c"])
                call = "\"go\":\"\(state)\""
                do throws(AnimatorError) { try machine.go(to: state) } catch { call += ",\"refused\":true" }
            case 4:
                let amount = pick([0.0, 5])
                call = "\"amount\":\(Int(amount))"
                try machine.set(parameter: "amount", to: .number(amount))
            case 5:
                let variant = pick(["ab", "bc", "ca"])
                call = "\"play\":\"\(variant)\""
                _ = try animator.play(motion, variant, events: { log.add($1) })
            case 6:
                let control = pick(["pause", "resume", "reverse", "reverse", "stop", "cancel", "finish"])
                call = "\"control\":\"\(control)\""
                if let playback = machine.playback { perform(control, on: playback) }
            default:
                let time = store.time + Double(Int(random.uniform(0...64))) / 64 * pick([0.25, 1])
                call = "\"advance\":\(time)"
                try store.advance(to: time)
            }
            let values = try ["box.position.x", "box.opacity"].flatMap {
                [try store.presentation($0).components[0], try store.model($0).components[0]]
            }
            let candidates = machine.candidates.map { "\"\($0.variant)\"" }
            let present = targets.map { store.isPresent($0.target) }
            let told = log.events.map { "\"\($0)\"" }
            log.events = []
            lines.append(
                "{\(call),\"state\":\"\(machine.state)\",\"waits\":\(machine.isWaiting),"
                    + "\"candidates\":[\(candidates.joined(separator: ","))],\"events\":[\(told.joined(separator: ","))],"
                    + "\"present\":\(present),\"values\":\(values)}")
        }
        return lines
    }

    private static func perform(_ control: String, on playback: Playback) {
        switch control {
        case "pause": playback.pause()
        case "resume": playback.resume()
        case "reverse": playback.reverse()
        case "stop": playback.stop()
        case "cancel": playback.cancel()
        default: playback.finish()
        }
    }

    private final class Log {
        var events: [String] = []

        func add(_ event: StateMachineEvent) {
            switch event {
            case .left(let state): events.append("left \(state)")
            case .entered(let state): events.append("entered \(state)")
            case .refused(let state, _): events.append("refused \(state)")
            case .appeared(let target): events.append("appeared \(target)")
            case .disappeared(let target): events.append("disappeared \(target)")
            }
        }

        func add(_ event: PlaybackEvent) {
            switch event {
            case .started: events.append("started")
            case .reversed: events.append("reversed")
            case .completed(let reason): events.append(reason.rawValue)
            case .appeared(let target): events.append("appeared \(target)")
            case .disappeared(let target): events.append("disappeared \(target)")
            default: break
            }
        }
    }
}
