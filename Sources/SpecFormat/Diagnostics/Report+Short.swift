extension Report {
    /// The report with a line for each problem, `path:line:column: error: message (id)`, and below it one for each of
    /// its notes, `path:line:column: note: …`.
    ///
    /// Every line ends with LF; empty when there is nothing to report.
    public func short() -> String {
        var text = ""
        for entry in entries where !entry.shown.isEmpty {
            let index = LineIndex(entry.file.bytes)
            for diagnostic in entry.shown {
                let place = place(diagnostic.range, in: entry.file, index)
                let kind = diagnostic.severity.rawValue
                text += "\(place): \(kind): \(diagnostic.message.printable) (\(diagnostic.id.name))\n"
                for note in diagnostic.notes {
                    let place = note.range.map { self.place($0, in: entry.file, index) } ?? place
                    text += "\(place): note: \(note.message.printable)\n"
                }
            }
        }
        return text
    }

    private func place(_ range: SourceRange, in file: SourceFile, _ index: LineIndex) -> String {
        let position = index.position(at: range.start)
        return "\(file.path.printable):\(position.line):\(position.column)"
    }
}
