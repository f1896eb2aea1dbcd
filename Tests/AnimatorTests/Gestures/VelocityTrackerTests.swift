import Animator
import MotionModel
import TestSupport
import Testing

@Suite struct VelocityTrackerTests {
    private func velocity(_ samples: [(Double, Double)], at time: Double? = nil) throws -> Double {
        var tracker = VelocityTracker(componentCount: 1)
        for (time, place) in samples { try tracker.add([place], at: time) }
        return tracker.velocity(at: time)[0]
    }

    @Test func `linear and quadratic motion is found exactly, at any rhythm of samples`() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<2000 {
            let speed = Double.random(in: -5000...5000, using: &random)
            let bend = Double.random(in: -5e4...5e4, using: &random)
            let place = Double.random(in: -1000...1000, using: &random)
            var tracker = VelocityTracker(componentCount: 2)
            var time = Double.random(in: 0...10, using: &random)
            var last = time
            for _ in 0..<Int.random(in: 3...40, using: &random) {
                last = time
                try tracker.add([place + speed * time, place + speed * time + bend * time * time], at: time)
                time += Double.random(in: 0.004...0.03, using: &random)
            }
            let found = tracker.velocity()
            let expected = (speed, speed + 2 * bend * last)
            let largest = speed.magnitude + bend.magnitude * 2 * last + place.magnitude
            #expect((found[0] - expected.0).magnitude < 1e-9 * largest)
            #expect((found[1] - expected.1).magnitude < 1e-9 * largest)
        }
    }

    @Test func `the slope of a parabola is that at the newest sample`() throws {
        for count in 3...9 {
            let times = (0..<count).map { Double($0) * 0.01 }
            let last = times[count - 1]
            let found = try velocity(times.map { ($0, 3 + 40 * $0 - 700 * $0 * $0) })
            #expect((found - (40 - 1400 * last)).magnitude < 1e-9 * 1400)
        }
    }

    /// The normal equations of x = a + bt + ct² solved with 40 digits (mpmath), b + 2ct at the last sample.
    @Test func `noise is fitted with the parabola of least squares`() throws {
        let samples: [(Double, Double)] = [
            (0.000, 0.0), (0.011, 1.5), (0.019, 2.0), (0.033, 5.5), (0.041, 7.0), (0.052, 10.0),
            (0.060, 11.0), (0.069, 15.5), (0.082, 20.0), (0.090, 22.0),
        ]
        #expect((try velocity(samples) - 395.93725019885026).magnitude < 1e-9)
        let early = [(-0.05, 500.0), (-0.03, 300.0)]
        // Older than the window: not counted.
        #expect((try velocity(early + samples) - 395.93725019885026).magnitude < 1e-9)
    }

    @Test func `two instants are a straight line, one has no velocity`() throws {
        #expect(try velocity([]) == 0)
        #expect(try velocity([(1, 5)]) == 0)
        #expect(try velocity([(1, 5), (1.0078125, 6)]) == 128)
        #expect(try velocity([(1, 5), (1, 6), (1.0001, 7)]) == 0)
    }

    @Test func `of samples at one instant the latest counts`() throws {
        let clean = (0..<6).map { (Double($0) * 0.016, Double($0 * $0)) }
        let doubled = clean.flatMap { [($0.0, 99.0), ($0.0, $0.1)] }
        #expect(try velocity(doubled) == velocity(clean))
    }

    @Test(arguments: [2000.0, 2001, 2500, 4000, 8000, 120_000])
    func `samples that come faster than instants are as good as one for each instant`(rate: Double) throws {
        for count in [1500, 1501, 1502, 1503, 1600] {
            let times = (0..<count).map { Double($0) / rate }
            let last = times[count - 1]
            let found = try velocity(times.map { ($0, 3 + 40 * $0 - 700 * $0 * $0) })
            #expect((found - (40 - 1400 * last)).magnitude < 1e-6 * 1400)
        }
    }

    @Test func `samples may come out of order`() throws {
        var random = SplitMix64(seed: 3)
        let samples = (0..<8).map { (Double($0) * 0.012, Double.random(in: 0...50, using: &random)) }
        let expected = try velocity(samples)
        for _ in 0..<50 { #expect(try velocity(samples.shuffled(using: &random)) == expected) }
    }

    @Test func `what lies before a pause doesn't count, and a finger that rests is at rest`() throws {
        let steps: [Double] = [0, 1, 2, 3]
        let before = steps.map { ($0 * 0.01, $0 * -10) }
        let after = steps.map { (0.08 + $0 * 0.005, $0 * 4) }
        #expect((try velocity(before + after) - 800).magnitude < 1e-9)
        #expect(try velocity(before + after, at: 0.17) == velocity(after))
        #expect(try velocity(before + after, at: 0.18) == 0)
        // Sampled less often than a pause lasts, nothing can be told.
        #expect(try velocity([(0, 0), (0.05, 10), (0.1, 20)]) == 0)
    }

    @Test func `a number that isn't finite is refused, and the tracker stays as it was`() throws {
        var tracker = VelocityTracker(componentCount: 2)
        try tracker.add(Point(x: 1, y: 1), at: 0)
        try tracker.add(Point(x: 2, y: 3), at: 0.0078125)
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(throws: AnimatorError.self) { try tracker.add([0, bad], at: 0.02) }
            #expect(throws: AnimatorError.self) { try tracker.add([0, 0], at: bad) }
        }
        #expect(throws: AnimatorError.self) { try tracker.add([1e200, 0], at: 0.02) }
        #expect(tracker.velocity(as: Point.self) == Point(x: 128, y: 256))
        tracker.reset()
        #expect(tracker.velocity() == [0, 0])
    }

    @Test func `a value with more numbers than its tracker has 0 in the others`() throws {
        var tracker = VelocityTracker(componentCount: 1)
        try tracker.add(Point(x: 1, y: 1), at: 0)
        try tracker.add(Point(x: 2, y: 3), at: 0.0078125)
        #expect(tracker.velocity(as: Point.self) == Point(x: 128, y: 0))
    }

    @Test func `any samples give a finite velocity`() throws {
        var random = SplitMix64(seed: 9)
        for _ in 0..<50 {
            var tracker = VelocityTracker(componentCount: 1)
            var time = Double.random(in: -1e6...1e6, using: &random)
            for _ in 0..<100 {
                // Many at one instant, some before the last.
                time += Double(Int.random(in: -4...8, using: &random)) * 0.00025
                try tracker.add([Double.random(in: -1e6...1e6, using: &random)], at: time)
                #expect(tracker.velocity()[0].magnitude < 1e12)
            }
        }
    }
}
