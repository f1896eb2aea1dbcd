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
}
