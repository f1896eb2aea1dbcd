import MotionModel
import TestSupport
import Testing

@Suite("The settling duration")
struct SettlingTests {
    @Test("agrees with sixty digits", arguments: SettlingReference.rows)
    func reference(_ row: [Double]) throws {
        let spring = try Spring(stiffness: row[0], damping: row[1])
        let (earliest, exact, latest) = (row[4], row[5], row[6])
        let found = try #require(spring.settlingDuration(initialVelocity: row[2], tolerance: row[3]))
        #expect(found >= earliest * (1 - 1e-12))
        #expect(found <= latest * (1 + 1e-12))
        let safe = try #require(spring.safeSettlingDuration(initialVelocity: row[2], tolerance: row[3]))
        #expect(safe >= exact)
        #expect(safe <= latest * (1 + 1e-12))
    }

    @Test("ends the last stay outside of the band, for thousands of springs")
    func randomSprings() throws {
        var random = SplitMix64(seed: 0x5E77)
        for index in 0..<4000 {
            let near = [1e-2, 1e-5, 1e-9, 1e-14][index % 4] * random.uniform(0...1)
            let ratio = [random.uniform(0.02...0.95), 1 - near, 1, 1 + near, random.uniform(1...20)][
                index % 5]
            let spring = try Spring(stiffness: random.uniform(1...1000), dampingRatio: ratio)
            let velocity = index % 3 == 0 ? 0 : random.uniform(-6...6) * spring.angularFrequency
            let tolerance = random.uniform(0.05...0.9) * [1, 1e-2, 1e-4][index % 3]
            func distance(_ t: Double) -> Double {
                abs(spring.displacement(at: t, initialVelocity: velocity))
            }
            let end = try #require(
                spring.safeSettlingDuration(initialVelocity: velocity, tolerance: tolerance))
            if end > 0 {
                #expect(distance(end * (1 - 1e-9)) > tolerance, "\(spring) \(velocity) \(tolerance)")
            }
            let span = max(end, 2 * spring.response)
            for step in 0...100 {
                #expect(distance(end + span * Double(step) / 100) <= tolerance * (1 + 1e-10))
            }
        }
    }

    @Test("is never shorter than the least, whatever the velocity")
    func least() throws {
        var random = SplitMix64(seed: 0x1EA57)
        for index in 0..<4000 {
            let ratio = [
                random.uniform(0.001...1), 1 - 1e-9 * random.uniform(0...1), 1, random.uniform(1...3),
                random.uniform(3...100),
            ][index % 5]
            let spring = try Spring(stiffness: random.uniform(1...1000), dampingRatio: ratio)
            let least = spring.leastSettlingDuration
            #expect(least > 0 || ratio > 60)
            // From where it stands still to where it only moves; and with the velocities of the two ways in which it creeps.
            let root = (ratio * ratio - 1).magnitude.squareRoot()
            for angle in [
                0, 1e-9, random.uniform(0...Double.pi), random.uniform(0...Double.pi), Double.pi / 2,
            ] {
                let displacement = max(Elementary.sincos(angle + Double.pi / 2).sin.magnitude, 1e-9)
                for speed in [
                    Elementary.sincos(angle).sin, displacement * (ratio + root),
                    displacement * (ratio - root),
                ] {
                    for velocity in [speed / displacement, -speed / displacement] {
                        let found = spring.settlingDuration(
                            initialVelocity: velocity * spring.angularFrequency,
                            tolerance: 0.001 * (1 + velocity.magnitude))
                        #expect(found ?? .infinity >= least, "\(spring) \(velocity)")
                    }
                }
            }
        }
        #expect(try Spring(response: 1, dampingRatio: 0).leastSettlingDuration == .infinity)
        #expect(try Spring(response: 1, dampingRatio: 1e6).leastSettlingDuration == 0)
    }

    @Test("is zero, or never, where nothing settles")
    func ends() throws {
        let spring = try Spring(response: 1, dampingRatio: 0.5)
        #expect(spring.settlingDuration(tolerance: 1) == 0)
        #expect(spring.safeSettlingDuration(initialVelocity: 0, tolerance: 2) == 0)
        let undamped = try Spring(response: 1, dampingRatio: 0)
        #expect(undamped.safeSettlingDuration(initialVelocity: 3, tolerance: 0.1) == nil)
        #expect(undamped.settlingDuration(initialVelocity: 0, tolerance: 1) == 0)
    }
}
