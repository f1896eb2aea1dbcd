extension LayoutWriter {
    /// Writes a list or object with a line for each item.
    mutating func writeBlock(_ value: JSONSyntax, role: LayoutRole, indent: Int) {
        let items = value.layoutItems
        let dangling = value.danglingComments
        if items.isEmpty && dangling.isEmpty { return append(bracketed([], value)) }
        if isPlainNumbers(value, items) { return fill(value, items, indent: indent) }
        append([opening(value)])
        var rows = rows(of: items, role: role, indent: indent + 1)
        if role.isTable || !value.isObject { align(&rows, indent: indent + 1) }
        for (index, row) in rows.enumerated() {
            write(row, indent: indent + 1, hasComma: index + 1 < rows.count)
        }
        var previousEnd = items.last?.end
        for comment in dangling {
            if let end = previousEnd, blankLineFollows(end) { append("\n") }
            breakLine(indent + 1)
            write(comment, indent: indent + 1)
            previousEnd = comment.range.end
        }
        breakLine(indent)
        append([closing(value)])
    }

    private func rows(of items: [LayoutItem], role: LayoutRole, indent: Int) -> [LayoutRow] {
        var rows: [LayoutRow] = []
        var previousEnd: Int?
        for item in items {
            var separations: [Bool] = []
            for comment in item.comments.leading {
                separations.append(previousEnd.map { blankLineFollows($0) } ?? false)
                previousEnd = comment.range.end
            }
            separations.append(previousEnd.map { blankLineFollows($0) } ?? false)
            previousEnd = item.end
            rows.append(
                row(item, role: role.child(item.key?.value), separations: separations, indent: indent))
        }
        return rows
    }

    private func row(_ item: LayoutItem, role: LayoutRole, separations: [Bool], indent: Int) -> LayoutRow {
        let key = item.key.map { LayoutText.string($0.value) + [UInt8(ascii: ":")] } ?? []
        var row = LayoutRow(
            item: item, role: role, separations: separations, key: key, keyWidth: LayoutText.width(key),
            padding: key.isEmpty ? 0 : 1)
        let isApart = role.keepsLinesApart && item.value.isObject && !item.value.layoutItems.isEmpty
        guard !isApart || item.isVerbatim, let line = lineValue(item, levels: Self.levelsOnLine) else {
            return row
        }
        row.fits = 2 * indent + row.keyWidth + row.padding + LayoutText.width(line) + 1 <= Self.width
        guard row.fits || !item.value.isContainer || item.isVerbatim else { return row }
        row.line = line
        if !item.isVerbatim { row.cells = cells(item.value) }
        return row
    }

    private mutating func write(_ row: LayoutRow, indent: Int, hasComma: Bool) {
        for (index, comment) in row.item.comments.leading.enumerated() {
            if row.separations[index] { append("\n") }
            breakLine(indent)
            write(comment, indent: indent)
        }
        if row.separations.last ?? false { append("\n") }
        breakLine(indent)
        append(row.key)
        pad(row.padding)
        if let line = row.line {
            append(line)
        } else if row.item.isVerbatim {
            append([UInt8](slice(row.item.value.range)))
        } else {
            writeBlock(row.item.value, role: row.role, indent: indent)
        }
        if hasComma { append(",") }
        for comment in row.item.comments.trailing {
            append(" ")
            write(comment, indent: indent)
        }
    }

    /// Whether a value consists of nothing but numbers, which fill lines.
    private func isPlainNumbers(_ value: JSONSyntax, _ items: [LayoutItem]) -> Bool {
        !value.isObject && value.danglingComments.isEmpty
            && items.allSatisfy { $0.value.isNumber && $0.comments.isEmpty }
    }

    private mutating func fill(_ value: JSONSyntax, _ items: [LayoutItem], indent: Int) {
        append([opening(value)])
        var column = Self.width
        for (index, item) in items.enumerated() {
            guard let text = line(item.value, levels: 0) else { continue }
            if column + text.count + 2 > Self.width {
                breakLine(indent + 1)
                column = 2 * indent + 2
            } else {
                append(" ")
                column += 1
            }
            append(text)
            column += text.count
            if index + 1 < items.count {
                append(",")
                column += 1
            }
        }
        breakLine(indent)
        append([closing(value)])
    }
}
