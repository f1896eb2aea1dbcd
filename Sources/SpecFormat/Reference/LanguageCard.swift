import MotionModel

/// The language on one screen, in Markdown, generated from the tables that the decoder reads.
public enum LanguageCard {
    /// The page, the same bytes on every machine, with a final line end.
    ///
    /// - Complexity: O(1): the tables have a fixed size.
    public static var markdown: String {
        """
        # MotionSpec on one screen

        Made from the tables that the tools read: `speccli schema --format card`. A `*` stands at what must be there;
        [reference.md](reference.md) has the meaning of each word.

        ```text
        \(lines.joined(separator: "\n"))
        ```

        """
    }

    /// The columns of a line.
    private static let width = 110
    /// The columns of what stands before a colon.
    private static let indent = 13

    private static var lines: [String] {
        let springs = SpringDialect.allCases.map { dialect in
            let needed = dialect.needed.map { $0.map { $0.rawValue }.joined(separator: "+") }
            return needed.joined(separator: "|") + dialect.optional.map { "(+\($0.rawValue))" }.joined()
        }
        let objects =
            row("spec", keys(SpecField.self)) + row("any object", keys(CommonField.self))
            + row("animation", ["\"target.keyPath\": {"] + keys(AnimationField.self) + ["}"])
            + row("variant", keys(VariantField.self)) + row("timing", keys(TimingField.self))
            + row("transition", keys(TransitionField.self) + ["| target:"] + keys(TargetField.self))
            + row("stagger", keys(StaggerField.self))
            + row("keyframe", keys(KeyframeField.self))
        let properties =
            row("property", ["target.keyPath: the target is yours, the key path one of these,"])
            + row("", ["or declared in 'properties'"]) + row("key paths", keyPaths)
            + row("functions", keys(TransformField.self))
        let curves =
            row("curve", CurveField.allCases.map { $0.rawValue })
            + row("names", NamedCurve.all.map { $0.name }) + row("spring", springs)
            + row("beside", SpringField.allCases.filter { !$0.namesDialect }.map { $0.rawValue })
        let values =
            row("times", ["\"150ms\"", "\"0.15s\"", "0.15 is seconds"])
            + row("angles", ["45 is degrees"] + AngleUnit.allCases.map { "\"1\($0.rawValue)\"" })
            + row(
                "colours", ["\"#rrggbbaa\"", "\"rgb(…)\"", "\"hsl(…)\"", "\"oklch(…)\"", "names as in CSS"])
            + row("points", ["[x, y]; lengths are points and have no unit"])
            + row(
                "expressions",
                [
                    "\"= 2 * height\" of 'parameters', and + - / ^, min(…), sqrt(…)",
                    "\"= value(sheet.bounds.size.height)\"",
                ])
        return objects + [""] + nodes + [""] + properties + [""] + curves + [""] + values
    }

    /// The kinds of node, with the keys of a timing in one word.
    private static var nodes: [String] {
        NodeHead.allCases.flatMap { head in
            let keys = head.keys.filter { $0 != head.field }
            let own = keys.filter { TimingField(rawValue: $0.rawValue) == nil }
            let timing = keys.filter { TimingField(rawValue: $0.rawValue) != nil }
            let rest =
                timing.count > 4
                ? ["and a timing's" + (timing.count < TimingField.allCases.count ? ", most of them" : "")]
                : timing.map { $0.rawValue }
            return row(head.rawValue, own.map { $0.rawValue } + rest)
        }
    }

    /// The known key paths; those of parts behind those of what they are a part of, without the whole.
    private static var keyPaths: [String] {
        var wholes: [String] = []
        var parts: [String: [String]] = [:]
        for path in KnownKeyPath.all.map({ $0.keyPath }) {
            // A part of a part stands with the nearest.
            if let whole = wholes.last(where: { path.hasPrefix($0 + ".") }) {
                parts[whole, default: []].append(String(path.dropFirst(whole.count)))
            } else {
                wholes.append(path)
            }
        }
        var words: [String] = []
        for whole in wholes {
            guard let own = parts[whole] else {
                words.append(whole)
                continue
            }
            for (index, part) in own.enumerated() {
                words.append((index == 0 ? whole + "(" : "") + part + (index == own.count - 1 ? ")" : ""))
            }
        }
        return words
    }

    private static func keys<Key: FieldTable>(_ table: Key.Type) -> [String] {
        Key.allCases.map { key in
            let field = key.field
            let words = field.words
            let choice = (2...5).contains(words.count) ? "=" + words.joined(separator: "|") : ""
            return key.rawValue + (field.isRequired ? "*" : "") + choice
        }
    }

    /// A label and words behind it, in as many lines as they need.
    private static func row(_ label: String, _ words: [String]) -> [String] {
        var lines: [String] = []
        var line = label + String(repeating: " ", count: max(1, indent - label.unicodeScalars.count))
        var isEmpty = true
        for word in words {
            if !isEmpty, line.unicodeScalars.count + word.unicodeScalars.count > width {
                lines.append(line)
                (line, isEmpty) = (String(repeating: " ", count: indent), true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
