extension Report {
    /// The report as JSON, version 1 of the format, with a final line end.
    ///
    /// Lines and columns are 1-based, columns count Unicode scalars, offsets count bytes from 0. The summary counts all problems,
    /// and says how many are shown where that is fewer.
    public func json() -> String {
        var diagnostics: [JSONValue] = []
        for entry in entries where !entry.shown.isEmpty {
            let index = LineIndex(entry.file.bytes)
            for diagnostic in entry.shown {
                diagnostics.append(value(diagnostic, path: entry.file.path, index))
            }
        }
        var summary: [(String, JSONValue)] = [
            ("files", .number(Double(entries.count))),
            ("errors", .number(Double(count(of: .error)))),
            ("warnings", .number(Double(count(of: .warning)))),
            ("notes", .number(Double(count(of: .note)))),
        ]
        if cut != nil { summary.append(("shown", .number(Double(diagnostics.count)))) }
        let report: JSONValue = .object([
            ("version", 1), ("diagnostics", .array(diagnostics)), ("summary", .object(summary)),
        ])
        return report.text(pretty: true) + "\n"
    }

    private func value(_ diagnostic: Diagnostic, path: String, _ index: LineIndex) -> JSONValue {
        .object([
            ("id", .string(diagnostic.id.name)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
            ("file", .string(path)),
            ("range", value(diagnostic.range, index)),
            (
                "notes",
                .array(
                    diagnostic.notes.map { note in
                        var members: [(String, JSONValue)] = [("message", .string(note.message))]
                        if let range = note.range {
                            members.append(("file", .string(path)))
                            members.append(("range", value(range, index)))
                        }
                        return .object(members)
                    })
            ),
            (
                "fixes",
                .array(
                    diagnostic.fixes.map { fix in
                        .object([
                            ("message", .string(fix.message)),
                            ("applicability", .string(fix.applicability)),
                            ("range", value(fix.range, index)),
                            ("replacement", .string(fix.replacement)),
                        ])
                    })
            ),
        ])
    }

    private func value(_ range: SourceRange, _ index: LineIndex) -> JSONValue {
        .object([
            ("start", value(index.position(at: range.start))),
            ("end", value(index.position(at: range.end))),
        ])
    }

    private func value(_ position: SourcePosition) -> JSONValue {
        .object([
            ("line", .number(Double(position.line))),
            ("column", .number(Double(position.column))),
            ("offset", .number(Double(position.offset))),
        ])
    }
}
