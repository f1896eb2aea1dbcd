import MotionModel

/// ★ When a child of a container begins, as GSAP's timelines say it.
enum ForeignPlacement {
    /// The members to write instead; none where the container's kind says it already, nil where no delay does.
    static func members(_ value: JSONSyntax, in container: NodeHead) -> [(key: TimingField, json: String)]? {
        let marks: [String]
        switch container {
        // All begin together, and one after another.
        case .group: marks = ["<+=", "<"]
        case .sequence: marks = [">+=", "+=", ">"]
        default: return nil
        }
        if case .number(let seconds) = value.content, container == .group { return delay(seconds) }
        guard let text = value.word, let mark = marks.first(where: { text.hasPrefix($0) }) else { return nil }
        let rest = String(text.dropFirst(mark.utf8.count))
        if rest.isEmpty { return mark.hasSuffix("=") ? nil : [] }
        return NumberText.value(of: rest).flatMap { delay($0) }
    }

    private static func delay(_ seconds: Double) -> [(key: TimingField, json: String)]? {
        guard seconds >= 0 else { return nil }
        return seconds == 0 ? [] : [(.delay, NumberText.text(seconds))]
    }
}
