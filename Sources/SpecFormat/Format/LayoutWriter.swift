/// The new layout of a text, as it is written.
struct LayoutWriter {
    /// The widest line, if there is a choice.
    static let width = 100
    /// The largest number of nested brackets on one line.
    static let levelsOnLine = 3

    /// The text as the author wrote it.
    let source: [UInt8]
    /// The new text so far.
    private(set) var bytes: [UInt8] = []

    /// Creates an empty layout.
    init(source: [UInt8]) { self.source = source }

    /// Writes a whole text: its value, with the comments before and after it.
    mutating func write(file root: JSONSyntax) {
        var previousEnd: Int?
        for comment in root.comments.leading {
            separate(from: previousEnd)
            write(comment, indent: 0)
            append("\n")
            previousEnd = comment.range.end
        }
        separate(from: previousEnd)
        write(LayoutItem(root), role: LayoutRole(ofRoot: root), indent: 0)
        var end = root.range.end
        for comment in root.comments.trailing {
            if comment.beginsLine {
                append("\n")
                separate(from: end)
            } else {
                append(" ")
            }
            write(comment, indent: 0)
            end = comment.range.end
        }
        append("\n")
    }

    /// Writes a value, on one line if it may stand on one.
    private mutating func write(_ item: LayoutItem, role: LayoutRole, indent: Int) {
        let isApart = role.keepsLinesApart && item.value.isObject
        if !isApart, let line = line(item.value, levels: Self.levelsOnLine),
            !item.value.isContainer || LayoutText.width(line) + 2 * indent <= Self.width
        {
            append(line)
        } else {
            writeBlock(item.value, role: role, indent: indent)
        }
    }

    /// Writes an empty line if the author left one after `end`.
    mutating func separate(from end: Int?) {
        if let end, blankLineFollows(end) { append("\n") }
    }

    /// Whether the source has an empty line before the next character that isn't a comma.
    func blankLineFollows(_ offset: Int) -> Bool {
        var isLineEmpty = false
        var index = offset
        while index < source.count {
            switch source[index] {
            case 0x20, 0x09: break
            case UInt8(ascii: ","): isLineEmpty = false
            case 0x0A, 0x0D:
                if isLineEmpty { return true }
                isLineEmpty = true
                if source[index] == 0x0D, index + 1 < source.count, source[index + 1] == 0x0A { index += 1 }
            default: return false
            }
            index += 1
        }
        return false
    }

    /// Ends the line and indents the next.
    mutating func breakLine(_ indent: Int) {
        append("\n")
        pad(2 * indent)
    }

    /// Appends spaces.
    mutating func pad(_ count: Int) {
        bytes += [UInt8](repeating: UInt8(ascii: " "), count: count)
    }

    /// Appends text.
    mutating func append(_ text: String) { bytes += text.utf8 }

    /// Appends text.
    mutating func append(_ text: [UInt8]) { bytes += text }
}
