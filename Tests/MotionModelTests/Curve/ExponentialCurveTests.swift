import MotionModel
import Testing

@Suite("An exponential curve")
struct ExponentialCurveTests {
    /// k, x, (1 − e^(−kx)) ∕ (1 − e^(−k)), its slope, and 1 − e^(−kx), computed with 40 digits (mpmath 1.3).
    static let rows: [[Double]] = [
        [0, 0.3, 0.3, 1.0, 0.0], [0, 0.97, 0.97, 1.0, 0.0],
        [1e-20, 0.001, 0.001, 1.0, 1.0e-23], [1e-20, 0.5, 0.5, 1.0, 5.0e-21],
        [1e-9, 0.001, 0.0010000000004995, 1.000000000499, 9.999999999995e-13],
        [1e-9, 0.3, 0.300000000105, 1.0000000002, 2.99999999955e-10],
        [1e-9, 0.97, 0.97000000001455, 0.99999999953, 9.6999999952955e-10],
        [0.001, 0.001, 0.0010004995830834570278, 1.000499082833748861, 9.9999950000016666662e-7],
        [0.001, 0.5, 0.5001249999973958334, 0.99999995833333454861, 0.00049987502083072942706],
        [0.7, 0.001, 0.0013900171417854665694, 1.3895306925448744821, 0.00069975505715666390042],
        [0.7, 0.3, 0.37626186811067640047, 1.1271203968666508284, 0.18941575402981290016],
        [0.7, 0.97, 0.97906584960894252226, 0.70515760981786454315, 0.49287613724909133943],
        [3, 0.3, 0.62452353625633520493, 1.2836164807047622411, 0.59343034025940088812],
        [3, 0.5, 0.81757447619364365961, 0.70446366089283687709, 0.77686983985157017107],
        [3, 0.97, 0.99506567281370036708, 0.17199007103266675468, 0.94552427013081013365],
        [30, 0.001, 0.029554466451494588663, 29.113366006457969627, 0.029554466451491823067],
        [30, 0.5, 0.99999969409777307438, 9.1770696150556324067e-6, 0.99999969409767949817],
        [800, 0.001, 0.55067103588277840857, 359.46317129377727314, 0.55067103588277840857],
        [800, 0.3, 1.0, 4.7034261585962153208e-102, 1.0],
    ]

    @Test("agrees with its formulas in 40 digits, for every rate", arguments: rows)
    func formulas(_ row: [Double]) throws {
        let arriving = try ExponentialCurve(rate: row[0], ending: .arriving)
        #expect(abs(arriving.progress(at: row[1]) - row[2]) <= 1e-15)
        #expect(abs(arriving.velocity(at: row[1]) - row[3]) <= 4e-15 * row[3] * max(row[0], 1))
        guard row[0] > 0 else { return }
        let settling = try ExponentialCurve(rate: row[0], ending: .settling)
        #expect(abs(settling.progress(at: row[1]) - row[4]) <= 1e-15 * row[4])
        let slope = row[0] * (1 - row[4])
        #expect(abs(settling.velocity(at: row[1]) - slope) <= 4e-15 * max(row[0], 1))
    }

    @Test("is exactly 0 and 1 at and beyond its ends, and never outside", arguments: rows)
    func ends(_ row: [Double]) throws {
        for ending in [ExponentialCurve.Ending.settling, .arriving] where row[0] > 0 || ending == .arriving {
            let curve = try ExponentialCurve(rate: row[0], ending: ending)
            for x in [-2, -0.0, 0] { #expect(curve.progress(at: x) == 0) }
            for x in [1, 1.5, .infinity] { #expect(curve.progress(at: x) == 1) }
            for x in [-2, -1e-9, 1 + 1e-9, 7] { #expect(curve.velocity(at: x) == 0) }
            var last = 0.0
            for index in 1..<4000 {
                let y = curve.progress(at: Double(index) / 4000)
                #expect(y >= last - 1e-15 && y <= 1)
                last = y
            }
        }
    }

    @Test("that settles jumps over what friction has left, and is at rest from then on")
    func jump() throws {
        let curve = Curve.exponential(try ExponentialCurve(rate: 5, ending: .settling))
        #expect(curve.breakpoints == [Breakpoint(at: 1, kind: .jump)])
        #expect(abs(curve.limit(at: 1, from: .below) - (1 - 0.006737946999085467)) <= 1e-15)
        #expect(abs(curve.velocity(at: 1, from: .below) - 5 * 0.006737946999085467) <= 1e-15)
        #expect(curve.velocity(at: 1) == 0)
        // Nothing that a number can tell from 1 is left.
        #expect(Curve.exponential(try ExponentialCurve(rate: 50, ending: .settling)).breakpoints.isEmpty)
    }

    @Test("that arrives keeps its speed at the end, and without a rate is a straight line")
    func arrival() throws {
        let curve = Curve.exponential(try ExponentialCurve(rate: 2, ending: .arriving))
        #expect(curve.breakpoints.isEmpty)
        #expect(abs(curve.velocity(at: 1) - 2 / 6.38905609893065) <= 1e-15)
        #expect(curve.cssText == nil)
        #expect(Curve.exponential(try ExponentialCurve(rate: 0, ending: .arriving)).cssText != nil)
    }

    @Test("refuses a rate that is no number, negative, or leads nowhere")
    func refusals() {
        for rate in [-1, .infinity, .nan] {
            #expect(throws: ExponentialCurve.Failure.self) {
                try ExponentialCurve(rate: rate, ending: .arriving)
            }
        }
        #expect(throws: ExponentialCurve.Failure.rateOutOfRange(0)) {
            try ExponentialCurve(rate: 0, ending: .settling)
        }
    }
}
