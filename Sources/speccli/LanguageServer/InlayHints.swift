import MotionModel
import SpecFormat

/// What names come to, shown behind them: milliseconds, settling times, how long a variant or a node lasts, the index of
/// a copy.
struct InlayHints {
    private let text: OpenText

    /// Creates the hints of a text that was checked.
    init(_ text: OpenText) { self.text = text }

    /// The hints in a range.
    func json(in part: SourceRange) -> JSONValue {
        var hints: [JSONValue] = []
        var last = -1
        for fact in text.annotations?.facts ?? [] {
            guard fact.range.end >= part.start, fact.range.end <= part.end, fact.range.end != last,
                let label = label(fact)
            else { continue }
            last = fact.range.end
            hints.append(
                .object([
                    ("position", text.positions.json(SourceRange(at: fact.range.end))["start"] ?? .null),
                    ("label", .string(label)), ("kind", 1), ("paddingLeft", true),
                ]))
        }
        return .array(hints)
    }

    private func label(_ fact: Fact) -> String? {
        let written = text.file.text(in: fact.range)
        let isName =
            written.utf8.first == UInt8(ascii: "\"") && written.utf8.count > 2
            && !Quantity.beginsNumber(String(written.dropFirst()))
        switch fact.meaning {
        case .duration(let duration): return isName ? duration.phrase : nil
        case .timing(let timing): return isName ? timing.duration.phrase : nil
        case .curve(let curve):
            guard let length = curve.naturalDuration, length > 0 else { return nil }
            return NumberText.milliseconds(length)
        case .index(let index): return "index \(index)"
        case .length(let length): return NumberText.milliseconds(length.total)
        case .color, .expression: return nil
        }
    }
}
