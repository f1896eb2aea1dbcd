extension Report {
    /// The report as workflow commands of GitHub Actions, one line for each problem: each becomes an annotation at its
    /// place.
    ///
    /// Notes and help are part of the message. Empty when there is nothing to report.
    ///
    /// - SeeAlso: GitHub documentation, *Workflow commands for GitHub Actions*
    public func github() -> String {
        var text = ""
        for entry in entries where !entry.shown.isEmpty {
            let index = LineIndex(entry.file.bytes)
            for diagnostic in entry.shown {
                text += command(diagnostic, in: entry.file, index) + "\n"
            }
        }
        return text
    }

    private func command(_ diagnostic: Diagnostic, in file: SourceFile, _ index: LineIndex) -> String {
        let (start, end) = (
            index.position(at: diagnostic.range.start), index.position(at: diagnostic.range.end)
        )
        let name =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var message = diagnostic.message
        for note in diagnostic.notes {
            message += "\nnote: "
            if let range = note.range { message += "line \(index.position(at: range.start).line): " }
            message += note.message
        }
        for fix in diagnostic.fixes { message += "\nhelp: \(fix.message)" }
        // GitHub takes columns within a line only.
        let endColumn = start.line == end.line ? ",endColumn=\(end.column)" : ""
        return "::\(name) file=\(Self.property(file.path)),line=\(start.line),col=\(start.column),"
            + "endLine=\(end.line)\(endColumn),title=\(Self.property(diagnostic.id.name))::\(Self.data(message))"
    }

    /// The text with the characters escaped that would end a command or begin an escape.
    private static func data(_ text: String) -> String { escaped(text, alsoSeparators: false) }

    /// The text with the characters escaped that would end a property, too.
    private static func property(_ text: String) -> String { escaped(text, alsoSeparators: true) }

    private static func escaped(_ text: String, alsoSeparators: Bool) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where alsoSeparators: result += "%3A"
            case "," where alsoSeparators: result += "%2C"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
