import MotionModel
import SpecFormat

extension MotionDifference {
    /// The difference as Markdown, for a comment on a change: a heading and one table; empty if nothing changed.
    public var markdown: String {
        guard let difference else { return "" }
        var text = "### \(Self.code(name)): \(difference.rawValue)\n\n"
        for alteration in alterations {
            text += "- **\(alteration.difference.rawValue)**: \(Self.plain(alteration.phrase))\n"
        }
        if !alterations.isEmpty, !variants.isEmpty { text += "\n" }
        guard !variants.isEmpty else { return text }
        text += "| Variant | Property | Class | Largest difference | Changes |\n|---|---|---|---|---|\n"
        for variant in variants {
            for alteration in variant.alterations {
                text += Self.row([
                    Self.code(variant.name), "", alteration.difference.rawValue, "",
                    Self.plain(alteration.phrase),
                ])
            }
            for property in variant.properties {
                let changes =
                    property.alterations.map { Self.plain($0.phrase) }
                    + property.changes.map { "\($0.name) \($0.old) → \($0.new)" }
                text += Self.row([
                    Self.code(variant.name), Self.code(property.property.text), property.difference.rawValue,
                    property.largestPhrase ?? "", changes.joined(separator: "<br>"),
                ])
            }
        }
        return text
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    /// A name as code. Names are identifiers and paths, which can't end the code or the cell.
    private static func code(_ name: String) -> String { "`\(name)`" }

    /// A text with its mark-up escaped.
    private static func plain(_ text: String) -> String {
        var result = ""
        for character in text.printable.unicodeScalars {
            if "\\`*_{}[]<>#|~".unicodeScalars.contains(character) { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(character)
        }
        return result
    }
}
