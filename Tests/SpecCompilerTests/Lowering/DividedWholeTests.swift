import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("A part and then its whole, and a whole and then its part")
struct DividedWholeTests {
    private static let forms: [ExportFormat] = [
        .json, .css, .waapi, .svg, .tailwind, .motion, .gsap, .flutter, .compose, .android, .swiftUI,
        .coreAnimation,
        .lottie,
    ]

    @Test(
        "move in every form as they do where the wholes are written as groups of their parts",
        arguments: 0..<TestBuild.count(150))
    func everyForm(_ seed: Int) throws {
        let texts = RandomParts(seed: UInt64(seed))
        let (spec, other) = (try MotionTreeTests.spec(texts.wholes), try MotionTreeTests.spec(texts.parts))
        let (motion, parts) = (CompiledMotion(spec), CompiledMotion(other))
        for name in ["go", "go.reduced"] {
            #expect(motion[name]?.timeline.tracks == parts[name]?.timeline.tracks, "\(texts.wholes)")
            #expect(
                motion[name]?.reversedTimeline.tracks == parts[name]?.reversedTimeline.tracks,
                "\(texts.wholes)")
        }
        for format in TestBuild.some(of: Self.forms, for: seed) {
            let (one, next) = (
                try Export(format, of: ExportSource(spec)), try Export(format, of: ExportSource(other))
            )
            #expect(one.bytes == next.bytes, "\(format): \(texts.wholes)")
            #expect(Set(one.losses) == Set(next.losses), "\(format): \(texts.wholes)")
        }
    }

    @Test("are shown by a browser as they are", arguments: 0..<TestBuild.count(60))
    func browser(_ seed: Int) throws {
        let texts = RandomParts(seed: UInt64(seed) + 5000)
        guard ["position", "transform.translation"].contains(texts.whole) else { return }
        let spec = try MotionTreeTests.spec(texts.wholes)
        let motion = CompiledMotion(spec)
        let export = try Export(.waapi, of: ExportSource(spec, motion: motion))
        let timeline = try motion.bind(try #require(motion["go"]))
        let stage = try BrowserModel(String(decoding: export.bytes, as: UTF8.self)).stage("go")
        let instants = Set(timeline.tracks.flatMap { $0.track.segments.flatMap { [$0.start, $0.end] } })
        for step in 0...200 {
            let time = timeline.duration * Double(step) / 200 + 1e-4
            guard instants.allSatisfy({ abs($0 - time) > 1e-3 }) else { continue }
            let samples = TimelineSamples(timeline, at: [time]).columns
            let right = samples.map { $0.values[0].components[0] }
            let shown = stage.shown(samples[0].property.text, at: time)
            #expect(shown.count == 1)
            for (number, other) in zip(shown.first?.numbers ?? [], right) {
                #expect(abs(number - other) <= 0.5, "\(time): \(number), not \(other)\n\(texts.wholes)")
            }
        }
    }

    @Test("can't be divided on a route, so a style sheet says that it joins them")
    func route() throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "sequence": [ { "path": "M0 0 C 100 0 100 100 300 50", "moves": "a.position", "duration": "200ms" },
                  { "animate": "a.position.x", "from": 300, "to": 100, "duration": "200ms" } ] }
                """)
        #expect(CompiledMotion(spec).properties.count == 2)
        let losses = try Export(.css, of: ExportSource(spec)).losses
        #expect(losses.contains { $0.property?.keyPath == "position.x" && $0.size == 1 })
    }

    @Test("a part without a start begins where its whole was left, and one that ends rests in its place")
    func chain() throws {
        let motion = CompiledMotion(
            try MotionTreeTests.spec(
                motion: """
                    { "sequence": [ { "animate": "a.position", "from": [0, 0], "to": [300, 50], "duration": 0.2 },
                      { "animate": "a.position.x", "by": -100, "duration": 0.2, "curve": "linear" },
                      { "animate": "a.position", "to": [0, 10], "duration": 0.2, "curve": "linear" } ] }
                    """))
        let timeline = try motion.bind(try #require(motion["go"]))
        let samples = TimelineSamples(timeline, at: [0.2, 0.3, 0.5, 0.6])
        #expect(samples.columns.map { $0.property.keyPath } == ["position.x", "position.y"])
        for (column, right) in zip(samples.columns, [[300.0, 250, 100, 0], [50, 50, 30, 10]]) {
            for (value, number) in zip(column.values, right) {
                #expect(abs(value.components[0] - number) < 1e-9, "\(column)")
            }
        }
    }

    @Test("a state has the number with which what leaves it begins, and what leads to it ends")
    func states() throws {
        let spec = try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "S",
              "animations": { "a.position": [[0, 0], [0, 9]], "a.position.y": [9, 20] },
              "variants": { "go": { "reducedMotion": "instant",
                "timings": { "a.position": { "duration": 0.2 }, "a.position.y": { "delay": 0.2, "duration": 0.2 } } } } }
            """)
        let motion = CompiledMotion(spec)
        #expect(motion.properties.map { $0.path.keyPath } == ["position", "position.x", "position.y"])
        let numbers = motion.states.map { $0.operands.map { $0?.constant?.components.array } }
        #expect(numbers == [[[0, 0], [0], [0]], [[0, 20], [0], [20]]])
    }
}
