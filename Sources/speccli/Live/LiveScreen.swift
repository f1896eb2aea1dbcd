/// Draws a view as lines of text: the same view and size always give the same lines.
struct LiveScreen: Sendable {
    /// The number of columns and rows.
    let columns, rows: Int
    /// Whether ANSI colours are written.
    let isColored: Bool
    /// The number of lines of the list that are scrolled past.
    var scroll = 0

    /// Blocks that fill a cell by eighths.
    private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    /// The smallest width of a value, which keeps the bars in place.
    private static let valueWidth = 9

    /// A piece of a line in one colour; the code is that of ANSI's "select graphic rendition".
    private struct Piece {
        var text: String
        var code: String?
    }

    /// The lines, none wider than the columns and no more than the rows.
    func lines(_ view: LiveView) -> [String] {
        let top = head(view)
        var bottom: [[Piece]] = [[]]
        bottom.append([Piece(text: events(view.events), code: "2")])
        bottom += wrapped(view.keys).map { [Piece(text: $0, code: "2")] }
        let room = rows - top.count - bottom.count
        var lines = top
        if room >= 2 || room >= view.rows.count {
            lines += list(view, room: room) + bottom
        } else {
            // There is almost no room: the values are what matters.
            lines += list(view, room: max(0, rows - top.count))
        }
        return lines.prefix(max(0, rows)).map { paint($0) }
    }

    /// The lines of a view without controls: all of its properties, and no keys.
    func frame(_ view: LiveView) -> [String] {
        (head(view) + list(view, room: view.rows.count)).map { paint($0) }
    }

    private func head(_ view: LiveView) -> [[Piece]] {
        [
            [Piece(text: view.title, code: "1"), Piece(text: "  \(view.status)")], progress(view.progress),
            [],
        ]
    }

    /// The largest number of lines by which a view can be scrolled.
    func mostScroll(_ view: LiveView) -> Int {
        let room = rows - 5 - wrapped(view.keys).count
        return room >= 2 && view.rows.count > room ? view.rows.count - (room - 1) : 0
    }

    private func list(_ view: LiveView, room: Int) -> [[Piece]] {
        let nameWidth = min(
            view.rows.map { $0.name.unicodeScalars.count }.max() ?? 0, max(8, columns * 2 / 5))
        let valueWidth = max(
            Self.valueWidth,
            view.rows.filter { $0.bar != nil }.map { $0.value.unicodeScalars.count }.max() ?? 0)
        let all = view.rows
        guard all.count > room, room >= 2 else {
            return all.prefix(max(0, room)).map { row($0, nameWidth, valueWidth) }
        }
        let first = max(0, min(scroll, all.count - (room - 1)))
        let shown = all[first..<(first + room - 1)].map { row($0, nameWidth, valueWidth) }
        let left = all.count - (room - 1)
        return shown + [[Piece(text: "… \(left) more: ↑ ↓", code: "2")]]
    }

    private func row(_ row: LiveView.Row, _ nameWidth: Int, _ valueWidth: Int) -> [Piece] {
        let name = Piece(text: Self.padded(row.name, to: nameWidth) + "  ")
        if let bar = row.bar {
            let value = Piece(text: Self.padded(row.value, to: valueWidth, onLeft: true))
            let width = columns - nameWidth - valueWidth - 4
            guard width >= 4 else { return [name, value] }
            let isResting = bar.shown == bar.model
            return [
                name, value, Piece(text: "  "),
                Piece(text: self.bar(bar, width), code: isResting ? "34" : "36"),
            ]
        }
        var pieces = [name]
        if let swatch = row.swatch, isColored {
            pieces.append(Piece(text: "    ", code: "48;2;\(swatch.red);\(swatch.green);\(swatch.blue)"))
            pieces.append(Piece(text: "  "))
        }
        return pieces + [Piece(text: row.value)]
    }

    /// A bar filled up to the value shown, with a mark at the resting value.
    private func bar(_ bar: LiveView.Bar, _ width: Int) -> String {
        let filled = Int((bar.shown * Double(width * 8)).rounded())
        var cells = [Character](repeating: "·", count: width)
        for cell in 0..<(filled / 8) { cells[cell] = "█" }
        if filled % 8 > 0 { cells[filled / 8] = Self.eighths[filled % 8 - 1] }
        let mark = min(width - 1, Int(bar.model * Double(width)))
        if cells[mark] == "·" {
            cells[mark] = "┊"
        } else if cells[mark] == "█", mark != width - 1 {
            cells[mark] = "▓"
        }
        return String(cells)
    }

    private func progress(_ share: Double) -> [Piece] {
        let percent = Self.padded("\(Int((share * 100).rounded()))", to: 3, onLeft: true) + " %"
        let width = columns - 7
        guard width >= 4 else { return [Piece(text: percent)] }
        let done = Int((share * Double(width)).rounded())
        return [
            Piece(text: String(repeating: "━", count: done), code: "32"),
            Piece(text: String(repeating: "─", count: width - done), code: "2"), Piece(text: "  " + percent),
        ]
    }

    /// As many events as one line takes, the newest last.
    private func events(_ events: [String]) -> String {
        var line = ""
        for event in events.reversed() {
            let longer = line.isEmpty ? event : "\(event) · \(line)"
            if longer.unicodeScalars.count > columns, !line.isEmpty { break }
            line = longer
        }
        return line
    }

    /// Words side by side, in as many lines as they need.
    private func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.unicodeScalars.count + word.unicodeScalars.count + 3 <= columns {
                lines[lines.count - 1] += "   \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    private func paint(_ pieces: [Piece]) -> String {
        var line = ""
        var left = columns
        for piece in pieces where left > 0 && !piece.text.isEmpty {
            let scalars = piece.text.unicodeScalars
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars.prefix(left))
            left -= text.count
            let clipped = String(text)
            if let code = piece.code, isColored {
                line += "\u{1B}[\(code)m\(clipped)\u{1B}[0m"
            } else {
                line += clipped
            }
        }
        return line
    }

    private static func padded(_ text: String, to width: Int, onLeft: Bool = false) -> String {
        let count = text.unicodeScalars.count
        if count > width {
            var clipped = String.UnicodeScalarView()
            clipped.append(contentsOf: text.unicodeScalars.prefix(max(0, width - 1)))
            return String(clipped) + "…"
        }
        let padding = String(repeating: " ", count: width - count)
        return onLeft ? padding + text : text + padding
    }
}
