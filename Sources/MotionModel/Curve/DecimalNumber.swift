/// A decimal number as written: digits and a power of ten.
struct DecimalNumber {
    var isNegative = false
    /// Whether it was written with neither point nor exponent.
    var isInteger = true
    /// The power of ten of the last digit.
    var exponent = 0
    private var digits: [UInt8] = []
    private static let digitLimit = 800

    mutating func append(_ digit: UInt8) {
        if digits.count < Self.digitLimit {
            if digit != 0 || !digits.isEmpty { digits.append(digit) }
        } else {
            // No double needs more digits; whether any of the rest is not zero can still decide a tie.
            exponent += 1
            if digit != 0 { digits[Self.digitLimit - 1] = max(digits[Self.digitLimit - 1], 1) }
        }
    }

    /// The nearest double, ties to even; infinite where it is too large.
    ///
    /// - Accuracy: Correctly rounded, for any number of digits.
    var value: Double {
        let magnitude = self.magnitude
        return isNegative ? -magnitude : magnitude
    }

    private var magnitude: Double {
        guard !digits.isEmpty else { return 0 }
        let power = exponent + digits.count
        if power > 310 { return .infinity }
        if power < -330 { return 0 }
        if digits.count <= 15, exponent >= -22, exponent <= 22 {
            var integer = 0.0
            for digit in digits { integer = integer * 10 + Double(digit) }
            var scale = 1.0
            for _ in 0..<abs(exponent) { scale *= 10 }
            // Both are exact, so the one rounding here is the only one.
            return exponent < 0 ? integer / scale : integer * scale
        }
        return exactMagnitude
    }

    /// By long division of exact integers: 55 or more bits of the quotient and whether anything is left.
    private var exactMagnitude: Double {
        var numerator = BigInteger(digits: digits)
        var denominator = BigInteger(digits: [1])
        for _ in 0..<abs(exponent) {
            if exponent < 0 { denominator.multiply(by: 10) } else { numerator.multiply(by: 10) }
        }
        var binary = numerator.bitWidth - denominator.bitWidth
        if binary > 0 { denominator.shiftLeft(binary) } else { numerator.shiftLeft(-binary) }
        if numerator < denominator {
            numerator.shiftLeft(1)
            binary -= 1
        }
        // 1 ≤ numerator / denominator < 2; subnormal results keep fewer bits.
        if binary > 1023 { return .infinity }
        let bits = min(53, binary + 1075)
        guard bits >= 0 else { return 0 }
        var quotient: UInt64 = 0
        for _ in 0..<bits {
            quotient <<= 1
            if !(numerator < denominator) {
                numerator.subtract(denominator)
                quotient |= 1
            }
            numerator.shiftLeft(1)
        }
        let roundsUp = denominator < numerator || (numerator == denominator && quotient & 1 == 1)
        if roundsUp { quotient += 1 }
        let unit = max(binary - 52, -1074)
        return Double(sign: .plus, exponent: unit, significand: 1) * Double(quotient)
    }
}

/// A natural number of any size, as much of one as the exact reading of decimals needs.
private struct BigInteger: Equatable {
    /// Least significant first; the last is not zero.
    private var words: [UInt32] = []

    init(digits: [UInt8]) {
        for digit in digits {
            multiply(by: 10, adding: UInt32(digit))
        }
    }

    var bitWidth: Int {
        words.isEmpty ? 0 : words.count * 32 - words[words.count - 1].leadingZeroBitCount
    }

    mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
        var carry = UInt64(addend)
        for index in words.indices {
            let product = UInt64(words[index]) * UInt64(factor) + carry
            words[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry > 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
    }

    mutating func shiftLeft(_ count: Int) {
        for _ in 0..<count / 32 { if !words.isEmpty { words.insert(0, at: 0) } }
        let bits = count % 32
        if bits > 0 { multiply(by: 1 << UInt32(bits)) }
    }

    /// Subtracts a number that is not greater.
    mutating func subtract(_ other: BigInteger) {
        var borrow: Int64 = 0
        for index in words.indices {
            let subtrahend = index < other.words.count ? Int64(other.words[index]) : 0
            let difference = Int64(words[index]) - subtrahend - borrow
            borrow = difference < 0 ? 1 : 0
            words[index] = UInt32(truncatingIfNeeded: difference)
        }
        while let last = words.last, last == 0 { words.removeLast() }
    }

    static func < (a: BigInteger, b: BigInteger) -> Bool {
        if a.words.count != b.words.count { return a.words.count < b.words.count }
        for index in a.words.indices.reversed() where a.words[index] != b.words[index] {
            return a.words[index] < b.words[index]
        }
        return false
    }
}
