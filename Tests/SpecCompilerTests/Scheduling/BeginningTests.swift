import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("A track that begins at another value")
struct BeginningTests {
    @Test(
        "is the track itself where the value is that at which it starts", arguments: 0..<TestBuild.count(200))
    func itself(_ seed: Int) throws {
        var generator = RandomTree(random: SplitMix64(seed: UInt64(seed) &* 97 + 3))
        let text = RandomTree<SplitMix64>.text(of: generator.motion())
        let timeline = try #require(try MotionDifferenceTests.compiled(text)["go"]).timeline
        let moving = try timeline.bind { _ in .number(5) }.properties
        for bound in moving.map({ $0.base }) {
            let begun = bound.beginning(at: bound.value(at: -.greatestFiniteMagnitude))
            let end = min(bound.track.end, 5) + 0.1
            for _ in 0..<60 {
                let time = generator.random.uniform(-0.1...end)
                let (one, other) = (bound.value(at: time).components, begun.value(at: time).components)
                for (number, exact) in zip(one, other) { #expect(number == exact, "\(time) s of \(text)") }
            }
        }
    }

    @Test(
        "moves on its first way, however its curve is played",
        arguments: [
            #"{ "group": [{ "animate": "a.x", "to": 30, "duration": 0.22, "autoreverse": true }], "curve": { "spring": { "duration": 0.4 } }, "direction": "reverse" }"#,
            #"{ "animate": "a.x", "from": 20, "to": 10, "duration": 1, "curve": "linear", "direction": "alternate-reverse" }"#,
            #"{ "animate": "a.x", "from": 20, "to": 10, "duration": 0.4, "autoreverse": true }"#,
        ])
    func firstWay(_ tree: String) throws {
        let timeline = try #require(
            try MotionDifferenceTests.compiled(RandomTree<SplitMix64>.text(of: tree))["go"]
        ).timeline
        let bound = try #require(try timeline.bind { _ in .number(0) }.properties.first).base
        let segment = bound.track.segments[0]
        let middle = bound.track.start + (min(segment.end, bound.track.end) - bound.track.start) * 0.7
        let start = bound.value(at: -1).components[0]
        let way = bound.value(at: middle).components[0] - start
        for value in [start, start + 1, start - 7] {
            let begun = bound.beginning(at: .number(value))
            #expect((begun.value(at: -1).components[0] - value).magnitude < 1e-9)
            let gone = begun.value(at: middle).components[0] - value
            #expect(gone.magnitude > way.magnitude * 0.2, "\(value): \(gone) of \(way)")
        }
    }
}
