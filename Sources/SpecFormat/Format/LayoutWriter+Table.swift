extension LayoutWriter {
    /// Aligns rows that follow each other: their values below each other, and of objects with the same keys each
    /// member below its like. Where that would make a line too wide, it isn't done.
    func align(_ rows: inout [LayoutRow], indent: Int) {
        var start = 0
        while start < rows.count {
            var end = start + 1
            while rows[start].fits, end < rows.count, rows[end].continuesTable { end += 1 }
            if rows[start].fits { alignTable(&rows, start..<end, indent: indent) }
            start = end
        }
    }

    private func alignTable(_ rows: inout [LayoutRow], _ table: Range<Int>, indent: Int) {
        var keyWidth = 0
        for index in table { keyWidth = max(keyWidth, rows[index].keyWidth) }
        let room = Self.width - 2 * indent - keyWidth - (keyWidth > 0 ? 1 : 0) - 1
        let fits = table.allSatisfy { LayoutText.width(rows[$0].line ?? []) <= room }
        if fits, keyWidth > 0 {
            for index in table { rows[index].padding = keyWidth - rows[index].keyWidth + 1 }
        }
        var start = table.lowerBound
        while start < table.upperBound {
            var end = start + 1
            while end < table.upperBound, haveSameColumns(rows[start], rows[end]) { end += 1 }
            alignCells(&rows, start..<end, indent: indent)
            start = end
        }
    }

    private func haveSameColumns(_ first: LayoutRow, _ second: LayoutRow) -> Bool {
        guard let first = first.cells, let second = second.cells, first.count == second.count else {
            return false
        }
        return zip(first, second).allSatisfy { $0.key == $1.key }
    }

    private func alignCells(_ rows: inout [LayoutRow], _ group: Range<Int>, indent: Int) {
        guard group.count > 1, let columns = rows[group.lowerBound].cells?.count, columns > 1 else { return }
        var widths = [Int](repeating: 0, count: columns)
        for index in group {
            for (column, cell) in (rows[index].cells ?? []).enumerated() {
                widths[column] = max(widths[column], cell.width)
            }
        }
        var lines: [[UInt8]] = []
        for index in group {
            var inside: [UInt8] = []
            for (column, cell) in (rows[index].cells ?? []).enumerated() {
                inside += cell.text
                guard column + 1 < columns else { continue }
                inside += [UInt8](repeating: UInt8(ascii: " "), count: widths[column] - cell.width + 1)
            }
            let line = bracketed(inside, rows[index].item.value)
            let start = 2 * indent + rows[index].keyWidth + rows[index].padding
            guard start + LayoutText.width(line) + 1 <= Self.width else { return }
            lines.append(line)
        }
        for (line, index) in zip(lines, group) { rows[index].line = line }
    }
}
