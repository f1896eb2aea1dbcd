import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("The plan of a timing")
struct TimingPlanTests {
    @Test("has the segments of the timing, to the last bit, kept whole or by its times and its curve")
    func segments() throws {
        var random = SplitMix64(seed: 11)
        var simple = 0
        for _ in 0..<TestBuild.count(20_000) {
            let timing = try timing(&random)
            let (plan, own) = (TimingPlan(timing), timing.plan)
            #expect(plan.track.segments == own.segments && plan.track.loop == own.loop, "\(timing)")
            #expect((plan.begin, plan.end) == (plan.track.start, plan.track.end), "\(timing)")
            #expect(plan.length == timing.end && plan.isPlan(of: timing), "\(timing)")
            let (start, rest) = (plan.track.startPosition, plan.track.restPosition)
            #expect(plan.start == start && plan.rest == rest, "\(timing)")
            simple += own.segments.count == 1 ? 1 : 0
        }
        #expect(simple > 0)
    }

    @Test("is that of another timing only if both play alike and last as long")
    func others() throws {
        var random = SplitMix64(seed: 12)
        var alike = 0
        for _ in 0..<TestBuild.count(20_000) {
            // Of few numbers, so that some agree.
            let (first, second) = (try timing(&random, few: true), try timing(&random, few: true))
            guard TimingPlan(first).isPlan(of: second) else { continue }
            alike += 1
            #expect(first.plan.segments == second.plan.segments && first.plan.loop == second.plan.loop)
            #expect(first.end == second.end)
        }
        #expect(alike > 0)
    }

    private func timing(_ random: inout SplitMix64, few: Bool = false) throws -> Timing {
        func number(_ range: ClosedRange<Double>) -> Double {
            few ? Double(random.next() % 2) / 2 : random.uniform(range)
        }
        func rarely<Value>(_ usual: Value, _ other: @autoclosure () -> Value) -> Value {
            random.next() % 4 == 0 ? other() : usual
        }
        let curves: [Curve] = [
            .linear, .bezier(.ease), .bezier(try CubicBezier(x1: 0.1, y1: number(0...2), x2: 0.3, y2: 1)),
            .steps(try Steps(3)), .instant,
        ]
        return Timing(
            delay: rarely(0, number(-1...1)), endDelay: rarely(0, number(-0.5...0.5)),
            fixedDuration: rarely(0.3, number(0...1)), curve: curves[Int(random.next() % 5)],
            iterations: rarely(1, number(0...3)), iterationStart: rarely(0, number(0...1)),
            direction: rarely(.normal, .alternate), wayBack: rarely(.none, .mirrored),
            speed: rarely(1, 0.5 + number(0...1)))
    }
}
