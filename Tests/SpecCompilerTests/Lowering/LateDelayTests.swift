import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Delays and staggers that are only known when they play.
@Suite("Late delays")
struct LateDelayTests {
    private static let card = """
        { "motionSpec": 1, "name": "Card", "parameters": { "pause": 0.2, "gap": 0.05 },
          "animations": { "card.opacity": [0, 1], "card.zPosition": [0, 10] },
          "variants": {
            "open": { "timings": {
              "card.opacity": { "delay": "= clamp(pause, 0, 0.5)", "duration": 0.2, "curve": "linear" },
              "card.zPosition": { "duration": 0.3, "curve": "linear" } } },
            "told": { "motion": { "group": [
              { "emit": "first" }, { "emit": "second", "delay": 0.3 }, { "wait": 0.1 }
            ], "stagger": { "each": "= clamp(gap, 0, 0.4)", "from": "last" } } },
            "lent": { "motion": { "use": "open", "with": { "pause": "= gap * 3" } } },
            "fixed": { "motion": { "use": "open", "with": { "pause": 9 } } } } }
        """

    private func bound(
        _ name: String, _ parameters: [Double]
    ) throws -> (timeline: Timeline, bound: BoundTimeline) {
        let motion = try LateDurationTests.motion(Self.card)
        let variant = try #require(motion.variants.first { $0.name == name })
        return (variant.timeline, try motion.bind(variant, parameters: parameters))
    }

    @Test(
        "A delay by a parameter is as long as that says, within its limits",
        arguments: [(0.2, 0.4), (0, 0.3), (-8, 0.3), (0.31, 0.51), (0.5, 0.7), (7, 0.7)])
    func parameter(_ pause: Double, _ duration: Double) throws {
        let (timeline, bound) = try bound("open", [pause, 0])
        #expect(timeline.duration == 0.7 && timeline.shortest == 0.3)
        #expect((bound.duration - duration).magnitude < 1e-12)
        let delay = min(max(pause, 0), 0.5)
        #expect(bound.tracks[0].value(at: delay) == .number(0))
        #expect((bound.tracks[0].value(at: delay + 0.1).components[0] - 0.5).magnitude < 1e-12)
        #expect(bound.tracks[1].value(at: 0.15) == .number(5))
    }

    @Test(
        "A known share of a late stagger moves each child, and its events come in the order that they have then"
    )
    func events() throws {
        let told = try bound("told", [0, 0.35])
        #expect(told.timeline.markers.map { $0.name } == ["second", "first"])
        #expect(told.timeline.duration == 0.8 && told.timeline.shortest == 0.3)
        #expect(told.bound.markers.map { $0.name } == ["second", "first"])
        #expect(told.bound.markers.map { $0.time } == [0.3 + 0.35, 0.35 * 2])
        #expect(told.bound.duration == 0.7)
        let sooner = try bound("told", [0, 0.01]).bound
        #expect(sooner.markers.map { $0.name } == ["first", "second"])
        #expect(sooner.markers.map { $0.time } == [0.02, 0.31])
        #expect(sooner.duration == 0.31)
    }

    @Test("A used variant has the delay that the values say which it is given")
    func used() throws {
        let lent = try bound("lent", [99, 0.04])
        #expect(lent.timeline.duration == 0.7)
        #expect((lent.bound.duration - 0.32).magnitude < 1e-12)
        let fixed = try bound("fixed", [99, 99])
        #expect(fixed.bound.duration == 0.7)
    }

    @Test("Forms with fixed times take the defaults, and say what they lose")
    func losses() throws {
        let spec = try #require(SpecReader.read(SourceFile(path: "a.json", text: Self.card)).spec)
        let source = ExportSource(spec)
        for format in [ExportFormat.json, .css, .waapi, .player, .lottie, .flutter] {
            let phrases = try Export(format, of: source).losses.map { $0.text }
            for phrase in [
                "open card.opacity: always begins at 0.2 s, which with other values would be 0 s to 0.5 s",
                "lent card.opacity: always begins at 0.15 s, which with other values would be 0 s to 0.5 s",
                "told: 'first' always comes at 0.1 s, which with other values would be 0 s to 0.8 s",
            ] {
                #expect(phrases.contains(phrase), "\(format): \(phrases)")
            }
            #expect(!phrases.contains { $0.hasPrefix("fixed card.opacity: always") })
        }
        #expect(try Export(.binary, of: source).losses.isEmpty)
        let json = String(decoding: try Export(.json, of: source).bytes, as: UTF8.self)
        #expect(
            json.contains("{ \"time\": 0.2, \"value\": 0 }") && json.contains("\"duration\": 0.4"),
            "\(json)")
    }

    @Test("A timing of another file can't wait for what only that file knows")
    func imported() throws {
        let library = """
            { "motionSpec": 1, "name": "Times", "parameters": { "pause": 0.2 },
              "timings": { "slow": { "delay": "= clamp(pause, 0, 0.5)", "duration": 0.2 } },
              "animations": { "box.opacity": { "values": [0, 1], "timing": "slow" } },
              "variants": { "open": { "timings": {} } } }
            """
        let text = """
            { "motionSpec": 1, "name": "Card", "imports": { "times": "times.json" },
              "animations": { "card.opacity": { "values": [0, 1], "timing": "times.slow" } },
              "variants": { "open": { "timings": {} } } }
            """
        let file = SourceFile(path: "a.json", text: text)
        var workspace = SpecWorkspace(SourceSet([file, SourceFile(path: "times.json", text: library)]))
        let (spec, diagnostics) = workspace.read(file)
        #expect(spec == nil)
        #expect(diagnostics.map { $0.id } == [.expressionPlace])
    }
}
