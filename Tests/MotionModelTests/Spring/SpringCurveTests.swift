import MotionModel
import TestSupport
import Testing

@Suite("A spring as a curve")
struct SpringCurveTests {
    static let cases: [[Double]] = SpringTests.ratios.dropFirst().flatMap { ratio in
        [-30, -2, 0, 1, 6, 25, 200].map { [ratio, $0] }
    }

    @Test("stays within its tolerance from the settling duration on, and not before", arguments: cases)
    func settlingIsExact(_ row: [Double]) throws {
        let spring = try Spring(stiffness: 150, dampingRatio: row[0], mass: 1.5)
        for tolerance in [0.1, 0.01, 0.001, 1e-6] {
            let end = try #require(
                spring.settlingDuration(initialVelocity: row[1], tolerance: tolerance))
            func distance(_ t: Double) -> Double {
                abs(spring.displacement(at: t, initialVelocity: row[1]))
            }
            #expect(distance(end * (1 - 1e-10)) > tolerance)
            // Long enough for the next few swings, and fine enough to see each of their peaks.
            let span = max(end, 3 * spring.response)
            for index in 0...3000 {
                #expect(distance(end + span * Double(index) / 3000) <= tolerance * (1 + 1e-9))
            }
        }
    }

    @Test("needs no time where it never leaves the band")
    func alwaysSettled() throws {
        let spring = try Spring(response: 1, dampingRatio: 0.5)
        #expect(spring.settlingDuration(tolerance: 2) == 0)
        #expect(try Spring(response: 1, dampingRatio: 0).settlingDuration(tolerance: 0.5) == nil)
    }

    /// Stiffness, damping, settling duration to a thousandth, as published; the last one was published cut off (0.522).
    @Test(
        "settles in the published times",
        arguments: [
            [100, 10, 1.270], [157.91, 17.59, 0.819], [157.91, 21.36, 0.697], [157.91, 25.13, 0.735],
            [600, 15, 0.861], [180, 12, 1.137], [280, 120, 2.910], [109.66, 14.66, 0.982],
            [387.27, 27.55, 0.5228],
        ])
    func publishedTimes(_ row: [Double]) throws {
        let spring = try Spring(stiffness: row[0], damping: row[1])
        #expect(abs(try #require(spring.settlingDuration()) - row[2]) <= 0.0006)
    }

    @Test("settles in a time proportional to its response")
    func scaling() throws {
        for ratio in SpringTests.ratios.dropFirst() {
            let short = try #require(try Spring(response: 0.125, dampingRatio: ratio).settlingDuration())
            let long = try #require(try Spring(response: 2, dampingRatio: ratio).settlingDuration())
            #expect(abs(long - 16 * short) <= 1e-11 * long)
        }
    }

    @Test(
        "is exactly 0 at the start, exactly 1 at the end and after, and the closed form between",
        arguments: cases)
    func ends(_ row: [Double]) throws {
        let spring = try Spring(stiffness: 150, dampingRatio: row[0])
        let curve = try SpringCurve(spring, initialVelocity: row[1])
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: -1) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: 3) == 1)
        let middle = spring.position(at: 0.5 * curve.naturalDuration, initialVelocity: row[1])
        #expect(curve.progress(at: 0.5) == middle)
        #expect(Curve.spring(curve).naturalDuration == curve.naturalDuration)
    }

    @Test("that stops at its target gets there first and never overshoots")
    func stopAtTarget() throws {
        for ratio in [0, 0.2, 0.7, 0.99, 1, 2] {
            for velocity in [-5.0, 0, 3, 10, 80] {
                let spring = try Spring(response: 0.5, dampingRatio: ratio)
                let curve = try SpringCurve(spring, initialVelocity: velocity, stopsAtTarget: true)
                #expect(Curve.spring(curve).extrema().upperBound <= 1 + 1e-12)
                let end = spring.position(at: curve.naturalDuration, initialVelocity: velocity)
                let isArrival = abs(end - 1) <= 1e-12
                #expect(isArrival || curve.naturalDuration == curve.settlingDuration)
                #expect(isArrival || ratio >= 0.9)
            }
        }
    }

    @Test("without damping has no end, unless it stops at its target")
    func undamped() throws {
        let spring = try Spring(response: 1, dampingRatio: 0)
        #expect(throws: SpringError.neverSettles) { try SpringCurve(spring) }
        // A quarter of the period takes it to the target.
        #expect(abs(try SpringCurve(spring, stopsAtTarget: true).naturalDuration - 0.25) <= 1e-15)
    }

    @Test("is limited by its clamp, and says where")
    func clamped() throws {
        let spring = try Spring(response: 0.5, dampingRatio: 0.2)
        let curve = try SpringCurve(spring, clamp: 0...1.1)
        #expect(Curve.spring(curve).extrema() == 0...1.1)
        let kinks = Curve.spring(curve).breakpoints.filter { $0.kind == .kink }
        #expect(kinks.count >= 4)
        for kink in kinks { #expect(abs(curve.progress(at: kink.x) - 1.1) <= 1e-9) }
        #expect(throws: SpringError.clampWithoutEnds(0...0.5)) { try SpringCurve(spring, clamp: 0...0.5) }
    }

    @Test("knows its extrema", arguments: cases)
    func extrema(_ row: [Double]) throws {
        let curve = try SpringCurve(try Spring(stiffness: 150, dampingRatio: row[0]), initialVelocity: row[1])
        let found = Curve.spring(curve).extrema()
        var (low, high) = (0.0, 1.0)
        for index in 0...20000 {
            let y = curve.progress(at: Double(index) / 20000)
            #expect(found.contains(y))
            low = min(low, y)
            high = max(high, y)
        }
        #expect(found.upperBound - high <= 1e-3 * (found.upperBound - found.lowerBound))
        #expect(low - found.lowerBound <= 1e-3 * (found.upperBound - found.lowerBound))
    }
}
