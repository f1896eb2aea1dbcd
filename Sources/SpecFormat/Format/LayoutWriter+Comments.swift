extension LayoutWriter {
    /// Appends a comment without white space at line ends.
    ///
    /// The lines of a block comment move with its first line.
    ///
    /// - Parameter indent: The level of the line that the comment begins.
    mutating func write(_ comment: JSONComment, indent: Int) {
        let shift = comment.beginsLine ? column(comment.range.start).map { 2 * indent - $0 } ?? 0 : 0
        var isFirst = true
        for line in lines(of: comment) {
            if !isFirst {
                append("\n")
                if shift > 0, !line.isEmpty { pad(shift) }
            }
            append(isFirst ? line : dropSpace(line, atMost: -shift))
            isFirst = false
        }
    }

    /// The text of a comment that may stand inside a line: a closed comment of one line that isn't on a line of its
    /// own.
    func inline(_ comment: JSONComment) -> [UInt8]? {
        guard comment.isBlock, !comment.beginsLine else { return nil }
        let lines = lines(of: comment)
        return lines.count == 1 ? lines[0] : nil
    }

    /// The lines of a comment, without the white space at their ends.
    private func lines(of comment: JSONComment) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        var index = comment.range.start
        while index < comment.range.end {
            let byte = source[index]
            index += 1
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, index < comment.range.end, source[index] == 0x0A { index += 1 }
                lines.append(trimmed(line))
                line = []
            } else {
                line.append(byte)
            }
        }
        lines.append(trimmed(line))
        return lines
    }

    private func trimmed(_ line: [UInt8]) -> [UInt8] {
        var line = line
        while let last = line.last, last == 0x20 || last == 0x09 { line.removeLast() }
        return line
    }

    private func dropSpace(_ line: [UInt8], atMost count: Int) -> [UInt8] {
        let space = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
        return [UInt8](line.dropFirst(min(space, max(0, count))))
    }

    /// The number of white space bytes before a place on its line; nil if anything else stands there.
    private func column(_ offset: Int) -> Int? {
        var index = offset
        while index > 0, source[index - 1] != 0x0A, source[index - 1] != 0x0D {
            index -= 1
            guard source[index] == 0x20 || source[index] == 0x09 else { return nil }
        }
        return offset - index
    }
}
