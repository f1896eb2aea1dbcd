extension Elementary {
    /// e to the power `x`.
    ///
    /// Exactly 1 at ±0; +∞ above 709.7827…, 0 below −745.13….
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.58, and 0.76 where the result is subnormal.
    @inlinable package static func exp(_ x: Double) -> Double {
        guard x.magnitude < 708 else { return exponentialAtTheEdge(x) }
        let shifted = x * 0x1.71547652b82fep+0 + roundingShift
        let r = logarithmicRemainder(x, multiple: shifted - roundingShift)
        let sum = 1 + r.high
        let value = sum + ((r.high - (sum - 1)) + exponentialTail(r))
        // The low bits of `shifted` are the exponent; the value is within 0.70 … 1.42, so no field overflows.
        return Double(bitPattern: value.bitPattern &+ (shifted.bitPattern &<< 52))
    }

    /// 2 to the power `x`; exact for every integer `x`, subnormal results included.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.59, and 0.75 where the result is subnormal.
    package static func exp2(_ x: Double) -> Double {
        guard x.magnitude < 1080 else { return x > 0 ? .infinity : (x < 0 ? 0 : x) }
        let shifted = x + roundingShift
        let k = shifted - roundingShift
        let r = DoubleDouble(x - k) * DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
        return scaled(exponential(remainder: r).rounded, byPowerOfTwo: Int64(k))
    }

    /// e to the power `x`, less 1, without the cancellation near 0.
    ///
    /// ±0 gives itself, −∞ gives −1.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.82.
    package static func expm1(_ x: Double) -> Double {
        if x.magnitude < 0x1p-54 || x.isNaN { return x }
        if x > 40 { return exp(x) }
        if x < -40 { return -1 }
        return exponentialMinusOne(x).rounded
    }
}

extension Elementary {
    /// `x` less `k` times ln 2, for |k| ≤ 1100: the difference of the leading part is exact.
    @inlinable static func logarithmicRemainder(_ x: Double, multiple k: Double) -> DoubleDouble {
        let leading = x - k * 0x1.62e42feep-1
        let correction = k * 0x1.a39ef35793c76p-33
        let high = leading - correction
        return DoubleDouble(high, (leading - high) - correction)
    }

    /// e^r − 1 − `r.high`, for |r| ≤ 0.347.
    ///
    /// The cubic and higher terms are a Chebyshev fit of (e^r − 1 − r − r²/2) ∕ r³, off by less than 2⁻⁵⁶.
    @inlinable static func exponentialTail(_ remainder: DoubleDouble) -> Double {
        let r = remainder.high
        let r2 = r * r
        let r4 = r2 * r2
        let a = 0x1.5555555555556p-3 + r * 0x1.5555555555555p-5
        let b = 0x1.11111111109adp-7 + r * 0x1.6c16c16c167dep-10
        let c = 0x1.a01a01a7c8d47p-13 + r * 0x1.a01a01a47db6fp-16
        let d = 0x1.71de0d9c145d0p-19 + r * 0x1.27e4e1ea0f53ap-22
        let e = 0x1.af38d53857513p-26 + r * 0x1.1f66f85dfa20ap-29
        let cubic = (a + r2 * b) + r4 * ((c + r2 * d) + r4 * e)
        return r2 * 0.5 + (r2 * r * cubic + (remainder.low + remainder.low * r))
    }

    /// e to the power of a remainder within ±0.347.
    @inlinable static func exponential(remainder r: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(ordered: 1, plus: r.high)
        return DoubleDouble(ordered: sum.high, plus: sum.low + exponentialTail(r))
    }

    /// e to the power `x` as a value within 0.7 … 1.42 and a power of two, for |x| < 760.
    static func exponentialParts(_ x: Double) -> (significand: DoubleDouble, exponent: Int64) {
        let shifted = x * 0x1.71547652b82fep+0 + roundingShift
        let k = shifted - roundingShift
        return (exponential(remainder: logarithmicRemainder(x, multiple: k)), Int64(k))
    }

    /// The exponential for results outside the normal numbers, and for infinities and NaN.
    @usableFromInline static func exponentialAtTheEdge(_ x: Double) -> Double {
        guard x.magnitude < 750 else { return x > 0 ? .infinity : (x < 0 ? 0 : x) }
        let parts = exponentialParts(x)
        return scaled(parts.significand.rounded, byPowerOfTwo: parts.exponent)
    }

    /// e to the power `x`, less 1, to about 2⁻⁵⁵ of the result, for |x| ≤ 80.
    static func exponentialMinusOne(_ x: Double) -> DoubleDouble {
        let shifted = x * 0x1.71547652b82fep+0 + roundingShift
        let k = shifted - roundingShift
        let r = logarithmicRemainder(x, multiple: k)
        let fraction = DoubleDouble(ordered: r.high, plus: exponentialTail(r))
        guard k != 0 else { return fraction }
        let scale = powerOfTwo(Int64(k))
        return DoubleDouble(scale, plus: -1) + fraction.scaled(by: scale)
    }
}
