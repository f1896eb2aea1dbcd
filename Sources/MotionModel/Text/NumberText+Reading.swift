extension NumberText {
    /// The `Double` nearest to the number in a text, ties to even.
    ///
    /// The grammar is wider than JSON's, so that other notations can use it too: an optional sign, digits with at
    /// most one point anywhere among them (`.5`, `5.`), and an optional exponent (`e`, sign, digits). Nothing may
    /// precede or follow it. Text that spells infinity, NaN or hexadecimal is refused.
    ///
    /// - Parameters:
    ///   - text: UTF-8 bytes, all of which form the number.
    ///   - places: By how many digits its point is moved to the left; 0 for a number with an exponent, which has its own.
    /// - Returns: nil if the text isn't a number. Infinity, with the sign, if it lies beyond the largest `Double` after
    ///   rounding (1e400); a zero with the sign if it lies below half the smallest (1e-400).
    /// - Accuracy: Correctly rounded for every text, however long.
    package static func value(of text: ArraySlice<UInt8>, byTenTo places: Int = 0) -> Double? {
        if let short = short(text, places) { return short }
        var scanner = TextScanner(Array(text))
        guard var number = scanner.number(allowsTrailingPoint: true), scanner.isAtEnd else { return nil }
        if places != 0, text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { return nil }
        number.exponent -= places
        return number.value
    }

    /// The value of a text of few digits and at most one point, as nearly all are; nil for any other.
    private static func short(_ text: ArraySlice<UInt8>, _ places: Int) -> Double? {
        let isNegative = text.first == UInt8(ascii: "-")
        var number = ShortDecimal(0, exponent: -places)
        var (hasDigits, hasPoint) = (false, false)
        for byte in isNegative ? text.dropFirst() : text {
            if byte >= 0x30, byte <= 0x39, number.digits < ShortDecimal.room {
                number.digits = number.digits * 10 + UInt64(byte - 0x30)
                if hasPoint { number.exponent -= 1 }
                hasDigits = true
            } else if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else {
                return nil
            }
        }
        guard hasDigits, let value = number.value else { return nil }
        return isNegative ? -value : value
    }

    /// The `Double` nearest to the number in a string; see the function for bytes.
    package static func value(of text: String) -> Double? { value(of: Array(text.utf8)[...]) }
}
