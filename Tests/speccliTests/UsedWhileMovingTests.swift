import Animator
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

/// What is played while its property moves goes on from where the property is, however long the property waits for its turn.
@Suite("A variant that is used while its properties move")
struct UsedWhileMovingTests {
    /// A spec with two properties of which one takes longer, and trees that use its variants in all ways that begin in a wait.
    private static func random(_ random: inout SplitMix64) -> SourceFile {
        func timing() -> String {
            let curve = ["\"linear\"", "\"ease-in\"", "\"snappy\"", "\"cubic.inOut\""][random.below(4)]
            let delay = random.below(2) == 0 ? ", \"delay\": 0.1" : ""
            return "{ \"duration\": \(Double(1 + random.below(4)) / 8), \"curve\": \(curve)\(delay) }"
        }
        let name = ["st", "back", "ts", "away"][random.below(4)]
        let more = [
            "", ", \"delay\": 0.2", ", \"iterations\": 3", ", \"direction\": \"reverse\"",
            ", \"autoreverse\": true",
            ", \"iterations\": 2, \"delay\": 0.1",
        ]
        var node = "{ \"use\": \"\(name)\"\(more[random.below(more.count)]) }"
        if random.below(3) == 0 { node = "{ \"sequence\": [{ \"wait\": 0.125 }, \(node)] }" }
        // What repeats within what repeats is written out, and its iterations can't be told apart.
        if !node.contains("iterations"), random.below(2) == 0 {
            node = "{ \"group\": [\(node), { \"wait\": 1.25 }], \"iterations\": 2 }"
        }
        return SourceFile(
            path: "used.json",
            text: """
                { "motionSpec": 1, "name": "Used", "states": ["s", "t"],
                  "properties": { "a.opacity": { "additive": false }, "b.color": { "type": "color", "additive": false } },
                  "animations": {
                    "a.opacity": { "values": [0, 1] },
                    "a.position.x": { "values": [0, 1] },
                    "b.color": { "values": ["#000", "#fff"] },
                    "a.size": { "values": [[0, 1], [1, 0]] }
                  },
                  "variants": {
                    "st": { "timings": { "a.opacity": \(timing()), "b.color": \(timing()), "*": \(timing()) } },
                    "ts": { "from": "t", "to": "s", "timings": { "a.opacity": \(timing()), "*": \(timing()) } },
                    "back": { "extends": "st", "mirror": true },
                    "away": { "extends": "ts", "mirror": true },
                    "moves": { "timings": { "*": { "duration": 0.5, "curve": "linear" } } },
                    "used": { "from": "s", "to": "t", "motion": \(node) }
                  } }
                """)
    }

    @Test("nothing jumps before an iteration ends")
    func nothingJumps() throws {
        var random = SplitMix64(seed: 25)
        for _ in 0..<TestBuild.count(2000) {
            let file = Self.random(&random)
            var workspace = SpecWorkspace(SourceSet([]))
            let motion = CompiledMotion(
                try #require(workspace.read(file).spec, "\(String(decoding: file.bytes, as: UTF8.self))"))
            let store = try PropertyStore(motion: motion, state: "s")
            let animator = Animator(store)
            try animator.play(motion, "moves")
            let start = Double(1 + random.below(15)) / 32
            try store.advance(to: start)
            let used = try #require(motion["used"])
            let paths = try motion.bind(used).properties.map { $0.property.text }
            let ids = try paths.map { try store.id(of: $0) }
            var shown = ids.map { store.presentation($0).components }
            try animator.play(motion, "used")
            let end = start + Self.firstIteration(of: used)
            var time = start
            while time < end {
                try store.advance(to: time)
                for (index, id) in ids.enumerated() {
                    let now = store.presentation(id).components
                    let jump = zip(now, shown[index]).map { abs($0 - $1) }.max() ?? 0
                    try #require(
                        jump < 0.2,
                        "\(paths[index]) by \(jump) at \(time - start) after \(start)\n\(String(decoding: file.bytes, as: UTF8.self))"
                    )
                    shown[index] = now
                }
                time += 1.0 / 512
            }
        }
    }

    /// When the first iteration of what is played ends, at the earliest.
    private static func firstIteration(of variant: CompiledVariant) -> Double {
        variant.timeline.tracks.map { track in
            track.loop.map { $0.start + $0.period } ?? track.segments[track.segments.count - 1].end
        }.min() ?? 0
    }
}
