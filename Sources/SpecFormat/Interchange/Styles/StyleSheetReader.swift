/// Reads the blocks and declarations of a style sheet, nested ones too.
///
/// - SeeAlso: CSS Syntax Module Level 3; CSS Nesting Module
struct StyleSheetReader {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var diagnostics: Diagnostics

    /// Creates a reader of a whole text.
    init(_ file: SourceFile, diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        bytes = Self.withoutComments(file.bytes, &self.diagnostics)
    }

    /// The items of the text, in order.
    mutating func sheet() -> [StyleItem] {
        let items = block(depth: 0)
        if position < bytes.count, !diagnostics.hasErrors {
            report("a '}' without its '{'", at: SourceRange(start: position, end: position + 1))
        }
        return items
    }

    /// The source with comments and a byte order mark replaced by spaces, so that every offset stays the same.
    private static func withoutComments(_ source: [UInt8], _ diagnostics: inout Diagnostics) -> [UInt8] {
        var bytes = source
        for place in 0..<ByteOrderMark.count(in: source) { bytes[place] = UInt8(ascii: " ") }
        var index = 0
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == UInt8(ascii: "\\") { index += 1 }
                if byte == open || byte == 0x0A { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "*")
            {
                let start = index
                var end = index + 2
                while end + 1 < bytes.count,
                    bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
                {
                    end += 1
                }
                if end + 1 >= bytes.count {
                    diagnostics.report(
                        .styleSyntax, "the comment is never closed",
                        at: SourceRange(start: start, end: start + 2))
                    end = bytes.count - 2
                }
                for place in start..<(end + 2) { bytes[place] = UInt8(ascii: " ") }
                index = end + 1
            }
            index += 1
        }
        return bytes
    }

    private mutating func report(
        _ message: String, as id: DiagnosticID = .styleSyntax, at range: SourceRange
    ) {
        diagnostics.report(id, message, at: range)
        // Nothing after it can be trusted.
        position = bytes.count
    }

    private mutating func block(depth: Int) -> [StyleItem] {
        var items: [StyleItem] = []
        while position < bytes.count {
            let byte = bytes[position]
            if StyleText.isSpace(byte) || byte == UInt8(ascii: ";") {
                position += 1
            } else if byte == UInt8(ascii: "}") {
                return items
            } else if let item = item(depth: depth) {
                items.append(item)
            }
        }
        return items
    }

    /// A declaration or a rule; nil for an at-rule without a block, and for an item that was reported.
    private mutating func item(depth: Int) -> StyleItem? {
        let start = position
        guard let end = endOfPrelude() else { return nil }
        let prelude = trimmed(start, end)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "{") else {
            position = end
            if bytes[start] == UInt8(ascii: "@") {
                if StyleText.lowercase(text(prelude)).hasPrefix("@import") {
                    diagnostics.report(
                        .styleSkipped, "another style sheet isn't read: import it by itself", at: prelude)
                }
                let rule = StyleRule(prelude: text(prelude), range: prelude, items: [])
                // It gives layers their order.
                return rule.keyword == "layer" ? .rule(rule) : nil
            }
            return declaration(in: prelude)
        }
        guard depth < Limits.depth else {
            report(
                "blocks must not be in each other more than \(Limits.depth) deep", as: .limitDepth,
                at: prelude)
            return nil
        }
        position = end + 1
        let items = StyleItem.withoutPrefixes(block(depth: depth + 1))
        guard position < bytes.count else {
            if !diagnostics.hasErrors {
                report("the block is never closed", at: SourceRange(start: end, end: end + 1))
            }
            return nil
        }
        position += 1
        return .rule(StyleRule(prelude: text(prelude), range: prelude, items: items))
    }

    /// The offset of the `;`, `{` or `}` that ends the current item; nil if a bracket or quote isn't closed.
    private mutating func endOfPrelude() -> Int? {
        var index = position
        var open: [Int] = []
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[index]
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard index < bytes.count, bytes[index] == quote else {
                    report("the text is never closed", at: SourceRange(start: start, end: start + 1))
                    return nil
                }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                open.append(index)
                guard open.count <= Limits.depth else {
                    report(
                        "brackets must not be in each other more than \(Limits.depth) deep", as: .limitDepth,
                        at: SourceRange(start: index, end: index + 1))
                    return nil
                }
            case UInt8(ascii: ")"), UInt8(ascii: "]"): if !open.isEmpty { open.removeLast() }
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: ";") where open.isEmpty, UInt8(ascii: "{") where open.isEmpty,
                UInt8(ascii: "}") where open.isEmpty:
                return index
            default: break
            }
            index += 1
        }
        if let first = open.first {
            report("the bracket is never closed", at: SourceRange(start: first, end: first + 1))
            return nil
        }
        return min(index, bytes.count)
    }

    private mutating func declaration(in range: SourceRange) -> StyleItem? {
        guard let colon = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: ":")),
            colon > range.start, !bytes[range.start..<colon].contains(UInt8(ascii: "("))
        else {
            diagnostics.report(.styleSyntax, "a declaration is 'name: value'", at: range)
            return nil
        }
        let nameRange = trimmed(range.start, colon)
        var valueRange = trimmed(colon + 1, range.end)
        var weight = StyleWeight()
        if let end = endBeforeImportant(valueRange) {
            valueRange = trimmed(valueRange.start, end)
            weight.isImportant = true
        }
        let name = text(nameRange)
        return .declaration(
            StyleDeclaration(
                name: name.hasPrefix("--") ? name : StyleText.lowercase(name), nameRange: nameRange,
                value: text(valueRange), valueRange: valueRange, weight: weight))
    }

    /// The end of what stands before the `!important` of a value, in which there may be spaces; nil without one.
    private func endBeforeImportant(_ range: SourceRange) -> Int? {
        let word = "important"
        let start = range.end - word.utf8.count
        guard start > range.start,
            StyleText.lowercase(text(SourceRange(start: start, end: range.end))) == word
        else { return nil }
        let mark = trimmed(range.start, start).end - 1
        return mark >= range.start && bytes[mark] == UInt8(ascii: "!") ? mark : nil
    }

    private func trimmed(_ start: Int, _ end: Int) -> SourceRange {
        var (start, end) = (start, end)
        while start < end, StyleText.isSpace(bytes[start]) { start += 1 }
        while end > start, StyleText.isSpace(bytes[end - 1]) { end -= 1 }
        return SourceRange(start: start, end: end)
    }

    private func text(_ range: SourceRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
}
