import SpecFormat

/// Problems lie inside of their text, and can be shown in every form.
enum ReportCheck {
    static func check(_ file: SourceFile, _ diagnostics: [Diagnostic], isRefused: Bool) {
        let hasErrors = diagnostics.contains { $0.severity == .error }
        law(
            hasErrors == isRefused,
            "what has errors is refused, and nothing else: \(Report(file: file, diagnostics: diagnostics).short())"
        )
        for diagnostic in diagnostics {
            law(file.range.contains(diagnostic.range), "\(diagnostic.id) lies inside")
            for note in diagnostic.notes {
                law(
                    note.range.map { file.range.contains($0) } ?? true,
                    "a note of \(diagnostic.id) lies inside")
            }
            for fix in diagnostic.fixes {
                law(file.range.contains(fix.range), "a correction of \(diagnostic.id) lies inside")
            }
        }
        let report = Report(file: file, diagnostics: diagnostics)
        _ = (report.text(color: true), report.short(), report.github())
        for text in [report.json(), report.sarif(version: "1")] {
            law(JSONValue(text: text) != nil, "a report for machines is JSON")
        }
    }
}
