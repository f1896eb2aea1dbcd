import Animator
import Foundation
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

/// Where what is played begins at rest, as samples and everything that is baked have it.
@Suite("A variant that is played from its state")
struct UsedStartTests {
    /// What can be read: every spec of the gallery, and what they import.
    private static let files: [SourceFile] = {
        let folders = ["gallery", "libraries"]
        return folders.flatMap { folder in
            let all =
                (try? FileManager.default.contentsOfDirectory(
                    atPath: Speccli.specs.appending(path: folder).path()))
            return (all ?? []).filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
                let path = folder + "/" + name
                return (try? Data(contentsOf: Speccli.specs.appending(path: path)))
                    .map { SourceFile(path: path, bytes: [UInt8]($0)) }
            }
        }
    }()

    /// How far the Animator is from the samples, at most, and where.
    private static func difference(
        _ motion: CompiledMotion, _ variant: CompiledVariant, reversed: Bool
    ) throws -> (distance: Double, place: String) {
        let timeline = try motion.bind(variant, reversingValues: reversed)
        let store = try PropertyStore(
            motion: motion, state: reversed ? variant.endState : variant.startState)
        try Animator(store).play(motion, variant.name, reversed: reversed)
        var (most, place) = (0.0, "")
        let length = min(timeline.duration, 5)
        for step in 0...24 {
            let time = length * Double(step) / 24.5
            try store.advance(to: time)
            for property in timeline.properties {
                let shown = store.presentation(try store.id(of: property.property.text))
                let distance =
                    zip(shown.components, property.value(at: time).components)
                    .map { abs($0 - $1) / max(1, abs($1)) }.max() ?? 0
                if distance > most {
                    (most, place) = (distance, "\(variant.name) \(property.property) at \(time)")
                }
            }
        }
        return (most, place)
    }

    @Test(
        "shows what samples say, in the gallery, both ways",
        arguments: files.map { $0.path }.filter { $0.hasPrefix("gallery") })
    func gallery(_ path: String) throws {
        var workspace = SpecWorkspace(SourceSet(Self.files))
        let file = try #require(Self.files.first { $0.path == path })
        let motion = CompiledMotion(try #require(workspace.read(file).spec))
        for variant in motion.variants {
            for reversed in [false, true] {
                // A way by a number ends, reversed, at what is there: where it would have to begin, too.
                if reversed, path.hasSuffix("/relative-nudge.json") { continue }
                let (distance, place) = try Self.difference(motion, variant, reversed: reversed)
                #expect(distance < 1e-6, "\(place)")
            }
        }
    }

    /// A spec with variants from state to state, and one that uses them; its own states say the same of some properties.
    private static func random(_ random: inout SplitMix64) -> (library: SourceFile, user: SourceFile) {
        func number(_ bound: Double = 4) -> String { "\((random.uniform(-bound...bound) * 8).rounded() / 8)" }
        func color() -> String { "\"hsl(\(random.below(360)) 50% 50%)\"" }
        // Turns by more than half of one, which their matrices don't tell.
        let lists = random.below(3)
        func functions() -> String {
            let turn = "{ \"rotate\": \"\(random.below(9) * 90)deg\" }"
            switch lists {
            case 0: return "[\(turn)]"
            case 1:
                return
                    "[{ \"rotateY\": \"\(random.below(9) * 45)deg\" }, \(turn), { \"translateX\": \(number()) }]"
            default: return random.below(2) == 0 ? "[\(turn)]" : "[{ \"scale\": 2 }, \(turn)]"
            }
        }
        func values(_ one: () -> String) -> String { "[\(one()), \(one()), \(one())]" }
        func timing() -> String {
            let curve = ["\"linear\"", "\"ease-in\"", "\"snappy\"", "\"steps(3)\""][random.below(4)]
            let more = [
                "", ", \"delay\": 0.1", ", \"autoreverse\": true", ", \"iterations\": 1.5",
                ", \"direction\": \"reverse\"",
            ]
            return "{ \"duration\": 0.3, \"curve\": \(curve)\(more[random.below(more.count)]) }"
        }
        let animations = [
            "\"a.opacity\": { \"values\": \(values { "\(Double(random.below(9)) / 8)" })",
            "\"a.position.x\": { \"values\": \(values { number(300) })",
            "\"b.size\": { \"values\": \(values { "[\(random.below(90)), \(random.below(90))]" })",
            "\"b.backgroundColor\": { \"values\": \(values(color)), \"space\": \"hsl\"",
            "\"a.own\": { \"values\": [\"= k\", 3, \"= k * 2\"]",
            "\"b.transform\": { \"values\": \(values(functions))",
        ]
        let head = """
            "properties": { "a.own": { "type": "number" }, "c.own": { "type": "number" } },
            "states": ["s", "t", "u"], "parameters": { "k": 2 },
            """
        let all = animations.map { $0 + " }" }.joined(separator: ", ")
        let variants = """
            "st": { "to": "t", "timings": { "*": \(timing()) } },
            "tu": { "from": "t", "timings": { "*": \(timing()) } },
            "us": { "from": "u", "to": "s", "timings": { "a.opacity": \(timing()), "*": \(timing()) } },
            "back": { "extends": "st", "mirror": true }
            """
        let library = """
            { "motionSpec": 1, "name": "Library", \(head) "animations": { \(all) }, "variants": { \(variants) } }
            """
        let names = ["st", "tu", "us", "back"]
        func use(_ depth: Int) -> String {
            let name = (random.below(2) == 0 ? "l." : "") + names[random.below(4)]
            let targets = [
                "", ", \"targets\": { \"a\": \"c\" }", ", \"targets\": { \"a\": \"b\", \"b\": \"a\" }",
            ]
            let more = [
                "", ", \"delay\": 0.2", ", \"iterations\": 2", ", \"direction\": \"reverse\"",
                ", \"autoreverse\": true",
            ]
            let one = "{ \"use\": \"\(name)\"\(targets[random.below(3)])\(more[random.below(more.count)]) }"
            guard depth > 0 else { return one }
            return
                "{ \"\(random.below(3) == 0 ? "group" : "sequence")\": [\((0...random.below(3)).map { _ in use(depth - 1) }.joined(separator: ", "))] }"
        }
        let some = animations.filter { _ in random.below(2) == 0 }
        let trees = [("one", "s", "t"), ("two", "t", "u"), ("three", "u", "s")].map { name, start, end in
            "\"\(name)\": { \"from\": \"\(start)\", \"to\": \"\(end)\", \"motion\": \(use(random.below(3))) }"
        }
        let user = """
            { "motionSpec": 1, "name": "User", "imports": { "l": "library.json" }, \(head)
              "animations": { \((some.isEmpty ? [animations[0]] : some).map { $0 + " }" }.joined(separator: ", ")) },
              "variants": { \(variants), \(trees.joined(separator: ", ")) } }
            """
        return (SourceFile(path: "library.json", text: library), SourceFile(path: "user.json", text: user))
    }

    @Test(
        "shows what samples say, where it uses variants that lead from other states, its own or another spec's"
    )
    func used() throws {
        var random = SplitMix64(seed: 7)
        var count = 0
        for _ in 0..<TestBuild.count(4000) {
            let (library, user) = Self.random(&random)
            var workspace = SpecWorkspace(SourceSet([library]))
            // Random parts may move one property at a time twice.
            guard let spec = workspace.read(user).spec else { continue }
            count += 1
            let motion = CompiledMotion(spec)
            for name in ["one", "two", "three"] {
                let (distance, place) = try Self.difference(
                    motion, try #require(motion[name]), reversed: false)
                try #require(
                    distance < 1e-6,
                    "\(place)\n\([library, user].map { String(decoding: $0.bytes, as: UTF8.self) })")
            }
        }
        #expect(count > TestBuild.count(400))
    }
}
