import MotionModel

/// Texts, numbers and words; each reports values of another kind.
extension SpecDecoder {
    /// Reads a text; one that begins with `=` is an expression, which only a description may look like.
    ///
    /// - Parameter words: The words that it may be, for messages; empty if it may be any.
    package mutating func text(
        _ syntax: JSONSyntax, _ what: Phrase, among words: [String] = []
    ) -> JSONString? {
        guard case .string(let string) = syntax.content else {
            reportType(syntax, wanted: "\(what) is a text", among: words)
            return nil
        }
        return string
    }

    /// Whether a text is an expression where none is allowed; reports it.
    mutating func isExpression(_ string: JSONString, _ what: Phrase) -> Bool {
        guard string.value.utf8.first == UInt8(ascii: "=") else { return false }
        reportMisplacedExpression(what, at: string.range)
        return true
    }

    /// Reads a name or a word that isn't empty.
    package mutating func word(
        _ syntax: JSONSyntax, _ what: Phrase, among words: [String] = []
    ) -> JSONString? {
        guard let string = text(syntax, what, among: words), !isExpression(string, what) else { return nil }
        guard !string.value.isEmpty else {
            diagnostics.report(.emptyValue, "\(what) must not be empty", at: string.range)
            return nil
        }
        return string
    }

    /// The most words that are listed where none of them is near: as many as there are types.
    private static let mostWords = 16

    /// Reads one of a few words.
    mutating func choice(_ syntax: JSONSyntax, _ what: Phrase, among words: [String]) -> String? {
        guard let string = word(syntax, what, among: words) else { return nil }
        if words.contains(string.value) { return string.value }
        var message = "\(what) can't be '\(string.value)'"
        var fixes: [FixIt] = []
        let foreign = ForeignWord.meaning(of: string.value, among: words)
        let hint =
            foreign.map { ("here it is '\($0)'", $0, true) }
            ?? diagnostics.suggestions.hint(for: string.value, among: words, listing: Self.mostWords)
        if let phrase = hint.phrase { message += ", \(phrase)" }
        if let nearest = hint.nearest {
            fixes = [
                FixIt(
                    "write '\(nearest)'", range: string.range, replacement: JSONValue.quoted(nearest),
                    isSafe: hint.isSlip)
            ]
        }
        diagnostics.report(.unknownValue, message, at: string.range, fixes: fixes)
        return nil
    }

    /// Reads a Boolean; a text that spells one gets a correction.
    package mutating func bool(_ syntax: JSONSyntax, _ what: Phrase) -> Bool? {
        if case .bool(let value) = syntax.content { return value }
        if case .string(let string) = syntax.content {
            if isExpression(string, what) { return nil }
            if string.value == "true" || string.value == "false" {
                let fix = FixIt(
                    "write \(string.value)", range: syntax.range, replacement: string.value, isSafe: true)
                reportType(syntax, wanted: "\(what) is true or false", fixes: [fix])
                return nil
            }
        }
        reportType(syntax, wanted: "\(what) is true or false")
        return nil
    }

    /// Reads a number; a text that spells one in a range gets a correction, if need be only one of a whole number.
    mutating func number(
        _ syntax: JSONSyntax, _ what: Phrase, in range: NumberRange? = nil, isWhole: Bool = false
    ) -> Double? {
        switch syntax.content {
        case .number(let value): return value
        case .string(let string):
            if isExpression(string, what) { return nil }
            let fixes = numberFixes(syntax, in: .none, within: range, isWhole: isWhole)
            reportType(syntax, wanted: "\(what) is a number", fixes: fixes)
        case .null, .bool, .array, .object, .invalid:
            reportType(syntax, wanted: "\(what) is a number")
        }
        return nil
    }

    /// The correction of a text that says a number; none of one outside a range, or of a fraction where a whole number is needed, which
    /// would be wrong too.
    func numberFixes(
        _ syntax: JSONSyntax, in unit: PropertyUnit, within range: NumberRange? = nil, isWhole: Bool = false
    ) -> [FixIt] {
        guard let value = syntax.word.flatMap({ ForeignNumber.meaning(of: $0, in: unit) }),
            range?.contains(value) ?? true, !isWhole || value == value.rounded(.towardZero),
            standsApart(syntax.range)
        else { return [] }
        let text = NumberText.text(value)
        return [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)]
    }

    /// Reads a number in the range of a row; outside, the error states the range.
    mutating func number(
        _ syntax: JSONSyntax, _ what: Phrase, as row: Field, id: DiagnosticID = .range
    ) -> Double? {
        number(syntax, what, in: row.range).flatMap { inRange($0, what, as: row, id: id, at: syntax) }
    }

    /// A number in the range of a row; outside, the error states the range.
    mutating func inRange(
        _ value: Double, _ what: Phrase, as row: Field, id: DiagnosticID = .range, at syntax: JSONSyntax
    ) -> Double? {
        if row.range?.contains(value) ?? true { return value }
        let rule = row.rule ?? ""
        diagnostics.report(
            id, "\(what) \(rule), not \(NumberText.text(value))", at: syntax.range,
            fixes: hundredths(value, syntax, what))
        return nil
    }

    /// The correction of a share that is written in hundredths: a number from 10 to 100 where 1 is all. A ratio could be a coefficient.
    private func hundredths(_ value: Double, _ syntax: JSONSyntax, _ what: Phrase) -> [FixIt] {
        guard what == SpringField.bounce.quoted, value >= 10, value <= 100 else { return [] }
        let text = NumberText.text((value * 1e6).rounded() / 1e8)
        return [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)]
    }

    /// Reads a list.
    package mutating func list(_ syntax: JSONSyntax, _ what: Phrase) -> JSONArray? {
        guard case .array(let array) = syntax.content else {
            reportType(syntax, wanted: "\(what) is a list")
            return nil
        }
        return array
    }

    /// Reads the pair of numbers of a key, the first below the second.
    mutating func interval<Key: FieldTable>(_ syntax: JSONSyntax, _ key: Key) -> ClosedRange<Double>? {
        let what = key.quoted
        let row = Key.rows[key]
        guard let array = list(syntax, what) else { return nil }
        guard array.elements.count == 2 else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount, "\(what) has two numbers, not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        let numbers = array.elements.map { number($0, "an end of \(what)", as: row) }
        guard let low = numbers[0], let high = numbers[1] else { return nil }
        guard low < high else {
            let low = NumberText.text(low)
            let high = NumberText.text(high)
            let fixes =
                low == high
                ? []
                : [FixIt("swap the numbers", range: syntax.range, replacement: "[\(high), \(low)]")]
            diagnostics.report(
                .curveInterval,
                "\(what) runs from the lower to the higher number, not from \(low) to \(high)",
                at: syntax.range, fixes: fixes)
            return nil
        }
        return low...high
    }
}
