import MotionModel
import Testing

@testable import Animator

@Suite("How long a timing with a spring lasts")
struct TimingLengthTests {
    @Test("the order of the labels makes no difference: a spring keeps its physics")
    func labels() throws {
        let curve = try SpringCurve(Spring(response: 0.4, dampingRatio: 0.6))
        let spring = Curve.spring(curve)
        let (first, second) = (
            Timing(duration: 0.1, curve: spring), Timing(curve: spring, duration: 0.1)
        )
        #expect(first == second && first.duration == curve.naturalDuration)
        #expect(Timing(duration: 0.1, curve: .reverse(spring)).duration == curve.naturalDuration)
        let timing = Timing(duration: 0.1, wayBack: .along(spring, duration: 0.1))
        #expect(timing.duration == 0.1)
        #expect(timing.iterationDuration == 0.1 + curve.naturalDuration)
        // It is the spring that is played, not a squeezed one.
        let store = try makeStore()
        try Animator(store).animate(first, "thing.x", to: .number(100))
        for step in 1...10 {
            let time = Double(step) / 50
            try store.advance(to: time)
            let expected = 100 + curve.spring.displacement(at: time, from: -100, initialVelocity: 0)
            #expect(abs(try number(store, "thing.x") - expected) <= 1e-9)
        }
    }

    @Test("what squeezes a spring says so by its name")
    func squeezed() throws {
        let curve = try SpringCurve(Spring(response: 0.4, dampingRatio: 0.6))
        let timing = Timing(
            fixedDuration: 0.1, curve: .spring(curve), wayBack: .along(.spring(curve), duration: 0.2))
        #expect(timing.duration == 0.1 && abs(timing.iterationDuration - 0.3) < 1e-15)
        let store = try makeStore()
        try Animator(store).animate(
            Timing(fixedDuration: 0.1, curve: .spring(curve)), "thing.x", to: .number(100))
        try store.advance(to: 0.05)
        let expected = 100 * curve.progress(at: 0.5)
        #expect(abs(try number(store, "thing.x") - expected) <= 1e-12)
        try store.advance(to: 0.1)
        #expect(try number(store, "thing.x") == 100 && store.contributionCount == 0)
    }

    @Test(
        "an end delay ends a playback where the delay, the motion and it add up, before the motion too, as in Web Animations",
        arguments: [
            (0.5, -0.4, 0.3), (0.5, -0.1, 0.6), (0.5, -0.9, 0), (-0.1, -0.05, 0.05), (0.5, 0.25, 0.95),
        ])
    func endDelay(delay: Double, endDelay: Double, end: Double) throws {
        let store = try makeStore()
        var reasons: [CompletionReason] = []
        let playback = try Animator(store).animate(
            Timing(delay: delay, endDelay: endDelay, duration: 0.2), "thing.x", from: .number(0),
            to: .number(100)
        ) { reasons.append($0) }
        #expect(abs(playback.duration - end) < 1e-12)
        guard end > 0 else { return }
        try store.advance(to: end - 0.01)
        // Without the part that is left out, so it rests where that would begin.
        func progress(_ time: Double) -> Double { min(max((time - delay) / 0.2, 0), 1) }
        #expect(abs(try number(store, "thing.x") - 100 * progress(end - 0.01)) < 1e-9)
        #expect(reasons.isEmpty)
        try store.advance(to: end + 1e-9)
        #expect(reasons == [.finished] && store.contributionCount == 0)
        #expect(abs(try number(store, "thing.x") - 100 * progress(end)) < 1e-9)
    }
}
