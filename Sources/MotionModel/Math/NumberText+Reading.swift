extension NumberText {
    /// The `Double` nearest to a decimal number, ties to even.
    ///
    /// - Parameters:
    ///   - digits: The digits 0…9 as values (not as ASCII), the most significant first, as many as there are.
    ///   - exponent: The power of ten that the digits, taken as a whole number, are multiplied by.
    /// - Returns: Correctly rounded for every input; infinity where the number is too large, 0 where it is
    ///   too small.
    /// - Complexity: O(1) for up to 15 digits and small exponents; else one long division of at most about
    ///   1,200 digits.
    package static func number(digits: ArraySlice<UInt8>, exponent: Int) -> Double {
        var significant = digits.drop { $0 == 0 }
        guard !significant.isEmpty else { return 0 }
        var exponent = exponent
        // No number halfway between two doubles has more than 767 digits, so beyond that it only matters whether
        // anything is left, which a final 1 says.
        if significant.count > 800 {
            exponent += significant.count - 801
            significant = significant.prefix(800) + [1]
        }
        let magnitude = significant.count + exponent
        if magnitude > 310 { return .infinity }
        if magnitude < -325 { return 0 }
        if significant.count <= 15, exponent.magnitude <= 22 {
            // Both operands are exact, so the one operation is rounded correctly.
            var whole = 0.0
            for digit in significant { whole = whole * 10 + Double(digit) }
            var power = 1.0
            for _ in 0..<Int(exponent.magnitude) { power *= 10 }
            return exponent < 0 ? whole / power : whole * power
        }
        var numerator = Natural(0)
        for digit in significant { numerator.multiply(by: 10, adding: UInt32(digit)) }
        var denominator = Natural(1)
        for _ in 0..<max(exponent, 0) { numerator.multiply(by: 10) }
        for _ in 0..<max(-exponent, 0) { denominator.multiply(by: 10) }
        return quotient(numerator, denominator)
    }

    /// The `Double` nearest to a quotient of two positive whole numbers.
    private static func quotient(_ numerator: Natural, _ denominator: Natural) -> Double {
        var numerator = numerator
        var denominator = denominator
        // Scaled by a power of two, the quotient lies in 1/2…2; one more doubling at most puts it in 1…2.
        var exponent = numerator.bitWidth - denominator.bitWidth
        if exponent > 0 { denominator.shiftLeft(by: exponent) } else { numerator.shiftLeft(by: -exponent) }
        if numerator < denominator {
            exponent -= 1
            numerator.shiftLeft(by: 1)
        }
        // Below the smallest normal number there are fewer bits to fill, possibly none but the rounding one.
        let bitCount = min(53, 53 + (exponent + 1022))
        if exponent > 1023 { return .infinity }
        if bitCount < 0 { return 0 }
        var significand: UInt64 = 0
        for _ in 0..<bitCount {
            significand <<= 1
            if !(numerator < denominator) {
                numerator.subtract(denominator)
                significand |= 1
            }
            numerator.shiftLeft(by: 1)
        }
        // What is left, doubled once more than the last bit, is at least the denominator from half a unit up.
        let isAtLeastHalf = !(numerator < denominator)
        if isAtLeastHalf { numerator.subtract(denominator) }
        if isAtLeastHalf, !numerator.isZero || significand & 1 == 1 { significand += 1 }
        let lowestExponent = exponent - (bitCount - 1)
        return Double(significand) * power(ofTwo: lowestExponent)
    }

    /// 2 to a power in −1,074…1,023, exactly.
    private static func power(ofTwo exponent: Int) -> Double {
        exponent >= -1022
            ? Double(bitPattern: UInt64(exponent + 1023) << 52)
            : Double(bitPattern: 1 << UInt64(exponent + 1074))
    }
}

/// A whole number of any size, as far as reading decimals needs one.
private struct Natural {
    /// Base 2³², the least significant first, without zeros at the end.
    private var words: [UInt32]

    init(_ value: UInt32) {
        words = value == 0 ? [] : [value]
    }

    var isZero: Bool { words.isEmpty }

    var bitWidth: Int {
        words.isEmpty ? 0 : words.count * 32 - words[words.count - 1].leadingZeroBitCount
    }

    mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
        var carry = UInt64(summand)
        for index in words.indices {
            carry += UInt64(words[index]) * UInt64(factor)
            words[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { words.append(UInt32(carry)) }
    }

    mutating func shiftLeft(by count: Int) {
        guard !words.isEmpty, count > 0 else { return }
        let bits = UInt64(count % 32)
        var carry: UInt64 = 0
        for index in words.indices {
            carry |= UInt64(words[index]) << bits
            words[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { words.append(UInt32(carry)) }
        words.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    }

    /// - Precondition: `other` is not larger.
    mutating func subtract(_ other: Natural) {
        var borrow: Int64 = 0
        for index in words.indices {
            let subtrahend = index < other.words.count ? Int64(other.words[index]) : 0
            let difference = Int64(words[index]) - subtrahend - borrow
            words[index] = UInt32(truncatingIfNeeded: difference)
            borrow = difference < 0 ? 1 : 0
        }
        while words.last == 0 { words.removeLast() }
    }

    static func < (left: Natural, right: Natural) -> Bool {
        if left.words.count != right.words.count { return left.words.count < right.words.count }
        for index in left.words.indices.reversed() where left.words[index] != right.words[index] {
            return left.words[index] < right.words[index]
        }
        return false
    }
}
