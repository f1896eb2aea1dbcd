import Animator
import MotionModel
import TestSupport
import Testing

@Suite struct ProjectionTests {
    @Test func `the projected place is where a decay with these numbers comes to rest`() throws {
        var random = SplitMix64(seed: 2)
        for decay in [Decay.scrollNormal, .scrollFast, try Decay(rate: 0.97), try Decay(friction: 4)] {
            for _ in 0..<200 {
                let place = Double.random(in: -500...500, using: &random)
                let speed = Double.random(in: -3000...3000, using: &random)
                let motion = try decay.motion(from: [place], velocity: [speed], stopVelocity: 0.01)
                #expect(decay.restingPlace(of: place, velocity: speed) == motion.destination[0])
                let rest = try decay.restingPlace(of: .number(place), velocity: .number(speed))
                #expect(rest.components.array == motion.destination)
            }
        }
    }

    /// −1 ∕ ln rate for a speed of 1000, with 40 digits (mpmath).
    @Test func `the published rates carry a thing as far as they are known to`() {
        #expect(
            (Decay.scrollNormal.restingPlace(of: 0.0, velocity: 1000) - 499.49983316645481).magnitude < 1e-10)
        #expect(
            (Decay.scrollFast.restingPlace(of: 0.0, velocity: 1000) - 99.499162473422084).magnitude < 1e-10)
        // The sum over whole milliseconds of UIKit's sample code stays v ∕ 2000 short.
        let summed = 1000.0 / 1000 * 0.998 / (1 - 0.998)
        #expect((Decay.scrollNormal.restingPlace(of: 0.0, velocity: 1000) - summed - 0.5).magnitude < 1e-3)
    }

    @Test func `the place nearest to where a value would rest is chosen, the first of several`() throws {
        let stops: [MotionValue] = [.point(0, 0), .point(100, 0), .point(100, 100), .point(100, 0)]
        let decay = Decay.scrollNormal
        #expect(try decay.nearest(of: stops, to: .point(10, 0), velocity: .point(0, 0)) == 0)
        #expect(try decay.nearest(of: stops, to: .point(10, 0), velocity: .point(120, 0)) == 1)
        #expect(try decay.nearest(of: stops, to: .point(10, 0), velocity: .point(200, 200)) == 2)
        #expect(try decay.nearest(of: stops, to: .point(50, 0), velocity: .point(0, 0)) == 0)
    }

    @Test func `what can't be projected is refused`() throws {
        let decay = Decay.scrollNormal
        #expect(throws: AnimatorError.self) {
            try decay.restingPlace(of: .number(0), velocity: .point(1, 1))
        }
        #expect(throws: AnimatorError.self) {
            try decay.restingPlace(of: .number(0), velocity: .number(.nan))
        }
        #expect(throws: AnimatorError.self) {
            try decay.restingPlace(of: .number(0), velocity: .number(1e151))
        }
        #expect(throws: AnimatorError.self) {
            try decay.nearest(of: [.number(1)], to: .point(0, 0), velocity: .point(0, 0))
        }
    }
}
