extension Report {
    /// The report as a JUnit file, for services that show the results of tests, with a final line end.
    ///
    /// Every file is a test. It fails by its problems of some severities, shown or not; the others are its output.
    ///
    /// - Parameter failing: The severities that make a test fail.
    public func junit(failing: Set<Severity>) -> String {
        var tests = ""
        var failures = 0
        for entry in entries {
            let bad = entry.diagnostics.filter { failing.contains($0.severity) }
            let shown = entry.shown.filter { failing.contains($0.severity) }
            let rest = entry.shown.filter { !failing.contains($0.severity) }
            failures += bad.isEmpty ? 0 : 1
            tests += "    <testcase classname=\"speccli.validate\" name=\"\(Self.escaped(entry.file.path))\""
            if bad.isEmpty, rest.isEmpty {
                tests += "/>\n"
                continue
            }
            tests += ">\n"
            if let first = bad.first {
                let text = Report(file: entry.file, diagnostics: shown).short()
                let more = bad.count > 1 ? ", and \(bad.count - 1) more" : ""
                tests +=
                    "      <failure type=\"\(first.id.name)\" message=\"\(Self.escaped(first.message + more))\">"
                    + "\(Self.escaped(text))</failure>\n"
            }
            if !rest.isEmpty {
                let text = Report(file: entry.file, diagnostics: rest).short()
                tests += "      <system-out>\(Self.escaped(text))</system-out>\n"
            }
            tests += "    </testcase>\n"
        }
        let counts = "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"0\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="speccli" \(counts)>
              <testsuite name="speccli validate" \(counts)>
            \(tests)  </testsuite>
            </testsuites>

            """
    }

    /// The text with the characters escaped that mean something in XML; one that XML can't hold becomes U+FFFD.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(character)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
