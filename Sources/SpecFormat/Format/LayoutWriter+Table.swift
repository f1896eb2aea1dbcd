extension LayoutWriter {
    /// The widest line that alignment may produce: a table that is a little too wide reads better than none.
    private static let tableWidth = 120

    /// Aligns rows that follow each other without an empty line: their values below each other, and the members of
    /// objects below those with the same key, as long as the same keys stand before them. If that would make a line too
    /// wide, nothing is aligned.
    func align(_ rows: inout [LayoutRow], indent: Int) {
        var start = 0
        while start < rows.count {
            var end = start + 1
            while rows[start].fits, end < rows.count, rows[end].continuesTable { end += 1 }
            if rows[start].fits {
                alignValues(&rows, start..<end, indent: indent)
                alignCells(&rows, start..<end, indent: indent)
            }
            start = end
        }
    }

    private func alignValues(_ rows: inout [LayoutRow], _ table: Range<Int>, indent: Int) {
        var keyWidth = 0
        for index in table { keyWidth = max(keyWidth, rows[index].keyWidth) }
        let room = Self.tableWidth - 2 * indent - keyWidth - 2
        guard keyWidth > 0, table.allSatisfy({ LayoutText.width(rows[$0].line ?? []) <= room }) else {
            return
        }
        for index in table { rows[index].padding = keyWidth - rows[index].keyWidth + 1 }
    }

    private func alignCells(_ rows: inout [LayoutRow], _ table: Range<Int>, indent: Int) {
        let cells = table.map { rows[$0].cells ?? [] }
        var spaces = cells.map { [Int](repeating: 1, count: $0.count) }
        var groups = [(column: 0, members: Array(cells.indices))]
        while let (column, members) = groups.popLast() {
            for group in Self.grouped(members.filter { cells[$0].count > column + 1 }, by: column, cells) {
                var width = 0
                for member in group { width = max(width, cells[member][column].width) }
                for member in group { spaces[member][column] = width - cells[member][column].width + 1 }
                groups.append((column + 1, group))
            }
        }
        var lines: [[UInt8]] = []
        for (index, row) in rows[table].enumerated() {
            var inside: [UInt8] = []
            for (column, cell) in cells[index].enumerated() {
                inside += cell.text
                guard column + 1 < cells[index].count else { continue }
                inside += [UInt8](repeating: UInt8(ascii: " "), count: spaces[index][column])
            }
            let line = cells[index].isEmpty ? row.line ?? [] : bracketed(inside, row.item.value)
            let width = 2 * indent + row.keyWidth + row.padding + LayoutText.width(line) + 1
            guard width <= Self.tableWidth else { return }
            lines.append(line)
        }
        for (line, index) in zip(lines, table) { rows[index].line = line }
    }

    /// The rows grouped by the key in a column, in the order of the rows.
    private static func grouped(_ members: [Int], by column: Int, _ cells: [[LayoutCell]]) -> [[Int]] {
        var groups: [[Int]] = []
        var places: [String: Int] = [:]
        for member in members {
            let key = cells[member][column].key
            if let place = places[key] {
                groups[place].append(member)
            } else {
                places[key] = groups.count
                groups.append([member])
            }
        }
        return groups
    }
}
