/// A decimal number as written: its sign, its digits, and the power of ten of the last digit.
///
/// - SeeAlso: W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990
struct DecimalNumber {
    /// Enough digits to tell any decimal from the midpoint of two neighbouring doubles: 768 suffice.
    private static let mostDigits = 800

    var isNegative = false
    /// Whether it was written without point and exponent.
    var isInteger = true
    /// The power of ten of the last digit.
    var exponent = 0
    /// The first digits as a whole number.
    private var head: UInt64 = 0
    /// The remaining digits, 0–9.
    private var tail: [UInt8] = []

    /// Appends a digit, 0–9.
    mutating func append(_ digit: UInt8) {
        if tail.isEmpty && head < ShortDecimal.room {
            head = head * 10 + UInt64(digit)
        } else if tail.count < Self.mostDigits {
            tail.append(digit)
        } else {
            // The remaining digits only decide ties, and any digit other than zero does that.
            exponent += 1
            if digit != 0 { tail[Self.mostDigits - 1] = max(tail[Self.mostDigits - 1], 1) }
        }
    }

    /// The nearest `Double`, ties to even; infinite if it is too large, a zero with the sign if it is too small.
    ///
    /// - Accuracy: Correctly rounded, for any number of digits.
    var value: Double { isNegative ? -magnitude : magnitude }

    private var magnitude: Double {
        guard head > 0 else { return 0 }
        if tail.isEmpty, let value = ShortDecimal(head, exponent: exponent).value { return value }
        let digits = self.digits
        // The leading digit's power of ten bounds the value on both sides; far outside, no arithmetic is needed.
        let leading = exponent + digits.count - 1
        if leading > 309 { return .infinity }
        if leading < -326 { return 0 }
        return Self.exactByBigNumbers(digits, exponent: exponent)
    }

    /// All digits, the most significant first.
    private var digits: [UInt8] {
        var result: [UInt8] = []
        var rest = head
        while rest > 0 {
            result.append(UInt8(rest % 10))
            rest /= 10
        }
        return result.reversed() + tail
    }

    private static func exactByBigNumbers(_ digits: [UInt8], exponent: Int) -> Double {
        var numerator = BigNatural(decimalDigits: digits)
        var denominator = BigNatural(1)
        if exponent >= 0 {
            numerator.multiply(byPowerOfTen: exponent)
        } else {
            denominator.multiply(byPowerOfTen: -exponent)
        }
        // Shifted so that the quotient has 63 or 64 bits: more than 53, and it fits.
        let shift = 63 - (numerator.bitWidth - denominator.bitWidth)
        if shift >= 0 {
            numerator.shiftLeft(by: shift)
        } else {
            denominator.shiftLeft(by: -shift)
        }
        let (quotient, isExact) = numerator.divided(by: denominator)
        return rounded(quotient, shiftedBy: shift, isExact: isExact)
    }

    /// quotient · 2^−shift, rounded once to the nearest double, ties to even.
    static func rounded(_ quotient: UInt64, shiftedBy shift: Int, isExact: Bool) -> Double {
        let width = 64 - quotient.leadingZeroBitCount
        let exponent = width - 1 - shift
        if exponent > 1023 { return .infinity }
        // Below 2^-1022 the spacing stays: fewer bits remain.
        let bits = exponent >= -1022 ? 53 : 53 - (-1022 - exponent)
        if bits < 0 { return 0 }
        let dropped = width - bits
        let half = UInt64(1) << UInt64(dropped - 1)
        var kept = dropped < 64 ? quotient >> UInt64(dropped) : 0
        let rest = dropped < 64 ? quotient & (UInt64(1) << UInt64(dropped) - 1) : quotient
        if rest > half || (rest == half && (!isExact || kept & 1 == 1)) { kept += 1 }
        // A carry out of the 53 bits runs into the exponent field, as it should.
        if exponent >= -1022 { kept += UInt64(exponent + 1022) << 52 }
        return Double(bitPattern: kept)
    }
}
