extension Elementary {
    /// `x` to the power `y`, over the full range.
    ///
    /// Exact wherever the result is a double and `y` a small integer; pow(x, ±0) and pow(1, y) are 1 even for NaN. A
    /// negative `x` needs an integer `y`, otherwise the result is NaN; zeros and infinities follow C17 F.10.4.4.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.88, and 0.76 where the result is subnormal.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        guard !x.isNaN, !y.isNaN else { return .nan }
        let base = x.magnitude
        if y.magnitude == .infinity {
            if base == 1 { return 1 }
            return (base > 1) == (y > 0) ? .infinity : 0
        }
        let parity = Parity(y)
        if x < 0, parity == .fraction, base != .infinity { return .nan }
        let sign: Double = x.sign == .minus && parity == .odd ? -1 : 1
        if base == 0 || base == .infinity {
            return sign * ((base == 0) == (y > 0) ? 0 : .infinity)
        }
        if base == 1 { return sign }
        return sign * positivePower(base, y)
    }

    /// The real cube root; odd in every bit, exact for perfect cubes.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.51.
    package static func cbrt(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let size = x.magnitude
        if size < 0x1p-900 { return cbrt(x * 0x1p+300) * 0x1p-100 }
        if size > 0x1p+900 { return cbrt(x * 0x1p-300) * 0x1p+100 }
        // A third of the pattern is a third of the exponent and, within 4 %, the root's significand.
        var root = Double(bitPattern: size.bitPattern / 3 &+ 0x2A9F_7893_0000_0000)
        for _ in 0..<2 {
            // Halley's step: it triples the correct digits.
            let cube = root * root * root
            root *= (cube + 2 * size) / (2 * cube + size)
        }
        let square = DoubleDouble(root, times: root)
        let cube = square * DoubleDouble(root)
        let remainder = (size - cube.high) - cube.low
        return Double(signOf: x, magnitudeOf: root + remainder / (3 * square.high))
    }

    /// √(x² + y²) without overflow or underflow on the way; ∞ if either is infinite, even beside NaN.
    ///
    /// *Accuracy*: within 1 ulp; worst measured 0.51, and 0.76 where the result is subnormal.
    package static func hypot(_ x: Double, _ y: Double) -> Double {
        if x.magnitude == .infinity || y.magnitude == .infinity { return .infinity }
        guard !x.isNaN, !y.isNaN else { return .nan }
        let larger = x.magnitude > y.magnitude ? x.magnitude : y.magnitude
        let smaller = x.magnitude > y.magnitude ? y.magnitude : x.magnitude
        if smaller <= larger * 0x1p-60 { return larger + smaller }
        let scale = larger > 0x1p+480 ? 0x1p-600 : (larger < 0x1p-400 ? 0x1p+600 : 1)
        let a = larger * scale
        let b = smaller * scale
        let sum = DoubleDouble(a, times: a) + DoubleDouble(b, times: b)
        return sum.squareRoot().rounded * (1 / scale)
    }
}

extension Elementary {
    /// Whether an exponent is even, odd or not an integer.
    private enum Parity {
        case even, odd, fraction

        /// The parity of a finite number; from 2⁵³ on every double is even.
        init(_ y: Double) {
            let size = y.magnitude
            if size >= 0x1p+53 {
                self = .even
            } else if Double(Int64(size)) != size {
                self = .fraction
            } else {
                self = Int64(size) & 1 == 0 ? .even : .odd
            }
        }
    }

    /// `x` to the power `y` for finite x > 0, x ≠ 1, and finite y ≠ 0.
    private static func positivePower(_ x: Double, _ y: Double) -> Double {
        // |log₂ x| is at least 2⁻⁵³ and at most 1075: outside these exponents nothing is left to compute.
        if y.magnitude > 0x1p+64 { return (x > 1) == (y > 0) ? .infinity : 0 }
        if y.magnitude < 0x1p-70 { return 1 }
        let exponent = binaryLogarithm(x) * DoubleDouble(y)
        if exponent.high > 1030 { return .infinity }
        if exponent.high < -1080 { return 0 }
        let k = (exponent.high + roundingShift) - roundingShift
        let fraction = DoubleDouble(exponent.high - k, plus: exponent.low)
        let r = fraction * DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
        return scaled(exponential(remainder: r).rounded, byPowerOfTwo: Int64(k))
    }
}
