import MotionModel
import TestSupport
import Testing

@Suite("Penner's functions")
struct PennerTests {
    static let all = Penner.Family.allCases.flatMap { family in
        Penner.Direction.allCases.map { Penner(family, $0) }
    }

    @Test("are within 1e-12 of their formulas", arguments: all)
    func formulas(_ penner: Penner) throws {
        let key = penner.family.rawValue + "." + penner.direction.rawValue
        let outputs = try #require(PennerReference.outputs[key])
        for (x, y) in zip(PennerReference.inputs, outputs) {
            #expect(abs(penner.progress(at: x) - y) <= 1e-12, "\(key) at \(x)")
        }
    }

    @Test(
        "are within 1e-12 of the elastic formula for any amplitude and period",
        arguments: PennerReference.elastic)
    func elastic(_ direction: Penner.Direction, _ amplitude: Double, _ period: Double, _ outputs: [Double])
        throws
    {
        let penner = try Penner.elastic(direction, amplitude: amplitude, period: period)
        for (x, y) in zip(PennerReference.inputs, outputs) {
            #expect(abs(penner.progress(at: x) - y) <= 1e-12, "at \(x)")
        }
    }

    /// In, out and inOut at 0.25, 0.5 and 0.75, as a library in wide use has them (its bounce.inOut, which bounces twice
    /// in the same direction, is Penner's here).
    static let published: [(Penner.Family, [Double])] = [
        (.quad, [0.0625, 0.25, 0.5625, 0.4375, 0.75, 0.9375, 0.125, 0.5, 0.875]),
        (.cubic, [0.015625, 0.125, 0.421875, 0.578125, 0.875, 0.984375, 0.0625, 0.5, 0.9375]),
        (.quart, [0.00390625, 0.0625, 0.31640625, 0.68359375, 0.9375, 0.99609375, 0.03125, 0.5, 0.96875]),
        (
            .quint,
            [
                0.0009765625, 0.03125, 0.2373046875, 0.7626953125, 0.96875, 0.9990234375, 0.015625, 0.5,
                0.984375,
            ]
        ),
        (
            .sine,
            [
                0.07612046748871326, 0.2928932188134524, 0.6173165676349102, 0.3826834323650898,
                0.7071067811865475, 0.9238795325112867, 0.1464466094067262, 0.5, 0.8535533905932737,
            ]
        ),
        (
            .expo,
            [
                0.005524271728019903, 0.03125, 0.1767766952966369, 0.8232233047033631, 0.96875,
                0.99447572827198, 0.015625, 0.5, 0.984375,
            ]
        ),
        (
            .circ,
            [
                0.031754163448145745, 0.1339745962155614, 0.3385621722338523, 0.6614378277661477,
                0.8660254037844386, 0.9682458365518543, 0.0669872981077807, 0.5, 0.9330127018922193,
            ]
        ),
        (
            .elastic,
            [
                -0.005524271728019903, -0.015625, 0.08838834764831845, 0.9116116523516815, 1.015625,
                1.00552427172802, 0.011969444423734025, 0.5, 0.988030555576266,
            ]
        ),
        (
            .back,
            [
                -0.0641365625, -0.0876975, 0.1825903125, 0.8174096875, 1.0876975, 1.0641365625,
                -0.09968184375, 0.5, 1.09968184375,
            ]
        ),
        (
            .bounce,
            [
                0.02734375, 0.234375, 0.52734375, 0.47265625, 0.765625, 0.97265625, 0.1171875, 0.5, 0.8828125,
            ]
        ),
    ]

    @Test("have the published values", arguments: published)
    func publishedValues(_ family: Penner.Family, _ outputs: [Double]) {
        for (row, direction) in Penner.Direction.allCases.enumerated() {
            for (column, x) in [0.25, 0.5, 0.75].enumerated() {
                let y = Penner(family, direction).progress(at: x)
                #expect(abs(y - outputs[3 * row + column]) <= 1e-14, "\(direction) at \(x)")
            }
        }
    }

    @Test("have the published values with other overshoots")
    func overshoot() throws {
        #expect(abs(Penner(.elastic, .out).progress(at: 0.1) - 1.25) <= 1e-14)
        let s = 3.40316
        #expect(abs(try Penner.back(.in, overshoot: s).progress(at: 0.5) + 0.300395) <= 1e-14)
        #expect(abs(try Penner.back(.inOut, overshoot: s).progress(at: 0.25) + 0.2618636875) <= 1e-14)
    }

    @Test("are exactly 0 at 0 and 1 at 1", arguments: all)
    func ends(_ penner: Penner) {
        #expect(penner.progress(at: 0) == 0)
        #expect(penner.progress(at: 1) == 1)
    }

    @Test("go on straight outside 0…1, or are held there", arguments: all)
    func outside(_ penner: Penner) {
        let held: Set<Penner.Family> = [.expo, .elastic, .circ]
        for (end, x) in [(0.0, -0.25), (1, 1.25)] {
            let slope = held.contains(penner.family) ? 0 : penner.velocity(at: end)
            #expect(abs(penner.progress(at: x) - (end + (x - end) * slope)) <= 1e-15)
        }
    }

    @Test("that are polynomials of the third degree are exactly Béziers", arguments: all)
    func exactBeziers(_ penner: Penner) {
        let cubics: Set<Penner.Family> = [.quad, .cubic, .back]
        guard let bezier = Curve.penner(penner).exactBezier else {
            #expect(!cubics.contains(penner.family) || penner.direction == .inOut)
            return
        }
        #expect(cubics.contains(penner.family))
        for index in -10...30 {
            let x = Double(index) / 20
            #expect(abs(bezier.progress(at: x) - penner.progress(at: x)) <= 1e-14)
        }
    }

    @Test("refuse parameters that make no curve")
    func refusals() {
        #expect(throws: Penner.Failure.period(0)) { try Penner.elastic(.in, period: 0) }
        #expect(throws: Penner.Failure.amplitude(-1)) { try Penner.elastic(.in, amplitude: -1) }
        #expect(throws: Penner.Failure.overshoot(.infinity)) { try Penner.back(.in, overshoot: .infinity) }
    }
}
