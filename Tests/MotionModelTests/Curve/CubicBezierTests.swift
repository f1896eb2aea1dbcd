import MotionModel
import Testing
import TestSupport

@Suite("A cubic Bézier easing")
struct CubicBezierTests {
    static let nasty: [[Double]] = [
        [1, 0, 0, 1], [0, 1.5, 1, -0.5], [0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 0, 1], [1, 0, 1, 0],
        [0, 0, 1, 1],
        [1, 1, 0, 0], [0, 1, 1, 0], [1 - 0x1p-53, 0, 0x1p-53, 1], [1, 0, 1e-300, 1], [1 - 1e-9, 0, 1e-9, 1],
        [1 - 1e-6, 0, 0, 1], [1, 0, 1e-12, 1], [0.999, -2, 0.001, 3], [1e-20, 1, 0.5, 1], [0, 1, 1e-12, 1],
        [1e-300, 1, 0, 1], [0, 5, 0.3, 1], [0.5, 0, 1, 1], [0.42, 0, 1, 1], [0.25, 0.1, 0.25, 1],
        [0.42, 0, 0.58, 1], [0, 0, 0.58, 1], [1, 0, 0x1p-30, 1], [1 - 0x1p-40, -1, 0x1p-41, 2],
    ]

    static let inputs: [Double] = [
        0x1p-60, 1e-12, 1e-9, 1e-6, 0.001, 0.1, 0.2499999, 0.25, 0.2500001, 0.375, 0.4, 0.45, 0.499, 0.499999,
        0.5 - 1e-9, 0.5 - 1e-12, 0.5 - 0x1p-54, 0.5, 0.5 + 0x1p-53, 0.5 + 1e-15, 0.5 + 1e-12, 0.5 + 1e-9,
        0.5001, 0.51, 0.6, 0.7499999, 0.75, 0.7500001, 0.9, 0.999, 1 - 1e-6, 1 - 1e-12, 1 - 0x1p-53,
    ]

    @Test("is within 1e-9 of the parametric curve for the worst control points", arguments: nasty)
    func worstControlPoints(_ p: [Double]) throws {
        let bezier = try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
        let size = max(1, abs(p[1]), abs(p[3]))
        for x in Self.inputs {
            let truth = DoubleLength.easing(p[0], p[1], p[2], p[3], at: x)
            #expect(abs(bezier.progress(at: x) - truth) <= 1e-9 * size, "\(p) at \(x)")
        }
    }

    @Test("is within 1e-9 of the parametric curve for random control points, many of them extreme")
    func randomControlPoints() throws {
        var random = SplitMix64(seed: 11)
        func coordinate() -> Double {
            let tiny = Double(
                sign: .plus, exponent: -Int(random.next() % 60), significand: random.uniform(0...1))
            switch random.next() % 4 {
            case 0: return tiny
            case 1: return 1 - tiny
            default: return random.uniform(0...1)
            }
        }
        var worst = 0.0
        for _ in 0..<3000 {
            let (x1, x2, x) = (coordinate(), coordinate(), coordinate())
            let (y1, y2) = (random.uniform(-1...2), random.uniform(-1...2))
            let bezier = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            let truth = DoubleLength.easing(x1, y1, x2, y2, at: x)
            worst = max(worst, abs(bezier.progress(at: x) - truth))
        }
        #expect(worst <= 1e-9)
    }

    @Test(
        "agrees with values of mpmath, 60 digits",
        arguments: [
            ([0.25, 0.1, 0.25, 1.0, 0.5], 0.80240338758485699),
            ([0.42, 0.0, 0.58, 1.0, 0.25], 0.12916193104731982),
            ([1.0, 0.0, 0.0, 1.0, 0.5000000000009095], 0.50009155273392025),
            ([0.0, 1.5, 1.0, -0.5, 0.3], 0.58465870990755426),
            (
                [0.9999999999990905, -1.0, 4.547473508864641e-13, 2.0, 0.49999999999994316],
                0.50009154435207406
            ),
        ] as [([Double], Double)])
    func mpmathValues(_ p: [Double], _ y: Double) throws {
        let bezier = try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
        #expect(abs(bezier.progress(at: p[4]) - y) <= 1e-11)
    }

    @Test("is exactly 0 at 0 and 1 at 1", arguments: nasty)
    func ends(_ p: [Double]) throws {
        let bezier = try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
        #expect(bezier.progress(at: 0) == 0)
        #expect(bezier.progress(at: 1) == 1)
    }

    @Test("is exactly the identity when its control points lie on the diagonal")
    func identity() throws {
        let bezier = try CubicBezier(x1: 0.3, y1: 0.3, x2: 0.6, y2: 0.6)
        for x in [-0.5, 0, 0.1, 1.0 / 3, 0.7, 1, 1.5] { #expect(bezier.progress(at: x) == x) }
    }

    /// Computed by hand from the three rules for each end in CSS Easing Functions Level 2.
    @Test(
        "goes on along the tangents that CSS names outside 0…1",
        arguments: [
            ([0.5, 1, 0.5, 1], -0.5, -1), ([0, 0, 0.5, 1], -0.5, -1), ([0, 1, 0.5, 1], -0.5, -1),
            ([0, 0, 0, 1], -0.5, 0), ([0, 0, 0, 0], -0.5, 0), ([0.5, 1, 0.5, 0.5], 1.5, 1.5),
            ([0.5, 0.25, 1, 1], 1.5, 1.75), ([0.5, 0.25, 1, 0], 1.5, 1.75), ([1, 0, 1, 1], 1.5, 1),
            ([0, 0, 0, 0], 1.5, 1.5), ([0.25, 0.1, 0.25, 1], -1, -0.4), ([0.25, 0.1, 0.25, 1], 2, 1),
        ] as [([Double], Double, Double)])
    func outside(_ p: [Double], _ x: Double, _ y: Double) throws {
        let bezier = try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
        #expect(abs(bezier.progress(at: x) - y) <= 1e-15)
    }

    @Test("reversed twice is itself, and reversed once is 1 − C(1 − x)")
    func reversal() throws {
        let bezier = try CubicBezier(x1: 0.25, y1: -0.5, x2: 0.75, y2: 1.5)
        #expect(bezier.reversed.reversed == bezier)
        for x in Self.inputs {
            #expect(abs(bezier.reversed.progress(at: x) - (1 - bezier.progress(at: 1 - x))) <= 1e-12)
        }
    }

    @Test("reversed keeps decimals: the reverse of 'ease-out' is 'ease-in'")
    func reversedDecimals() throws {
        #expect(CubicBezier.easeOut.reversed == .easeIn && CubicBezier.easeIn.reversed == .easeOut)
        #expect(CubicBezier.easeInOut.reversed == .easeInOut)
        for place in 0...1000 {
            let (x, y) = (Double(place) / 1000, Double(4 * place - 2000) / 1000)
            let (otherX, otherY) = (Double(1000 - place) / 1000, Double(3000 - 4 * place) / 1000)
            let bezier = try CubicBezier(x1: x, y1: y, x2: x, y2: y)
            #expect(bezier.reversed == (try CubicBezier(x1: otherX, y1: otherY, x2: otherX, y2: otherY)))
            #expect(bezier.reversed.reversed == bezier)
        }
    }

    @Test("has an infinite slope where its tangent is vertical, and the limit where it starts at rest")
    func singularSlopes() throws {
        #expect(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1).velocity(at: 0.5) == .infinity)
        #expect(try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 1).velocity(at: 0) == .infinity)
        #expect(try CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 1).velocity(at: 0) == 2)
        #expect(try CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0.5).velocity(at: 0) == .infinity)
        #expect(CubicBezier.easeIn.velocity(at: 0) == 0)
    }

    @Test("refuses an x outside 0…1 and numbers that are not finite, saying which")
    func refusals() {
        #expect(throws: CubicBezier.Failure.xOutOfRange(index: 0, value: -0.1)) {
            try CubicBezier(x1: -0.1, y1: 0, x2: 2, y2: 1)
        }
        #expect(throws: CubicBezier.Failure.xOutOfRange(index: 2, value: 1.1)) {
            try CubicBezier(x1: 0, y1: 0, x2: 1.1, y2: 1)
        }
        #expect(throws: CubicBezier.Failure.notFinite(index: 1, value: .infinity)) {
            try CubicBezier(x1: 0, y1: .infinity, x2: 2, y2: 1)
        }
    }
}
