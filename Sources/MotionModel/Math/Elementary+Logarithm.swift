extension Elementary {
    /// The natural logarithm; exactly 0 at 1, −∞ at ±0, NaN below 0.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.67.
    package static func log(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return logarithmAtTheEdge(x) }
        let (k, f) = binaryParts(x)
        return logarithm(power: k, fraction: f, correction: 0)
    }

    /// The natural logarithm of 1 + `x`, without rounding the sum; ±0 gives itself, −∞ at −1, NaN below −1.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.66.
    package static func log1p(_ x: Double) -> Double {
        if x.magnitude < 0x1p-54 { return x }
        // In this range the sum's own fraction is `x`, and no power of two is split off.
        if x > -0.29, x < 0.41 { return logarithm(power: 0, fraction: x, correction: 0) }
        guard x > -1 else { return x == -1 ? -.infinity : .nan }
        guard x < 0x1p+60 else { return log(x) }
        let sum = DoubleDouble(1, plus: x)
        let (k, f) = binaryParts(sum.high)
        return logarithm(power: k, fraction: f, correction: sum.low / sum.high)
    }
}

extension Elementary {
    /// `x` = 2^power · (1 + fraction) with 1 + fraction within √½ … √2, for finite `x` > 0; exact.
    static func binaryParts(_ x: Double) -> (power: Double, fraction: Double) {
        guard x >= .leastNormalMagnitude else {
            let parts = binaryParts(x * 0x1p+54)
            return (parts.power - 54, parts.fraction)
        }
        // √½: subtracting its pattern makes the exponent field change exactly at √½ · 2ⁿ.
        let offset = Int64(bitPattern: x.bitPattern &- 0x3FE6_A09E_667F_3BCD)
        let power = offset &>> 52
        let significand = Double(bitPattern: x.bitPattern &- UInt64(bitPattern: power &<< 52))
        return (Double(power), significand - 1)
    }

    /// k·ln 2 + ln(1 + f) + `correction`, for f within −0.293 … 0.4143.
    ///
    /// With s = f∕(2 + f), ln(1 + f) = f − f²∕2 + s·(f²∕2 + R(s²)), where R is a Chebyshev fit of 2·artanh(s)∕s − 2,
    /// off by less than 2⁻⁵¹·s²; the quadratic term is carried exactly.
    static func logarithm(power k: Double, fraction f: Double, correction: Double) -> Double {
        let s = f / (2 + f)
        let z = s * s
        let z2 = z * z
        let even =
            0x1.5555555555558p-1 + z2
            * (0x1.2492492df7663p-2 + z2 * (0x1.7462b6e311a89p-3 + z2 * 0x1.2b5bd9a316a24p-3))
        let odd = 0x1.99999999952abp-2 + z2 * (0x1.c71c62ddb431bp-3 + z2 * 0x1.39fe16ad885a7p-3)
        let series = z * (even + z * odd)
        let fHead = DoubleDouble.head(f)
        let halfSquare = 0.5 * fHead * fHead
        let halfSquareRest = 0.5 * (f + fHead) * (f - fHead)
        let sum = f - halfSquare
        let rest = ((f - sum) - halfSquare) - halfSquareRest
        let small =
            rest + (s * (halfSquare + halfSquareRest + series) + (k * 0x1.a39ef35793c76p-33 + correction))
        let large = k * 0x1.62e42feep-1
        let total = large + sum
        // |k·ln 2| exceeds |sum| unless k is 0, when `large` is 0: either way the difference is exact.
        return total + ((sum - (total - large)) + small)
    }

    /// The logarithm to base 2 of a finite number above 0, to a relative 2⁻⁶⁴.
    ///
    /// The series of artanh, its first two terms in double-double; the rest is a Chebyshev fit off by less than 2⁻⁶⁰.
    static func binaryLogarithm(_ x: Double) -> DoubleDouble {
        let (k, f) = binaryParts(x)
        guard f != 0 else { return DoubleDouble(k) }
        let s = DoubleDouble(f) / DoubleDouble(ordered: 2, plus: f)
        let square = s * s
        let z = square.high
        let lowTerms =
            0x1.2492492492492p-3 + z
            * (0x1.c71c71c71c823p-4 + z * (0x1.745d1745a3d28p-4 + z * 0x1.3b13b16b64bf9p-4))
        let z2 = z * z
        let highTerms =
            0x1.1110f7fabf7efp-4 + z
            * (0x1.e1efff35845ebp-5 + z * (0x1.acf7ccca96ac0p-5 + z * 0x1.b2e5b8032f311p-5))
        let tail = z * (lowTerms + z2 * z2 * highTerms)
        let correction = square * DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
        let rest = DoubleDouble(
            ordered: correction.high, plus: correction.low + z2 * (0x1.999999999999ap-3 + tail))
        let total = s + s * rest
        // 2∕ln 2, so that the product is already in base 2.
        let base = DoubleDouble(0x1.71547652b82fep+1, 0x1.777d0ffda0d24p-55)
        return total * base + DoubleDouble(k)
    }

    /// The value of a logarithm at 0, below 0, at ∞ and NaN.
    static func logarithmAtTheEdge(_ x: Double) -> Double {
        if x == 0 { return -.infinity }
        if x < 0 || x.isNaN { return .nan }
        return x
    }
}
