import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("The spans in which two motions are compared")
struct MotionSpanTests {
    @Test(
        "are the motion at every instant, whatever waits, jumps and repeats",
        arguments: 0..<TestBuild.count(300))
    func motion(_ seed: Int) throws {
        var generator = RandomTree(random: SplitMix64(seed: UInt64(seed) &* 31 + 5))
        let text = RandomTree<SplitMix64>.text(of: generator.motion())
        let motion = try MotionDifferenceTests.compiled(text)
        let timeline = try #require(motion["go"]).timeline.bind { _ in .number(5) }
        for property in timeline.properties {
            for bound in [property.base] + property.layers where bound.isPlain && !bound.beginsElsewhere {
                try check(bound, &generator.random, text)
            }
        }
    }

    @Test(
        "are those of jumps alone, and of jumps that repeat",
        arguments: [
            #"{ "sequence": [{ "animate": "b.x", "from": 0, "to": 1, "duration": 0.3 }, { "set": { "a.x": 4 } }] }"#,
            #"{ "sequence": [{ "set": { "a.x": 4 } }, { "wait": 0.1 }, { "set": { "a.x": 7 } }], "iterations": 3 }"#,
            #"{ "animate": "a.x", "steps": [0.06, 0.5, 0.9], "duration": 0.3, "iterations": 2 }"#,
            #"{ "animate": "a.x", "steps": [0.06, 0.5, 0.9], "duration": 0.3, "autoreverse": true }"#,
            #"{ "animate": "a.x", "steps": [0.06, 0.5, 0.9], "duration": 0.3, "direction": "reverse" }"#,
        ])
    func jumps(_ tree: String) throws {
        let motion = try MotionDifferenceTests.compiled(RandomTree<SplitMix64>.text(of: tree))
        var random = SplitMix64(seed: 8)
        let timeline = try #require(motion["go"]).timeline.bind { _ in .number(5) }
        for property in timeline.properties {
            try check(property.base, &random, tree)
        }
    }

    private func check(_ bound: BoundTrack, _ random: inout SplitMix64, _ text: String) throws {
        let end = min(bound.track.end, 5) + 0.001
        let spans = bound.spans(until: end)
        #expect(spans.first?.start == 0 && spans.last?.end == end)
        for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.end == next.start) }
        for _ in 0..<100 {
            let time = random.uniform(0...end)
            let isNearJump = spans.contains { span in
                ([span.start, span.end] + span.breaks).contains { ($0 - time).magnitude < 1e-7 }
            }
            guard !isNearJump else { continue }
            let span = try #require(spans.last { $0.start <= time })
            let progress = span.progress(at: time, from: nil)
            let exact = bound.value(at: time).components
            for (component, number) in exact.enumerated() {
                let shown =
                    span.from[component] + (span.travel.isEmpty ? 0 : span.travel[component] * progress)
                #expect((shown - number).magnitude <= 1e-6 * max(1, number.magnitude), "\(time) s of \(text)")
            }
        }
    }
}
