extension LayoutWriter {
    /// A value with more bytes than this doesn't fit a line.
    private static let mostBytes = 8 * width

    /// The value on one line; nil if it can't stand on one, however wide.
    ///
    /// - Parameter levels: The number of nested brackets that may still open.
    /// - Complexity: O(n) for the bytes of `levels` levels.
    func line(_ value: JSONSyntax, levels: Int) -> [UInt8]? {
        switch value.content {
        case .null, .invalid: return [UInt8]("null".utf8)
        case .bool(let bool): return [UInt8]((bool ? "true" : "false").utf8)
        case .number(let number): return LayoutText.number(number, written: slice(value.range))
        case .string(let string): return LayoutText.string(string.value)
        case .array, .object: break
        }
        let items = value.layoutItems
        guard levels > 0, !isList(value, of: items) else { return nil }
        var inside: [UInt8] = []
        for (index, item) in items.enumerated() {
            guard let text = line(item, levels: levels - 1, hasComma: index + 1 < items.count) else {
                return nil
            }
            if index > 0 { inside.append(UInt8(ascii: " ")) }
            inside += text
            if inside.count > Self.mostBytes { return nil }
        }
        for comment in value.danglingComments {
            guard let text = inline(comment) else { return nil }
            if !inside.isEmpty { inside.append(UInt8(ascii: " ")) }
            inside += text
        }
        return bracketed(inside, value, isSpaced: !value.danglingComments.isEmpty)
    }

    /// The members of an object on one line, each with its comma; nil if there are comments or no line will do.
    func cells(_ value: JSONSyntax) -> [LayoutCell]? {
        guard case .object(let object) = value.content, object.danglingComments.isEmpty else { return nil }
        var cells: [LayoutCell] = []
        for (index, member) in object.members.enumerated() {
            guard member.comments.isEmpty,
                let text = line(
                    LayoutItem(member), levels: Self.levelsOnLine - 1,
                    hasComma: index + 1 < object.members.count)
            else { return nil }
            cells.append(LayoutCell(key: member.key.value, text: text))
        }
        return cells
    }

    /// The content in brackets.
    func bracketed(_ inside: [UInt8], _ value: JSONSyntax, isSpaced: Bool = false) -> [UInt8] {
        let space = !inside.isEmpty && (value.isObject || isSpaced) ? [UInt8(ascii: " ")] : []
        return [opening(value)] + space + inside + space + [closing(value)]
    }

    /// `{` or `[`.
    func opening(_ value: JSONSyntax) -> UInt8 { UInt8(ascii: value.isObject ? "{" : "[") }

    /// `}` or `]`.
    func closing(_ value: JSONSyntax) -> UInt8 { UInt8(ascii: value.isObject ? "}" : "]") }

    /// The bytes of a range of the source.
    func slice(_ range: SourceRange) -> ArraySlice<UInt8> { source[range.start..<range.end] }

    /// The value of an item on one line; it is copied if it belongs to other tools.
    func lineValue(_ item: LayoutItem, levels: Int) -> [UInt8]? {
        guard item.isVerbatim else { return line(item.value, levels: levels) }
        let text = slice(item.value.range)
        return text.contains { $0 == 0x0A || $0 == 0x0D } ? nil : [UInt8](text)
    }

    /// A member or element with its comments and comma.
    private func line(_ item: LayoutItem, levels: Int, hasComma: Bool) -> [UInt8]? {
        var text: [UInt8] = []
        for comment in item.comments.leading {
            guard let inline = inline(comment) else { return nil }
            text += inline + [UInt8(ascii: " ")]
        }
        if let key = item.key { text += LayoutText.string(key.value) + [UInt8](": ".utf8) }
        guard let value = lineValue(item, levels: levels) else { return nil }
        text += value
        for comment in item.comments.trailing {
            guard let inline = inline(comment) else { return nil }
            text += [UInt8(ascii: " ")] + inline
        }
        if hasComma { text.append(UInt8(ascii: ",")) }
        return text
    }

    /// Whether a value is a list of entries, which stand one below the other. A list of points isn't.
    private func isList(_ value: JSONSyntax, of items: [LayoutItem]) -> Bool {
        guard case .array = value.content, items.count > 1 else { return false }
        guard items.allSatisfy({ $0.value.isObject }) else { return false }
        return !items.allSatisfy { item in item.value.layoutItems.allSatisfy { $0.value.isNumber } }
    }
}
