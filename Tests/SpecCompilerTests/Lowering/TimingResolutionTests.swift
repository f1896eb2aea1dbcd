import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("A timing, resolved for what it moves")
struct TimingResolutionTests {
    /// A spec whose only animation has a timing.
    private func motion(
        _ timing: String, values: (Double, Double) = (0, 100), velocity: Double? = nil
    ) throws -> CompiledMotion {
        let velocity = velocity.map { ", \"velocity\": \($0)" } ?? ""
        return CompiledMotion(
            try MotionTreeTests.spec(
                """
                { "motionSpec": 1, "name": "One",
                  "animations": { "box.position.x": { "values": [\(values.0), \(values.1)]\(velocity) } },
                  "variants": { "go": { "timings": { "*": \(timing) } } } }
                """))
    }

    @Test("lasts longer the farther it goes, up to its maximum")
    func travel() throws {
        let timing = #"{ "duration": { "min": 0.2, "max": 0.5, "perUnit": 0.001 }, "curve": "linear" }"#
        #expect(try motion(timing, values: (0, 100))["go"]?.timeline.duration == 0.2 + 0.001 * 100)
        #expect(try motion(timing, values: (50, -50))["go"]?.timeline.duration == 0.2 + 0.001 * 100)
        #expect(try motion(timing, values: (0, 1000))["go"]?.timeline.duration == 0.5)
    }

    private static let spring = #""curve": { "spring": { "response": 0.4, "dampingRatio": 0.8 } }"#

    @Test("starts a spring at its velocity in units per second, whichever way the values go")
    func velocity() throws {
        let variant = try #require(try motion("{ \(Self.spring) }", velocity: 300)["go"])
        for timeline in [variant.timeline, variant.reversedTimeline] {
            let track = try timeline.bind().tracks[0]
            #expect(abs(track.velocity(at: 0)[0] - 300) < 1e-9)
        }
        // Towards 100 it helps, away from it it must turn round first: the two don't last equally long.
        #expect(variant.timeline.duration != variant.reversedTimeline.duration)
    }

    @Test("lasts as long as its spring, not as long as it says")
    func naturalDuration() throws {
        let curve = try SpringCurve(try Spring(response: 0.4, dampingRatio: 0.8))
        let timeline = try motion("{ \"duration\": 9, \(Self.spring) }")["go"]?.timeline
        #expect(timeline?.duration == curve.naturalDuration)
    }

    @Test("repeats until its time is over, in the middle of a play, sooner at a higher speed")
    func repeatFor() throws {
        for speed in [1.0, 2, 0.5] {
            let timeline = try #require(
                try motion(
                    "{ \"duration\": 0.4, \"curve\": \"linear\", \"repeatFor\": 1, \"speed\": \(speed) }")[
                        "go"]
            ).timeline
            #expect(abs(timeline.duration - 1 / speed) < 1e-12)
            let bound = try timeline.bind()
            #expect(abs(bound.sample(at: 1 / speed)[0].value.components[0] - 50) < 1e-9)
            #expect(abs(bound.sample(at: 0.5 / speed)[0].value.components[0] - 25) < 1e-9)
        }
    }

    @Test("autoreverses along the mirror, or along a curve of its own")
    func autoreverse() throws {
        let mirrored = #"{ "duration": 0.4, "curve": "ease-in", "autoreverse": true }"#
        let there = try #require(try motion(mirrored)["go"]).timeline
        #expect(there.duration == 0.8)
        let bound = try there.bind()
        for index in 0...40 {
            let time = 0.4 * Double(index) / 40
            let (out, back) = (bound.sample(at: time)[0].value, bound.sample(at: 0.8 - time)[0].value)
            #expect(out.distance(to: back) < 1e-9)
        }
        let own = #"{ "duration": 0.4, "curve": "linear", "autoreverse": true, "reverseCurve": "ease-out" }"#
        let other = try #require(try motion(own)["go"]).timeline.bind()
        let expected = 100 - 100 * DenseDistance.bezier(.easeOut, 0.25)
        #expect(abs(other.sample(at: 0.5)[0].value.components[0] - expected) < 1e-7)
    }
}
