import MotionModel
import Testing

/// The tables of C17 Annex F, and the arguments whose results are exact.
@Suite struct ElementarySpecialValueTests {
    private let infinity = Double.infinity
    private let nan = Double.nan
    private let halfPi = 0x1.921fb54442d18p+0

    private func expectAll(
        _ name: String, _ function: (Double) -> Double, _ table: [(Double, Double)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (x, expected) in table {
            let value = function(x)
            #expect(
                isSame(value, expected), "\(name)(\(x)) is \(value), not \(expected)",
                sourceLocation: sourceLocation)
        }
    }

    @Test("exponentials keep zeros, infinities and NaN as C17 F.10.3 says")
    func exponentials() {
        expectAll(
            "exp", Elementary.exp, [(0, 1), (-0.0, 1), (infinity, infinity), (-infinity, 0), (nan, nan)])
        expectAll("exp", Elementary.exp, [(709.79, infinity), (-745.14, 0), (1e308, infinity), (-1e308, 0)])
        expectAll(
            "exp2", Elementary.exp2, [(0, 1), (-0.0, 1), (infinity, infinity), (-infinity, 0), (nan, nan)])
        expectAll("exp2", Elementary.exp2, [(1024, infinity), (-1075.1, 0), (1e308, infinity), (-1e308, 0)])
        expectAll(
            "expm1", Elementary.expm1,
            [(0, 0), (-0.0, -0.0), (infinity, infinity), (-infinity, -1), (nan, nan)])
    }

    @Test("logarithms keep zeros, infinities and NaN as C17 F.10.3 says")
    func logarithms() {
        expectAll(
            "log", Elementary.log,
            [(1, 0), (0, -infinity), (-0.0, -infinity), (-1, nan), (-.leastNonzeroMagnitude, nan)])
        expectAll("log", Elementary.log, [(infinity, infinity), (-infinity, nan), (nan, nan)])
        expectAll("log1p", Elementary.log1p, [(0, 0), (-0.0, -0.0), (-1, -infinity), (-1.5, nan)])
        expectAll("log1p", Elementary.log1p, [(infinity, infinity), (-infinity, nan), (nan, nan)])
    }

    @Test("circular functions keep zeros, infinities and NaN as C17 F.10.1 says")
    func circular() {
        expectAll(
            "sin", Elementary.sin, [(0, 0), (-0.0, -0.0), (infinity, nan), (-infinity, nan), (nan, nan)])
        expectAll("cos", Elementary.cos, [(0, 1), (-0.0, 1), (infinity, nan), (-infinity, nan), (nan, nan)])
        expectAll(
            "tan", Elementary.tan, [(0, 0), (-0.0, -0.0), (infinity, nan), (-infinity, nan), (nan, nan)])
        expectAll(
            "cbrt", Elementary.cbrt,
            [(0, 0), (-0.0, -0.0), (infinity, infinity), (-infinity, -infinity), (nan, nan)])
    }

    @Test("atan2 chooses the side by the signs of zeros and infinities as C17 F.10.1.4 says")
    func arcTangentOfTwo() {
        let straight = 2 * halfPi
        let table: [(y: Double, x: Double, angle: Double)] = [
            (0, -0.0, straight), (-0.0, -0.0, -straight), (0, 0, 0), (-0.0, 0, -0.0),
            (0, -1, straight), (-0.0, -1, -straight), (0, 1, 0), (-0.0, 1, -0.0),
            (-1, 0, -halfPi), (-1, -0.0, -halfPi), (1, 0, halfPi), (1, -0.0, halfPi),
            (1, -infinity, straight), (-1, -infinity, -straight), (1, infinity, 0), (-1, infinity, -0.0),
            (infinity, 1, halfPi), (-infinity, 1, -halfPi), (infinity, -1, halfPi), (-infinity, -1, -halfPi),
            (infinity, -infinity, 0x1.2d97c7f3321d2p+1), (-infinity, -infinity, -0x1.2d97c7f3321d2p+1),
            (infinity, infinity, halfPi / 2), (-infinity, infinity, -halfPi / 2),
            (nan, 1, nan), (1, nan, nan), (nan, infinity, nan), (0, nan, nan),
        ]
        for (y, x, angle) in table {
            let value = Elementary.atan2(y: y, x: x)
            #expect(isSame(value, angle), "atan2(\(y), \(x)) is \(value), not \(angle)")
        }
    }

    @Test("pow follows every line of C17 F.10.4.4")
    func power() {
        let table: [(x: Double, y: Double, power: Double)] = [
            (0, -3, infinity), (-0.0, -3, -infinity), (0, -2, infinity), (-0.0, -2, infinity),
            (-0.0, -2.5, infinity),
            (0, -infinity, infinity), (-0.0, -infinity, infinity), (0, 3, 0), (-0.0, 3, -0.0), (-0.0, 2, 0),
            (-0.0, 2.5, 0),
            (-1, infinity, 1), (-1, -infinity, 1), (1, nan, 1), (1, infinity, 1), (nan, 0, 1), (nan, -0.0, 1),
            (infinity, 0, 1), (-2, 0.5, nan), (-2, -1.5, nan), (0.5, -infinity, infinity),
            (-0.5, -infinity, infinity),
            (2, -infinity, 0), (-2, -infinity, 0), (0.5, infinity, 0), (-0.5, infinity, 0),
            (2, infinity, infinity),
            (-2, infinity, infinity), (-infinity, -3, -0.0), (-infinity, -2, 0), (-infinity, -2.5, 0),
            (-infinity, 3, -infinity), (-infinity, 2, infinity), (-infinity, 2.5, infinity),
            (infinity, -1, 0),
            (infinity, 1, infinity), (nan, 1, nan), (2, nan, nan), (0, nan, nan), (2, 1e300, infinity),
            (2, -1e300, 0),
            (0.5, 1e300, 0), (-2, 1e300, infinity), (2, 1e-300, 1), (-1, 3, -1), (-1, 1e18, 1),
            (-8, 1 / 3, nan),
            (-2, 0x1.fffffffffffffp+52, -infinity), (-2, 0x1p+53, infinity),
        ]
        for (x, y, power) in table {
            let value = Elementary.pow(x, y)
            #expect(isSame(value, power), "pow(\(x), \(y)) is \(value), not \(power)")
        }
    }

    @Test("hypot is infinite beside an infinity, and never overflows early")
    func hypotenuse() {
        #expect(Elementary.hypot(nan, -infinity) == infinity)
        #expect(Elementary.hypot(infinity, nan) == infinity)
        #expect(Elementary.hypot(nan, 1).isNaN && Elementary.hypot(1, nan).isNaN)
        #expect(isSame(Elementary.hypot(-0.0, 0), 0) && isSame(Elementary.hypot(-0.0, -3), 3))
        #expect(Elementary.hypot(1.7e308, 1.7e308) == infinity)
        #expect(Elementary.hypot(3e307, 4e307).isFinite)
    }

    @Test("powers of two are exact, subnormal ones too")
    func powersOfTwo() {
        for n in -1074...1023 {
            let expected = Double(sign: .plus, exponent: n, significand: 1)
            #expect(Elementary.exp2(Double(n)) == expected)
            #expect(Elementary.pow(2, Double(n)) == expected)
        }
    }

    @Test("a power of integers that fits a double is exact")
    func integerPowers() {
        for base in 2...40 {
            var expected: UInt64 = 1
            var exponent = 0.0
            while expected < (1 << 53) / UInt64(base) {
                expected *= UInt64(base)
                exponent += 1
                #expect(Elementary.pow(Double(base), exponent) == Double(expected))
                #expect(Elementary.pow(-Double(base), 3) == -Double(base * base * base))
            }
        }
        var ten = 1.0
        for n in 0...22 {
            #expect(Elementary.pow(10, Double(n)) == ten)
            ten *= 10
        }
    }

    @Test("cube roots of cubes and hypotenuses of Pythagorean triples are exact")
    func perfectRoots() {
        for n in stride(from: 1.0, through: 200_000, by: 7) {
            #expect(Elementary.cbrt(n * n * n) == n)
            #expect(Elementary.cbrt(-n * n * n * 0x1p-90) == -n * 0x1p-30)
        }
        for m in 2...200 {
            for n in 1..<m {
                let (a, b, c) = (Double(m * m - n * n), Double(2 * m * n), Double(m * m + n * n))
                #expect(Elementary.hypot(a, b) == c)
            }
        }
    }
}
