extension Elementary {
    /// The nearest whole number; of two that are equally near, the one farther from zero.
    ///
    /// - Returns: Exact; the number itself where it isn't finite.
    package static func roundedHalfAway(_ value: Double) -> Double {
        // From 2⁵² on every number is whole. The conversion to an integer needs no function of the C library, which
        // rounding this way would on most processors.
        guard value.magnitude < 0x1p52 else { return value }
        let whole = Double(Int64(value))
        if (value - whole).magnitude < 0.5 { return whole }
        return value < 0 ? whole - 1 : whole + 1
    }

    /// The remainder of `x` after subtracting a whole number of `y`s, with the sign of `x` and smaller than `y`: C's
    /// `fmod`.
    ///
    /// - Returns: Exact. NaN when `x` isn't finite, `y` is 0 or one of them is NaN; `x` when `y` is infinite.
    /// - Complexity: O(the difference of the exponents), at most 192 steps.
    static func remainder(_ x: Double, dividedBy y: Double) -> Double {
        guard x.isFinite, !y.isNaN, y != 0 else { return .nan }
        var (exponent, significand) = parts(x.magnitude)
        let (lowest, divisor) = parts(y.magnitude)
        guard y.isFinite, x.magnitude >= y.magnitude else { return x }
        significand %= divisor
        // A remainder has 53 bits at most, so 11 more fit into a word.
        while exponent > lowest, significand != 0 {
            let shift = Swift.min(exponent - lowest, 11)
            significand = (significand << UInt64(shift)) % divisor
            exponent -= shift
        }
        let magnitude = scaledExactly(Double(significand), lowest)
        return x.sign == .minus ? -magnitude : magnitude
    }

    /// A positive finite number as a whole number times a power of two.
    private static func parts(_ x: Double) -> (exponent: Int64, significand: UInt64) {
        let bits = x.bitPattern
        let exponent = Int64(bits >> 52)
        let fraction = bits & 0xF_FFFF_FFFF_FFFF
        return exponent == 0 ? (-1074, fraction) : (exponent - 1075, fraction | 0x10_0000_0000_0000)
    }

    /// A whole number below 2⁵³ times a power of two, if the product is a number.
    private static func scaledExactly(_ whole: Double, _ exponent: Int64) -> Double {
        if exponent < -1022 { return whole * powerOfTwo(-1022) * powerOfTwo(exponent + 1022) }
        return whole * powerOfTwo(exponent)
    }
}
