import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("The clock of a tree")
struct TreeClockTests {
    private func clock(_ motion: String) throws -> IterationClock {
        let spec = try MotionTreeTests.spec(motion: motion, parts: ContainerTimeTests.types)
        let variant = try #require(CompiledMotion(spec)["go"])
        return try #require(variant.timeline.clock)
    }

    private static let a = #"{ "animate": "a.x", "from": 0, "to": 1, "duration": 0.25 }"#
    private static let b = #"{ "animate": "b.x", "from": 0, "to": 1, "duration": 0.75 }"#

    @Test(
        "is that of the node that repeats or turns, of what plays once its child's that ends last",
        arguments: [
            (
                "{ \"group\": [\(a), \(b)], \"autoreverse\": true, \"reversing\": \"independent\" }", 0, 0.75,
                0.75, 1
            ),
            (
                "{ \"group\": [\(a), \(b)], \"autoreverse\": true, \"reversing\": \"synchronized\", \"stagger\": 0.25, \"delay\": 0.5 }",
                0.5, 1, 0.75, 1
            ),
            (
                "{ \"sequence\": [\(a), \(b)], \"autoreverse\": true, \"reversing\": \"sequential\", \"iterations\": 3 }",
                0, 1, 1, 3
            ),
            (
                "{ \"group\": [\(a), \(b)], \"autoreverse\": true, \"speed\": 2, \"delay\": 1 }", 1, 0.375,
                0.375, 1
            ),
            (
                "{ \"sequence\": [\(a), { \"group\": [\(b)], \"iterations\": 2.5, \"delay\": 0.5 }, { \"wait\": 1 }], \"speed\": 2 }",
                0.375, 0.375, 0, 2.5
            ),
            ("{ \"group\": [{ \"group\": [\(a)], \"iterations\": 2 }, \(b)] }", 0, 0.75, 0, 1),
            (
                "{ \"sequence\": [\(a), { \"sequence\": [\(a), \(a)], \"iterations\": \"infinite\" }] }",
                0.25, 0.5, 0, .infinity
            ),
            (
                "{ \"group\": [\(a), \(b)], \"iterations\": 2, \"endDelay\": -0.75, \"curve\": \"ease\" }", 0,
                0.75, 0, 1
            ),
            (
                "{ \"sequence\": [{ \"wait\": 0.25 }, { \"sequence\": [{ \"emit\": \"e\" }, { \"wait\": 0.5 }], \"iterations\": 4 }] }",
                0.25, 0.5, 0, 4
            ),
        ] as [(String, Double, Double, Double, Double)])
    func rule(_ motion: String, _ start: Double, _ there: Double, _ back: Double, _ iterations: Double) throws
    {
        let clock = try clock(motion)
        #expect(clock == IterationClock(start: start, there: there, back: back, iterations: iterations))
    }

    @Test("turns in the mirror when the original does, that much before the end")
    func mirror() throws {
        let text = """
            { "motionSpec": 1, "name": "T", \(ContainerTimeTests.types) "variants": {
              "go": { "motion": { "group": [\(Self.a), \(Self.b)], "iterations": 3, "delay": 0.5 } },
              "back": { "extends": "go", "mirror": true } } }
            """
        let motion = CompiledMotion(try MotionTreeTests.spec(text))
        let (there, back) = (try #require(motion["go"]).timeline, try #require(motion["back"]).timeline)
        #expect(back.clock?.mirrorTime == there.duration && back.clock?.start == there.clock?.start)
        #expect(there.withReversedValues.clock == there.clock)
    }

    @Test(
        "repeats and turns at the instants at which a step-by-step count of its iterations does",
        arguments: PlaybackDirection.allCases)
    func count(_ direction: PlaybackDirection) {
        for back in [0.0, 0.25] {
            for start in [0, 0.25, 0.5, 1, 1.75] {
                let clock = IterationClock(
                    start: 2, there: 0.75, back: back, iterations: 4, iterationStart: start,
                    direction: direction)
                let iteration = 0.75 + back
                // Walk in small steps and look at which way the iteration's own progress runs.
                func rises(_ overall: Double) -> Bool {
                    let index = overall.rounded(.down)
                    let isBack =
                        direction.beginsReversed
                        != (direction.alternates && index.truncatingRemainder(dividingBy: 2) == 1)
                    let share = isBack ? 1 - (overall - index) : overall - index
                    return (share * iteration < 0.75) != isBack
                }
                let period = clock.period / iteration
                #expect(period == (direction.alternates ? 2 : 1) && clock.count == 4 / period)
                var turns: [Double] = []
                for step in 1..<Int(period * 64) {
                    let overall = start + Double(step) / 64
                    if rises(overall - 1 / 128) != rises(overall + 1 / 128) {
                        turns.append((overall - start) * iteration)
                    }
                }
                #expect(clock.turns.count == turns.count, "\(start)")
                for (turn, other) in zip(clock.turns, turns) { #expect(abs(turn - other) < 1e-9) }
                let end = start + period
                #expect(clock.turnsBetweenPeriods == (rises(end - 1 / 128) != rises(end + 1 / 128)))
            }
        }
    }
}
