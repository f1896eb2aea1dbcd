import Animator
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

/// Trees whose motions have no written start: they begin with what is there, and what is played back to their start ends at the
/// state from which they lead.
@Suite("A motion without a written start")
struct OpenStartTests {
    /// A spec with a tree from one state to another, whose leaves often have no start, and its mirror.
    private static func text(_ random: inout SplitMix64) -> String {
        let paths = [
            "a.position.x", "a.own", "b.bounds.size", "b.backgroundColor", "b.transform.rotation",
        ]
        func value(_ kind: Int) -> String {
            switch kind {
            case 0: "\(Double(random.below(160)) / 8)"
            case 1: "\"= k * \(random.below(9))\""
            case 2: "[\(random.below(90)), \(random.below(90))]"
            case 3: "\"hsl(\(random.below(360)) 50% 50%)\""
            default: "\"\(random.below(300))deg\""
            }
        }
        func timing() -> String {
            let delay = [", \"delay\": -0.1", ", \"delay\": 0.1", ", \"delay\": -0.5", "", ""][
                random.below(5)]
            let more = [
                "", "", ", \"iterationStart\": 0.5", ", \"direction\": \"reverse\"", ", \"iterations\": 1.5",
            ][random.below(5)]
            return "\"duration\": \([0.2, 0.3, 0][random.below(3)])\(delay)\(more)"
        }
        func leaf(_ kind: Int) -> String {
            let from = random.below(3) == 0 ? ", \"from\": \(value(kind))" : ""
            let way =
                random.below(4) == 0 && from.isEmpty
                ? "\"through\": [\(value(kind)), \(value(kind))]" : "\"to\": \(value(kind))\(from)"
            let space = kind == 3 ? ", \"space\": \"oklch\"" : ""
            return
                "{ \"animate\": \"\(paths[kind])\", \(way), \"curve\": \"linear\"\(space), \(timing()) }"
        }
        let leaves = paths.indices.map { kind in
            switch random.below(3) {
            case 0: leaf(kind)
            case 1: "{ \"sequence\": [{ \"wait\": 0.2 }, \(leaf(kind)), \(leaf(kind))] }"
            default:
                "{ \"group\": [\(leaf(kind))], \"delay\": 0.2, \"curve\": \"ease-in\", \"duration\": 0.8 }"
            }
        }
        let states = paths.indices.map {
            "\"\(paths[$0])\": { \"values\": [\(value($0)), \(value($0))] }"
        }
        return """
            { "motionSpec": 1, "name": "Open", "states": ["s", "t"], "parameters": { "k": 2 },
              "properties": { "a.own": { "type": "number" } }, "animations": { \(states.joined(separator: ", ")) },
              "variants": { "go": { "motion": { "group": [\(leaves.joined(separator: ", "))] } },
                            "back": { "extends": "go", "mirror": true } } }
            """
    }

    private static func motion(_ seed: Int) throws -> (motion: CompiledMotion, text: String) {
        var random = SplitMix64(seed: UInt64(seed) &* 131 + 5)
        let text = Self.text(&random)
        var workspace = SpecWorkspace(SourceSet([SourceFile(path: "a.json", bytes: Array(text.utf8))]))
        let read = workspace.read(SourceFile(path: "a.json", bytes: Array(text.utf8)))
        return (CompiledMotion(try #require(read.spec, "\(text)")), text)
    }

    @Test(
        "is played at rest as it is sampled, and so is its mirror if it begins elsewhere than in a state",
        arguments: 0..<TestBuild.count(300), [("go", "s"), ("back", "t")])
    func sampled(_ seed: Int, _ way: (name: String, state: String)) throws {
        let (motion, text) = try Self.motion(seed)
        let variant = try #require(motion[way.name])
        let timeline = try motion.bind(variant)
        let store = try PropertyStore(motion: motion, state: way.state)
        try Animator(store).play(motion, way.name)
        let beginElsewhere = Set(
            variant.timeline.tracks.filter { $0.startsAsWritten }.map { $0.property })
        for step in 0...40 {
            let time = timeline.duration * Double(step) / 40.5
            try store.advance(to: time)
            for property in timeline.properties
            where way.name == "go" || beginElsewhere.contains(property.property) {
                let shown = store.presentation(try store.id(of: property.property.text)).components
                for (one, other) in zip(shown, property.value(at: time).components) {
                    #expect(
                        abs(one - other) <= 1e-6 * max(1, abs(other)),
                        "\(property.property) at \(time) of \(text)")
                }
            }
        }
    }

    @Test(
        "goes back to the state from which it leads, reversed and mirrored",
        arguments: 0..<TestBuild.count(300))
    func back(_ seed: Int) throws {
        let (motion, text) = try Self.motion(seed)
        let start = try #require(motion.state(named: "s"))
        for (name, reversed) in [("go", true), ("back", false)] {
            let store = try PropertyStore(motion: motion, state: "t")
            try Animator(store).play(motion, name, reversed: reversed)
            try store.advance(to: 10)
            for (place, track) in (motion["go"]?.timeline.tracks ?? []).enumerated() {
                // What begins or ends between two values needn't lead there, nor what begins where it is written.
                guard track.keys.first == .current, !track.startsAsWritten, track.loop == nil,
                    track.segments.allSatisfy({ $0.inputStart == 0 && $0.inputEnd == 1 })
                else { continue }
                let index = try #require(motion.properties.firstIndex { $0.path == track.property })
                let value = try #require(start.operands[index])
                let expected = try BoundTrack(
                    track.with(type: track.type, keys: track.keys.map { _ in value }),
                    parameters: motion.defaultNumbers, reading: { _ in nil }
                ).restValue.canonical
                let rest = store.model(try store.id(of: track.property.text)).canonical
                for (one, other) in zip(rest.components, expected.components) {
                    #expect(
                        abs(one - other) <= 1e-9 * max(1, abs(other)),
                        "\(name) \(track.property), track \(place) of \(text)")
                }
            }
        }
    }
}
