extension NumberText {
    /// The `Double` nearest to the number that `text` spells, ties to even.
    ///
    /// The grammar is wider than JSON's, so that other notations can use it too: an optional sign, digits with at
    /// most one point anywhere among them (`.5`, `5.`), and an optional exponent (`e`, sign, digits). Nothing may
    /// stand before or behind it. Text that spells infinity, NaN or hexadecimal is refused.
    ///
    /// - Parameter text: UTF-8 bytes, the whole of them the number.
    /// - Returns: nil when the text is no number. Infinity, with the sign, when it lies beyond the largest
    ///   `Double` after rounding (1e400); a zero with the sign when it lies below half the smallest (1e-400).
    /// - Accuracy: Correctly rounded for every text, however long.
    package static func value(of text: ArraySlice<UInt8>) -> Double? {
        var scanner = TextScanner(Array(text))
        guard let number = scanner.number(allowsTrailingPoint: true), scanner.isAtEnd else { return nil }
        return number.value
    }

    /// The `Double` nearest to the number that the string spells; see the form that takes bytes.
    package static func value(of text: String) -> Double? { value(of: Array(text.utf8)[...]) }
}
