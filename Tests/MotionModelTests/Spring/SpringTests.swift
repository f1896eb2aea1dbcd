import MotionModel
import TestSupport
import Testing

@Suite("A spring")
struct SpringTests {
    static let ratios: [Double] = [
        0, 0.01, 0.1, 0.3, 0.5, 0.8, 0.99, 1 - 1e-6, 1 - 1e-9, 1, 1 + 1e-9, 1 + 1e-6, 1.01, 1.5, 2, 5,
    ]

    @Test("agrees with the exponential of its matrix", arguments: SpringReference.rows)
    func matrixExponential(_ row: [Double]) throws {
        let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
        let basis = spring.basis(at: row[3])
        let w = spring.angularFrequency
        #expect(abs(basis.positionOfDisplacement - row[4]) <= 1e-13)
        #expect(abs(basis.positionOfVelocity - row[5]) <= 1e-13 / w)
        #expect(abs(basis.velocityOfDisplacement - row[6]) <= 1e-13 * w)
        #expect(abs(basis.velocityOfVelocity - row[7]) <= 1e-13)
    }

    @Test("obeys m·x″ + c·x′ + k·x = 0", arguments: ratios)
    func equationOfMotion(_ ratio: Double) throws {
        for mass in [0.3, 1, 7] {
            let spring = try Spring(stiffness: 90, dampingRatio: ratio, mass: mass)
            let w = spring.angularFrequency
            let h = 1e-4 / w
            for tau in [0.01, 0.4, 1.3, 4] {
                let t = tau / w
                func velocity(_ t: Double) -> Double { spring.velocity(at: t, initialVelocity: 3) }
                let acceleration = (velocity(t + h) - velocity(t - h)) / (2 * h)
                let x = spring.displacement(at: t, initialVelocity: 3)
                let residue = mass * acceleration + spring.damping * velocity(t) + spring.stiffness * x
                // The central difference errs by h²/6 of the third derivative, about (2ζω)³ at its largest.
                #expect(abs(residue) <= 1e-5 * spring.stiffness * (1 + 40 * ratio * ratio), "\(mass) \(tau)")
            }
        }
    }

    @Test("starts exactly where and as fast as it was released", arguments: ratios)
    func initialState(_ ratio: Double) throws {
        let spring = try Spring(stiffness: 90, dampingRatio: ratio, mass: 2)
        #expect(spring.position(at: 0, initialVelocity: 4) == 0)
        #expect(spring.velocity(at: 0, initialVelocity: 4) == 4)
        #expect(abs(spring.velocity(at: 1e-12, initialVelocity: 4) - 4) <= 1e-8)
        #expect(abs(spring.position(at: 1e-9, initialVelocity: 4) - 4e-9) <= 1e-15)
    }

    @Test("doesn't jump as damping crosses the critical ratio")
    func continuityAcrossCritical() throws {
        let critical = try Spring(stiffness: 90, dampingRatio: 1, mass: 2)
        for step in [1e-15, 1e-12, 1e-9] {
            for ratio in [1 - step, 1 + step] {
                let near = try Spring(stiffness: 90, dampingRatio: ratio, mass: 2)
                for t in [0.01, 0.1, 0.5, 1, 2, 5] {
                    let gap =
                        near.position(at: t, initialVelocity: 2)
                        - critical.position(at: t, initialVelocity: 2)
                    #expect(abs(gap) <= 2 * step + 1e-14)
                    let rates =
                        near.velocity(at: t, initialVelocity: 2)
                        - critical.velocity(at: t, initialVelocity: 2)
                    #expect(abs(rates) <= 20 * step + 1e-13)
                }
            }
        }
    }

    /// Displacement 10, k 2, c 10: values of an independent solver.
    @Test("is right when overdamped", arguments: [(0.5, 0.7798505416599504), (2, 3.210951552832303)])
    func overdamped(_ t: Double, _ value: Double) throws {
        let spring = try Spring(stiffness: 2, damping: 10)
        #expect(abs(10 + spring.displacement(at: t, from: -10) - value) <= 1e-14 * 10)
    }

    @Test("keeps its digits when damping is huge")
    func hugeDamping() throws {
        let spring = try Spring(response: 1, dampingRatio: 1e8)
        // The fast root has died; what is left creeps at k/c.
        let t = 1e7
        let rate = spring.stiffness / spring.damping
        #expect(abs(spring.displacement(at: t) + SpringTests.exponential(-rate * t)) <= 1e-12)
    }

    @Test("says the same in every dialect")
    func dialects() throws {
        let spring = try Spring(mass: 2, stiffness: 180, damping: 12)
        let same = [
            try Spring(tension: 180, friction: 12, mass: 2),
            try Spring(stiffness: 180, dampingRatio: spring.dampingRatio, mass: 2),
            try Spring(response: spring.response, dampingRatio: spring.dampingRatio),
            try Spring(duration: spring.perceptualDuration, bounce: spring.bounce),
            try Spring(
                settles: try #require(spring.settlingDuration()), dampingRatio: spring.dampingRatio),
        ]
        for other in same {
            for t in [0.05, 0.3, 1, 2.5] {
                #expect(abs(other.position(at: t) - spring.position(at: t)) <= 1e-12)
            }
        }
    }

    @Test("gives back the numbers it was made of", arguments: ratios.dropFirst())
    func inversePairs(_ ratio: Double) throws {
        let spring = try Spring(response: 0.42, dampingRatio: ratio)
        #expect(abs(spring.response - 0.42) <= 1e-15)
        #expect(abs(spring.dampingRatio - ratio) <= 1e-15 * max(1, ratio))
        let again = try Spring(duration: spring.response, bounce: spring.bounce)
        #expect(abs(again.damping - spring.damping) <= 1e-13 * spring.damping)
        let settled = try Spring(settles: 1.25, dampingRatio: ratio)
        #expect(abs(try #require(settled.settlingDuration()) - 1.25) <= 1e-12)
    }

    /// Stiffness, damping, mass, ratio, duration, bounce as published (three digits).
    @Test(
        "has the published ratio and duration of the presets of its neighbours",
        arguments: [
            [100, 15, 1, 0.750, 0.628, 0.250], [300, 20, 1, 0.577, 0.363, 0.423],
            [600, 15, 1, 0.306, 0.257, 0.694],
            [80, 20, 1, 1.118, 0.702, -0.106], [170, 26, 1, 0.997, 0.482, 0.003],
            [120, 14, 1, 0.639, 0.574, 0.361],
            [180, 12, 1, 0.447, 0.468, 0.553], [210, 20, 1, 0.690, 0.434, 0.310],
            [280, 60, 1, 1.793, 0.375, -0.442],
            [280, 120, 1, 3.586, 0.375, -0.721], [100, 10, 1, 0.5, 0.628, 0.5], [900, 120, 4, 1, 0.419, 0],
            [157.91, 25.13, 1, 1, 0.5, 0], [157.91, 21.36, 1, 0.85, 0.5, 0.15],
            [157.91, 17.59, 1, 0.7, 0.5, 0.3],
        ])
    func presets(_ row: [Double]) throws {
        let spring = try Spring(mass: row[2], stiffness: row[0], damping: row[1])
        #expect(abs(spring.dampingRatio - row[3]) <= 0.0006)
        #expect(abs(spring.perceptualDuration - row[4]) <= 0.0006)
        #expect(abs(spring.bounce - row[5]) <= 0.0006)
    }

    @Test("refuses numbers that make no spring, by name")
    func refusals() {
        #expect(throws: SpringError.notPositive(.mass, 0)) { try Spring(mass: 0, stiffness: 1, damping: 1) }
        #expect(throws: SpringError.notPositive(.stiffness, -1)) { try Spring(stiffness: -1, damping: 1) }
        #expect(throws: SpringError.negative(.damping, -1)) { try Spring(stiffness: 1, damping: -1) }
        #expect(throws: SpringError.notFinite(.damping, .infinity)) {
            try Spring(stiffness: 1, damping: .infinity)
        }
        #expect(throws: SpringError.bounceOutOfRange(-1)) { try Spring(duration: 1, bounce: -1) }
        #expect(throws: SpringError.bounceOutOfRange(1.5)) { try Spring(duration: 1, bounce: 1.5) }
        #expect(throws: SpringError.neverSettles) { try Spring(settles: 1, dampingRatio: 0) }
        #expect(throws: SpringError.outOfRange) { try Spring(mass: 1e-300, stiffness: 1e300, damping: 1) }
        #expect(throws: SpringError.outOfRange) { try Spring(settles: 1, dampingRatio: 1, tolerance: 2) }
    }

    private static func exponential(_ x: Double) -> Double {
        var sum = 1.0
        var term = 1.0
        for index in 1..<60 {
            term *= x / Double(index)
            sum += term
        }
        return sum
    }
}
