/// Decimal text to the nearest `Double`, without the platform's `strtod` and without a locale.
///
/// The grammar is wider than JSON's, so that other notations can use it too: an optional sign, digits with at most one
/// point anywhere among them (`.5`, `5.`), and an optional exponent (`e`, sign, digits). Nothing may stand before or
/// behind it. Text that spells infinity, NaN or hexadecimal is refused.
package enum NumberParser {
    /// The `Double` nearest to the number that `text` spells, ties to even.
    ///
    /// - Parameter text: ASCII bytes, the whole of them the number.
    /// - Returns: nil when the text is no number. Infinity, with the sign, when it lies beyond the largest `Double`
    ///   after rounding (1e400); a zero with the sign when it lies below half the smallest (1e-400).
    /// - Accuracy: Exact: correctly rounded for every text, however long.
    /// - Complexity: O(n) for n bytes.
    /// - SeeAlso: W. D. Clinger, “How to read floating point numbers accurately”, PLDI 1990.
    package static func value(of text: ArraySlice<UInt8>) -> Double? {
        guard let decimal = Decimal(text) else { return nil }
        return decimal.isNegative ? -decimal.magnitude : decimal.magnitude
    }

    /// The `Double` nearest to the number that the string spells; see the form that takes bytes.
    package static func value(of text: String) -> Double? {
        value(of: [UInt8](text.utf8)[...])
    }

    /// A decimal number as it was written: sign, significant digits and the power of ten of the last one.
    private struct Decimal {
        /// Enough digits to tell any decimal from the midpoint of two neighbouring doubles (768 suffice), and one more
        /// that stands for all that follow.
        static let mostDigits = 800

        var isNegative = false
        /// Significant digits, values 0–9, without leading zeros; when the text has more than `mostDigits`, a last 1
        /// stands for the rest if any of it is not zero.
        var digits: [UInt8] = []
        /// The power of ten of the last of `digits`.
        var exponent = 0

        init?(_ text: ArraySlice<UInt8>) {
            var index = text.startIndex
            if index < text.endIndex && (text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+"))
            {
                isNegative = text[index] == UInt8(ascii: "-")
                index += 1
            }
            var sawDigit = false
            var sawPoint = false
            var restIsNotZero = false
            while index < text.endIndex {
                let byte = text[index]
                if byte == UInt8(ascii: ".") && !sawPoint {
                    sawPoint = true
                } else if let digit = Self.digit(byte) {
                    sawDigit = true
                    if sawPoint { exponent -= 1 }
                    if digits.isEmpty && digit == 0 {
                        // A leading zero carries no information but its place, counted above.
                    } else if digits.count < Self.mostDigits {
                        digits.append(digit)
                    } else {
                        exponent += 1
                        if digit != 0 { restIsNotZero = true }
                    }
                } else {
                    break
                }
                index += 1
            }
            guard sawDigit else { return nil }
            if restIsNotZero {
                digits.append(1)
                exponent -= 1
            }
            if index < text.endIndex {
                guard let written = Self.writtenExponent(text[index...]) else { return nil }
                exponent += written
            }
        }

        private static func digit(_ byte: UInt8) -> UInt8? {
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
        }

        /// The number behind `e`; beyond ±200 million, where every text of allowed length overflows anyway, it stays.
        private static func writtenExponent(_ text: ArraySlice<UInt8>) -> Int? {
            var index = text.startIndex
            guard text[index] == UInt8(ascii: "e") || text[index] == UInt8(ascii: "E") else { return nil }
            index += 1
            var isNegative = false
            if index < text.endIndex && (text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+"))
            {
                isNegative = text[index] == UInt8(ascii: "-")
                index += 1
            }
            guard index < text.endIndex else { return nil }
            var exponent = 0
            while index < text.endIndex {
                guard let digit = digit(text[index]) else { return nil }
                if exponent < 200_000_000 { exponent = exponent * 10 + Int(digit) }
                index += 1
            }
            return isNegative ? -exponent : exponent
        }

        /// The nearest `Double` without the sign.
        var magnitude: Double {
            guard !digits.isEmpty else { return 0 }
            // The leading digit's power of ten bounds the value on both sides; far outside, no arithmetic is needed.
            let leading = exponent + digits.count - 1
            if leading > 309 { return .infinity }
            if leading < -326 { return 0 }
            if digits.count <= 15 && exponent >= -22 && exponent <= 22 { return exactByOneOperation }
            return exactByBigNumbers
        }

        /// Digits below 2^53 and a power of ten that is exact: one rounding, the right one (Clinger's fast path).
        private var exactByOneOperation: Double {
            var whole: UInt64 = 0
            for digit in digits { whole = whole * 10 + UInt64(digit) }
            var power: Double = 1
            for _ in 0..<abs(exponent) { power *= 10 }
            return exponent < 0 ? Double(whole) / power : Double(whole) * power
        }

        private var exactByBigNumbers: Double {
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
            return Self.rounded(quotient, shiftedBy: shift, isExact: isExact)
        }

        /// quotient · 2^−shift, rounded once to the nearest double, ties to even.
        private static func rounded(_ quotient: UInt64, shiftedBy shift: Int, isExact: Bool) -> Double {
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
            // A carry out of the 53 bits runs into the exponent field, which is what it means.
            if exponent >= -1022 { kept += UInt64(exponent + 1022) << 52 }
            return Double(bitPattern: kept)
        }
    }
}
