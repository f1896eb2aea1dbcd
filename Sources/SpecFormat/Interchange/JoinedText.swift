/// Several texts as one: each begins behind the one before it, so that a place tells which text it is in.
struct JoinedText {
    /// The texts in their order.
    private(set) var files: [SourceFile] = []
    private var starts: [Int] = []
    private var bytes: [UInt8] = []

    /// The texts as one, with a line end between two.
    var whole: SourceFile { SourceFile(path: files.first?.path ?? "", bytes: bytes) }

    /// Adds a text, and returns the place where it begins.
    mutating func add(_ file: SourceFile) -> Int {
        if !files.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        let start = bytes.count
        files.append(file)
        starts.append(start)
        bytes.append(contentsOf: file.bytes)
        return start
    }

    /// The last text, behind as much space as there is text before it: what is read from it has its places in the whole.
    var last: SourceFile? {
        guard let file = files.last, let start = starts.last else { return nil }
        // A byte order mark is one at the beginning only.
        let skipped = start > 0 ? ByteOrderMark.count(in: file.bytes) : 0
        let space = [UInt8](repeating: UInt8(ascii: " "), count: start + skipped)
        return SourceFile(path: file.path, bytes: space + file.bytes.dropFirst(skipped))
    }

    /// The problems of each text, with their places in it.
    func reports(_ diagnostics: [Diagnostic]) -> [Report.Entry] {
        var own = [[Diagnostic]](repeating: [], count: files.count)
        for diagnostic in diagnostics {
            let index = index(of: diagnostic.range)
            let notes = diagnostic.notes.map { note -> Diagnostic.Note in
                guard let range = note.range else { return note }
                let other = self.index(of: range)
                guard other != index else {
                    return Diagnostic.Note(note.message, at: moved(range, to: index))
                }
                // A note's place is in the text of its problem, so that of another is said.
                let position = LineIndex(files[other].bytes).position(at: moved(range, to: other).start)
                let place = "\(files[other].path):\(position.line):\(position.column)"
                return Diagnostic.Note("\(note.message), in \(place)")
            }
            let fixes = diagnostic.fixes.map {
                FixIt(
                    $0.message, range: moved($0.range, to: index), replacement: $0.replacement,
                    isSafe: $0.isSafe)
            }
            own[index].append(
                Diagnostic(
                    diagnostic.id, diagnostic.message, at: moved(diagnostic.range, to: index),
                    severity: diagnostic.severity, notes: notes, fixes: fixes))
        }
        return zip(files, own).map { Report.Entry(file: $0, diagnostics: $1) }
    }

    private func index(of range: SourceRange) -> Int {
        starts.lastIndex { $0 <= range.start } ?? 0
    }

    private func moved(_ range: SourceRange, to index: Int) -> SourceRange {
        let count = files[index].bytes.count
        let start = min(max(0, range.start - starts[index]), count)
        return SourceRange(start: start, end: min(max(start, range.end - starts[index]), count))
    }
}
