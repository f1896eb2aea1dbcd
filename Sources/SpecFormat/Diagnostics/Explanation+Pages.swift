extension Explanation {
    /// The explanation for a terminal, in lines of at most 90 columns (samples keep theirs), with a final line end.
    package var text: String {
        var text = "\(id.severity.rawValue)[\(id.name)]: \(id.title)\n\n"
        text += Self.wrapped(why)
        if let sample {
            text += "\nBad, \(sample.place.title):\n\n" + Self.indented(sample.bad)
            text += "\nGood:\n\n" + Self.indented(sample.good)
        }
        return text + "\n" + Self.wrapped("To mend it: \(remedy).")
    }

    /// Every rule with its severity and title, one a line, in the order of the table.
    package static var list: String {
        let width = DiagnosticID.allCases.map { $0.name.utf8.count }.max() ?? 0
        var text = ""
        for id in DiagnosticID.allCases {
            let severity = id.severity.rawValue
            text += id.name + String(repeating: " ", count: width + 2 - id.name.utf8.count)
            text += severity + String(repeating: " ", count: 9 - severity.utf8.count) + id.title + "\n"
        }
        return text
    }

    /// The page of all rules, in Markdown.
    package static var page: String {
        var text = """
            # Diagnostics

            Every problem that the tools report has a stable id. `speccli explain ID` prints what stands here.
            This page is made from the table of the rules: `speccli explain --format markdown`.

            | Id | Severity | Rule |
            |---|---|---|

            """
        for id in DiagnosticID.allCases {
            text += "| [`\(id.name)`](#\(id.name)) | \(id.severity.rawValue) | \(id.title) |\n"
        }
        for id in DiagnosticID.allCases { text += "\n" + id.explanation.section }
        return text
    }

    /// The section of the page about the rule.
    package var section: String {
        var text =
            "## \(id.name)\n\n\(Self.sentence(id.title)) (\(id.severity.rawValue)).\n\n\(Self.markdown(why))\n"
        if let sample {
            text += "\nBad, \(Self.markdown(sample.place.title)):\n\n```jsonc\n\(sample.bad)\n```\n"
            text += "\nGood:\n\n```jsonc\n\(sample.good)\n```\n"
        }
        return text + "\nTo mend it: \(Self.markdown(remedy)).\n"
    }

    /// Text with its first letter a capital.
    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Text with what stands in single quotes as code.
    private static func markdown(_ text: String) -> String {
        var result = ""
        var isCode = false
        var before: UInt8 = 0x20
        let bytes = [UInt8](text.utf8)
        var out: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            let opens = !isCode && !isWord(before)
            let closes = isCode && !isWord(after)
            if byte == UInt8(ascii: "'"), opens || closes {
                isCode.toggle()
                out.append(UInt8(ascii: "`"))
            } else {
                out.append(byte)
            }
            before = byte
        }
        result = String(decoding: out, as: UTF8.self)
        return result
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte >= 0x80
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    /// Text in lines of at most 90 columns.
    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.unicodeScalars.count + word.unicodeScalars.count < 90 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
