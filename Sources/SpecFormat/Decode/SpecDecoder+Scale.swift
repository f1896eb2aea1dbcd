import MotionModel

/// Scales that look like percentages.
extension SpecDecoder {
    /// Reports a scale that looks like a percentage.
    mutating func checkScale(_ value: Double, at place: SourceRange) {
        guard value >= Limits.suspiciousScale else { return }
        diagnostics.report(
            .scaleSuspected, "a scale of \(NumberText.text(value)): 1 is the natural size", at: place,
            fixes: isWritten(value, at: place) ? [SpecValidator.share(value, at: place)] : [])
    }

    /// Reports the scales of a transform function that look like percentages.
    mutating func checkScales(_ numbers: [Expression], in syntax: JSONSyntax) {
        var places = [syntax.range]
        if case .array(let array) = syntax.content { places = array.elements.map { $0.range } }
        for (number, place) in zip(numbers, places) {
            if let value = number.constant { checkScale(value, at: place) }
        }
    }

    /// Whether a number stands at a place, and isn't worked out there.
    func isWritten(_ number: Double, at place: SourceRange) -> Bool {
        text(in: place).flatMap { NumberText.value(of: $0) } == number
    }
}
