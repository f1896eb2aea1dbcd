import MotionModel
import TestSupport
import Testing

@Suite struct ElementaryLawTests {
    /// Random doubles of either sign with exponents spread evenly over `exponents`.
    private func spread(_ exponents: ClosedRange<Double>, seed: UInt64, count: Int = 20_000) -> [Double] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let exponent = Int(random.uniform(exponents).rounded(.down))
            let sign: FloatingPointSign = random.next() & 1 == 0 ? .plus : .minus
            return Double(sign: sign, exponent: exponent, significand: random.uniform(1...2))
        }
    }

    @Test("sin, tan and cbrt are odd, cos is even, in every bit")
    func parity() {
        let odd: [(String, (Double) -> Double)] = [
            ("sin", Elementary.sin), ("tan", Elementary.tan), ("cbrt", Elementary.cbrt),
        ]
        for x in spread(-1074...1023, seed: 1) + spread(-30...10, seed: 2) {
            for (name, function) in odd {
                #expect(isSame(function(-x), -function(x)), "\(name) at ±\(x)")
            }
            #expect(isSame(Elementary.cos(-x), Elementary.cos(x)), "cos at ±\(x)")
        }
    }

    @Test("sincos gives the bits of sin and cos")
    func sincosAgrees() {
        for x in spread(-1074...1023, seed: 3) + spread(-30...10, seed: 4) + [0, -0.0, .infinity, .nan] {
            let both = Elementary.sincos(x)
            #expect(isSame(both.sin, Elementary.sin(x)) && isSame(both.cos, Elementary.cos(x)), "at \(x)")
        }
    }

    @Test("sin² + cos² is 1 within the rounding of the sum, at every size of angle")
    func pythagoras() {
        for x in spread(-40...1023, seed: 5) + spread(-5...12, seed: 6) {
            let (s, c) = Elementary.sincos(x)
            // Each square inherits at most 2⁻⁵², of its own size, from its root, and three roundings follow.
            #expect((s * s + c * c - 1).magnitude <= 4 * 0x1p-53, "at \(x)")
        }
    }

    @Test("exp and log undo each other as far as rounding of the argument between them lets them")
    func exponentialOfLogarithm() {
        for x in spread(-1020...1020, seed: 7).map(\.magnitude) {
            let logarithm = Elementary.log(x)
            // One ulp of the logarithm is that absolute change of the exponent, so that relative change of the power.
            let allowed = x * (logarithm.ulp + 3 * 0x1p-53)
            #expect((Elementary.exp(logarithm) - x).magnitude <= allowed, "at \(x)")
        }
    }

    @Test("expm1 and log1p undo each other near zero to a few ulp")
    func inverseNearZero() {
        for x in spread(-300 ... -3, seed: 8) {
            #expect(ulpDistance(Elementary.log1p(Elementary.expm1(x)), x) <= 3, "at \(x)")
        }
    }

    @Test("exp never falls and log never falls from a double to the next")
    func monotonicity() {
        var random = SplitMix64(seed: 9)
        let boundaries = (-200...200).map { (Double($0) + 0.5) * 0.6931471805599453 }
        let exponents =
            (0..<30_000).map { _ in random.uniform(-745...709) } + spread(-40...9, seed: 10) + boundaries
        for x in exponents where x.magnitude < 745 {
            var x = x
            for _ in 0..<4 {
                #expect(Elementary.exp(x) <= Elementary.exp(x.nextUp), "at \(x)")
                x = x.nextUp
            }
        }
        let halfPowers = (-100...100).map {
            0.7071067811865475 * Double(sign: .plus, exponent: $0, significand: 1)
        }
        let arguments =
            (0..<30_000).map { _ in random.uniform(0.25...4) } + spread(-1000...1000, seed: 11) + halfPowers
        for x in arguments.map(\.magnitude) {
            var x = x
            for _ in 0..<4 {
                #expect(Elementary.log(x) <= Elementary.log(x.nextUp), "at \(x)")
                x = x.nextUp
            }
        }
    }

    @Test("atan2 is the angle of a point on the circle, in all four quadrants")
    func angleOfCirclePoint() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<20_000 {
            let angle = random.uniform(-Double.pi...Double.pi)
            let (s, c) = Elementary.sincos(angle)
            #expect((Elementary.atan2(y: s, x: c) - angle).magnitude <= 0x1p-51, "at \(angle)")
        }
    }

    @Test("pow with a whole exponent follows repeated multiplication within its rounding")
    func repeatedMultiplication() {
        var random = SplitMix64(seed: 13)
        for _ in 0..<5_000 {
            let x = random.uniform(0.5...2)
            var product = 1.0
            for n in 1...20 {
                product *= x
                #expect(
                    ulpDistance(Elementary.pow(x, Double(n)), product) <= UInt64(n) + 1, "\(x) to the \(n)")
            }
        }
    }
}
