/// Lines of a source text with some ranges underlined.
struct SourceExcerpt {
    /// The longest line, in columns, that is shown in full.
    static let longestLine = 160
    /// The number of columns of a longer line that are shown before the underlined range.
    private static let context = 60
    private static let tabWidth = 4

    private let file: SourceFile
    private let index: LineIndex

    /// Excerpts of `file`.
    init(_ file: SourceFile) {
        self.file = file
        index = LineIndex(file.bytes)
    }

    /// The last line that a snippet of `range` shows.
    func lastLine(of range: SourceRange) -> Int {
        index.position(at: lastOffset(of: range)).line
    }

    /// The place and the lines of `range`, underlined; for a range over several lines, the first and the last.
    func snippet(_ range: SourceRange, gutter: Int, severity: Severity, _ style: TextStyle) -> String {
        let start = index.position(at: range.start)
        let last = index.position(at: lastOffset(of: range)).line
        let margin = String(repeating: " ", count: gutter)
        var text = "\(margin)\(style.frame("-->")) \(file.path.printable):\(start.line):\(start.column)\n"
        text += "\(margin) \(style.frame("|"))\n"
        text += line(start.line, range, gutter: gutter, severity: severity, style)
        if last > start.line + 1 { text += style.frame("...") + "\n" }
        if last > start.line { text += line(last, range, gutter: gutter, severity: severity, style) }
        return text
    }

    /// Whether a fix-it's message already contains the replacement; a removal has none to show.
    func shows(_ replacement: String, in message: String) -> Bool {
        let wanted = [UInt8](replacement.utf8)
        let text = [UInt8](message.utf8)
        guard !wanted.isEmpty else { return true }
        guard wanted.count <= text.count else { return false }
        for start in 0...(text.count - wanted.count) where text[start..<(start + wanted.count)] == wanted[...]
        {
            return true
        }
        return false
    }

    /// The offset of the last byte; a range that ends with a line end counts as ending on that line.
    private func lastOffset(of range: SourceRange) -> Int {
        range.isEmpty ? range.start : range.end - 1
    }

    private func line(
        _ number: Int, _ range: SourceRange, gutter: Int, severity: Severity, _ style: TextStyle
    ) -> String {
        let line = index.range(ofLine: number)
        let start = min(max(range.start, line.start), line.end)
        let end = min(max(range.end, start), line.end)
        let window = window(in: line, around: start)
        var shown: [UInt8] = []
        var underline: [UInt8] = []
        if window.start > line.start {
            shown.append(contentsOf: "…".utf8)
            underline.append(UInt8(ascii: " "))
        }
        var offset = window.start
        var column = 0
        var isMarked = false
        var isIndentation = number != index.position(at: range.start).line
        while offset < window.end {
            let scalar = UTF8Scalar(in: file.bytes, at: offset)
            var width = 1
            if scalar.value == 0x09 {
                width = Self.tabWidth - column % Self.tabWidth
                shown.append(contentsOf: [UInt8](repeating: 0x20, count: width))
            } else if let value = scalar.value, !ScalarWidth.isUnprintable(value) {
                width = ScalarWidth.columns(of: value)
                shown.append(contentsOf: file.bytes[offset..<(offset + scalar.count)])
            } else if offset == 0 && scalar.value == 0xFEFF {
                width = 0
            } else {
                UTF8Scalar.append(0xFFFD, to: &shown)
            }
            if scalar.value != 0x20 && scalar.value != 0x09 { isIndentation = false }
            // The indentation of a range's last line isn't worth marking.
            let marks = offset + scalar.count > start && offset < end && !isIndentation
            let mark = marks ? UInt8(ascii: "^") : UInt8(ascii: " ")
            if marks && width == 0 && !isMarked {
                underline.append(mark)
            } else {
                underline.append(contentsOf: [UInt8](repeating: mark, count: width))
            }
            if marks { isMarked = true }
            if !marks && !isMarked && start == end && offset + scalar.count > start {
                underline.removeLast(min(width, underline.count))
                underline.append(UInt8(ascii: "^"))
                isMarked = true
            }
            column += width
            offset += scalar.count
        }
        if window.end < line.end { shown.append(contentsOf: "…".utf8) }
        if !isMarked { underline.append(UInt8(ascii: "^")) }
        while let last = underline.last, last == UInt8(ascii: " ") { underline.removeLast() }
        let label = String(number)
        let padding = String(repeating: " ", count: max(0, gutter - label.utf8.count))
        let margin = String(repeating: " ", count: gutter)
        let source = String(decoding: shown, as: UTF8.self)
        let space = source.isEmpty ? "" : " "
        let blank = underline.prefix { $0 == UInt8(ascii: " ") }
        let marks = String(decoding: underline[blank.count...], as: UTF8.self)
        return "\(style.frame("\(padding)\(label) |"))\(space)\(source)\n"
            + "\(style.frame("\(margin) |")) \(String(decoding: blank, as: UTF8.self))"
            + "\(style.severity(severity, marks))\n"
    }

    /// The part of a line to show: all of it, or the text around `offset`.
    private func window(in line: SourceRange, around offset: Int) -> SourceRange {
        guard line.count > Self.longestLine else { return line }
        var start = offset
        var columns = 0
        while start > line.start && columns < Self.context {
            start -= 1
            while start > line.start && file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
            columns += 1
        }
        var end = start
        columns = 0
        while end < line.end && columns < Self.longestLine {
            end = min(line.end, end + UTF8Scalar(in: file.bytes, at: end).count)
            columns += 1
        }
        return SourceRange(start: start, end: end)
    }
}
