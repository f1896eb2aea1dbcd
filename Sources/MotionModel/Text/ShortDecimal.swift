/// A decimal number of few digits, as nearly all are: a whole number, times a power of ten.
package struct ShortDecimal: Sendable {
    /// The bound below which `digits` has room for another digit.
    @inlinable package static var room: UInt64 { 1_000_000_000_000_000_000 }

    /// All digits as a whole number.
    package var digits: UInt64
    /// The power of ten of the last digit.
    package var exponent: Int

    /// The number digits · 10^exponent.
    @inlinable package init(_ digits: UInt64, exponent: Int) {
        self.digits = digits
        self.exponent = exponent
    }

    /// The nearest `Double`, ties to even; nil if only longer arithmetic can determine it.
    ///
    /// - Accuracy: Correctly rounded whenever there is a result.
    @inlinable package var value: Double? {
        if digits <= 1 << 53, exponent >= -22, exponent <= 22 { return exactByOneOperation }
        if digits < 1 << 63, exponent >= -19, exponent < 0 { return exactByDivision }
        return nil
    }

    /// The value of digits and a power of ten that are both exact: it takes one rounding, the right one (Clinger's fast
    /// path).
    @usableFromInline var exactByOneOperation: Double {
        var power: Double = 1
        var factor: Double = 10
        var rest = exponent.magnitude
        // No power up to 10^22 is rounded, and neither are those on the way.
        while rest > 0 {
            if rest & 1 == 1 { power *= factor }
            rest >>= 1
            factor *= factor
        }
        return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }

    /// The quotient of digits and a power of ten below 2^64, with more bits than a `Double` has, and the remainder.
    @usableFromInline var exactByDivision: Double {
        guard digits > 0 else { return 0 }
        var power: UInt64 = 1
        for _ in 0..<exponent.magnitude { power *= 10 }
        let (up, down) = (digits.leadingZeroBitCount - 1, power.leadingZeroBitCount)
        let divisor = power << UInt64(down)
        let (high, rest) = Self.quotient(digits << UInt64(up), by: divisor)
        let (low, last) = Self.quotient(rest, by: divisor)
        return DecimalNumber.rounded(high << 32 | low, shiftedBy: 64 + up - down, isExact: last == 0)
    }

    /// 2^32 · dividend / divisor, and the remainder.
    ///
    /// - Precondition: The divisor's highest bit is set, and the dividend is smaller.
    /// - SeeAlso: Knuth, The Art of Computer Programming, volume 2, section 4.3.1, algorithm D.
    private static func quotient(
        _ dividend: UInt64, by divisor: UInt64
    ) -> (quotient: UInt64, remainder: UInt64) {
        let (first, second) = (divisor >> 32, divisor & 0xFFFF_FFFF)
        var guess = dividend / first
        var remainder = dividend % first
        while guess >> 32 != 0 || guess * second > remainder << 32 {
            guess -= 1
            remainder += first
            if remainder >> 32 != 0 { break }
        }
        return (guess, dividend << 32 &- guess &* divisor)
    }
}
