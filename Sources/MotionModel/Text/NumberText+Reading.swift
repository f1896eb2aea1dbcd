extension NumberText {
    /// The `Double` nearest to the number in a text, ties to even.
    ///
    /// The grammar is wider than JSON's, so that other notations can use it too: an optional sign, digits with at
    /// most one point anywhere among them (`.5`, `5.`), and an optional exponent (`e`, sign, digits). Nothing may
    /// precede or follow it. Text that spells infinity, NaN or hexadecimal is refused.
    ///
    /// - Parameter text: UTF-8 bytes, all of which form the number.
    /// - Returns: nil if the text isn't a number. Infinity, with the sign, if it lies beyond the largest `Double` after
    ///   rounding (1e400); a zero with the sign if it lies below half the smallest (1e-400).
    /// - Accuracy: Correctly rounded for every text, however long.
    package static func value(of text: ArraySlice<UInt8>) -> Double? {
        var scanner = TextScanner(Array(text))
        guard let number = scanner.number(allowsTrailingPoint: true), scanner.isAtEnd else { return nil }
        return number.value
    }

    /// The `Double` nearest to the number in a string; see the function for bytes.
    package static func value(of text: String) -> Double? { value(of: Array(text.utf8)[...]) }
}
