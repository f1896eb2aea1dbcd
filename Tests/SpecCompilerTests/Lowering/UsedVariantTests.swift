import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Variants of imported specs")
struct UsedVariantTests {
    private static let sources = SourceSet([
        SourceFile(
            path: "lib/rise.json",
            text: """
                { "motionSpec": 1, "name": "Rise", "parameters": { "unused": [3, 4], "height": 40 },
                  "animations": { "box.opacity": { "values": [0, 1], "timing": "fade" } },
                  "variants": {
                    "rise": { "motion":
                      { "animate": "box.zPosition", "from": "= height / 4", "to": "= height * 2 + unused.x" } },
                    "fade": { "timings": { "fade": { "delay": 0.1, "duration": 0.2, "curve": "ease-in" } } },
                    "unfade": { "extends": "fade", "mirror": true },
                    "both": { "motion": { "sequence": [
                      { "use": "rise", "with": { "height": "= height + 1" } }, { "use": "fade" }] } }
                  } }
                """),
        SourceFile(
            path: "web.json",
            text: "{ \"motionSpec\": 1, \"name\": \"Web\", \"imports\": { \"lib\": \"lib/rise.json\" } }"),
    ])

    /// A spec with one variant, that may use those.
    private static func bound(_ node: String, _ head: String, parameters: [Double]) throws -> BoundTimeline {
        let file = SourceFile(
            path: "a.json",
            text: """
                { "motionSpec": 1, "name": "A", "imports": { "web": "web.json" }, \(head)
                  "variants": { "show": { "motion": \(node) } } }
                """)
        var workspace = SpecWorkspace(sources)
        let (spec, diagnostics) = workspace.read(file)
        let errors = diagnostics.filter { $0.severity == .error }
        let motion = CompiledMotion(
            try #require(spec, "\(Report(file: file, diagnostics: errors).short())"))
        return try motion.bind(try #require(motion["show"]), parameters: parameters)
    }

    /// A use of a variant, and the same written out.
    struct Use: Sendable, CustomTestStringConvertible {
        let use: String
        let written: String
        var head = ""
        var parameters: [Double] = []
        var testDescription: String { use }
    }

    static let uses = [
        Use(
            use: #"{ "use": "web.lib.rise" }"#,
            written: #"{ "animate": "box.zPosition", "from": 10, "to": 83 }"#),
        Use(
            use: #"{ "use": "web.lib.rise", "with": { "height": 100 } }"#,
            written: #"{ "animate": "box.zPosition", "from": 25, "to": 203 }"#),
        Use(
            use: #"{ "use": "web.lib.rise", "with": { "unused": [7, 0], "height": 100 } }"#,
            written: #"{ "animate": "box.zPosition", "from": 25, "to": 207 }"#),
        Use(
            use: #"{ "use": "web.lib.rise", "with": { "height": "= size.height" } }"#,
            written:
                #"{ "animate": "box.zPosition", "from": "= size.height / 4", "to": "= size.height * 2 + 3" }"#,
            head: #""parameters": { "other": 1, "size": { "width": 10, "height": 20 } },"#,
            parameters: [5, 6, 77]),
        Use(
            use: #"{ "use": "web.lib.both", "targets": { "box": "card" } }"#,
            written: #"""
                { "sequence": [
                  { "animate": "card.zPosition", "from": 10.25, "to": 85 },
                  { "animate": "card.opacity", "from": 0, "to": 1, "delay": 0.1, "duration": 0.2, "curve": "ease-in" }
                ] }
                """#),
        Use(
            use:
                #"{ "sequence": [{ "use": "web.lib.unfade", "targets": { "box": "a" } }, { "use": "web.lib.fade" }] }"#,
            written: #"""
                { "sequence": [
                  { "animate": "a.opacity", "from": 1, "to": 0, "duration": 0.2, "curve": { "reverse": "ease-in" },
                    "endDelay": 0.1 },
                  { "animate": "box.opacity", "from": 0, "to": 1, "delay": 0.1, "duration": 0.2, "curve": "ease-in" }
                ] }
                """#),
        Use(
            use: #"""
                { "each": ["a", "b"], "stagger": 0.1, "motion":
                  { "use": "web.lib.rise", "targets": { "box": "$" }, "with": { "height": "= 10 * index" } } }
                """#,
            written: #"""
                { "each": ["a", "b"], "stagger": 0.1, "motion":
                  { "animate": "$.zPosition", "from": "= 2.5 * index", "to": "= 20 * index + 3", "duration": 0.25 } }
                """#),
    ]

    @Test("A variant of an import moves as if it were written out", arguments: uses)
    func equivalence(_ use: Use) throws {
        let imported = try Self.bound(use.use, use.head, parameters: use.parameters)
        // Something of the import in both, so that neither spec has one that nobody uses.
        let written = try Self.bound(
            #"{ "sequence": [\#(use.written), { "use": "web.lib.fade", "targets": { "box": "away" } }] }"#,
            use.head, parameters: use.parameters)
        let tracks = written.tracks.filter { $0.track.property.target != "away" }
        #expect(imported.tracks.map { $0.track.property.text } == tracks.map { $0.track.property.text })
        #expect(imported.tracks.count == tracks.count && !tracks.isEmpty)
        var random = SplitMix64(seed: 5)
        for (track, expected) in zip(imported.tracks, tracks) {
            for _ in 0..<500 {
                let time = random.uniform(-0.1...imported.duration + 0.1)
                let distance = track.value(at: time).distance(to: expected.value(at: time))
                #expect(distance < 1e-12 * 100, "\(track.track.property) at \(time)")
            }
        }
    }
}
