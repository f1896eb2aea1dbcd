extension Report {
    /// The report for people: each problem with its source line, the range underlined, notes and help.
    ///
    /// - Parameter color: Whether ANSI escape sequences are used.
    public func text(color: Bool) -> String {
        var text = ""
        for entry in entries where !entry.shown.isEmpty {
            let excerpt = SourceExcerpt(entry.file)
            let style = TextStyle(isColored: color)
            for diagnostic in entry.shown {
                if !text.isEmpty { text += "\n" }
                text += describe(diagnostic, excerpt, style)
            }
        }
        return text
    }

    private func describe(_ diagnostic: Diagnostic, _ excerpt: SourceExcerpt, _ style: TextStyle) -> String {
        var lastLine = excerpt.lastLine(of: diagnostic.range)
        for note in diagnostic.notes {
            if let range = note.range { lastLine = max(lastLine, excerpt.lastLine(of: range)) }
        }
        let gutter = String(lastLine).utf8.count
        let margin = String(repeating: " ", count: gutter)
        let kind = diagnostic.severity
        var text =
            style.severity(kind, "\(kind.rawValue)[\(diagnostic.id.name)]")
            + style.bold(": \(diagnostic.message.printable)") + "\n"
        text += excerpt.snippet(diagnostic.range, gutter: gutter, severity: kind, style)
        for note in diagnostic.notes {
            if let range = note.range {
                text += style.severity(.note, "note") + style.bold(": \(note.message.printable)") + "\n"
                text += excerpt.snippet(range, gutter: gutter, severity: .note, style)
            } else {
                text += "\(margin) \(style.frame("=")) note: \(note.message.printable)\n"
            }
        }
        for fix in diagnostic.fixes {
            var line = "\(margin) \(style.frame("=")) \(style.help("help")): \(fix.message.printable)"
            let isShown = excerpt.shows(fix.replacement, in: fix.message)
            if !isShown { line += ": `\(fix.replacement.printable)`" }
            text += line + "\n"
        }
        return text
    }
}
