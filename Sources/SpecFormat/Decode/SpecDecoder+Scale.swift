import MotionModel

/// Numbers that look like percentages.
extension SpecDecoder {
    /// Reports a scale that looks like a percentage.
    mutating func checkScale(_ value: Double, at place: SourceRange) {
        guard value >= Limits.suspiciousScale else { return }
        diagnostics.report(
            .scaleSuspected, "a scale of \(NumberText.text(value)): 1 is the natural size", at: place,
            fixes: share(ofPercent: value, at: place))
    }

    /// Reports the scales of a transform function that look like percentages.
    mutating func checkScales(_ numbers: [Expression], in syntax: JSONSyntax) {
        var places = [syntax.range]
        if case .array(let array) = syntax.content { places = array.elements.map { $0.range } }
        for (number, place) in zip(numbers, places) {
            if let value = number.constant { checkScale(value, at: place) }
        }
    }

    /// The correction of a percentage to a share, if it stands at a place, and isn't worked out there.
    func share(ofPercent percent: Double, at place: SourceRange, isSafe: Bool = false) -> [FixIt] {
        guard text(in: place).flatMap({ NumberText.value(of: $0) }) == percent else { return [] }
        let text = NumberText.text((percent * 1e4).rounded() / 1e6)
        return [FixIt("write \(text)", range: place, replacement: text, isSafe: isSafe)]
    }
}
