extension JSONLexer {
    /// The extent of a string, as far as it can be determined.
    struct StringExtent {
        /// The offset after the last byte of the content.
        var contentEnd: Int
        /// The offset after the closing quote, or `contentEnd` without one.
        var end: Int
        /// Whether there is a closing quote.
        var isClosed: Bool
        /// Quotes within the content that lack a backslash.
        var innerQuotes: [Int] = []
    }

    /// Finds the end of the string whose content begins at `start`.
    ///
    /// A missing quote gives every later quote of the line the opposite meaning. So a closing quote that runs
    /// straight into a word is doubted, and the parity of the quotes on the line decides.
    mutating func stringExtent(from start: Int, quote: Quote, isKey: Bool) -> StringExtent {
        var index = start
        var innerQuotes: [Int] = []
        var escapeEnd = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                let isLineEnd =
                    index + 1 < bytes.count && (bytes[index + 1] == 0x0A || bytes[index + 1] == 0x0D)
                index += isLineEnd ? 1 : 2
                escapeEnd = index
                continue
            }
            if byte == 0x0A || byte == 0x0D {
                if isKey || !continues(afterLineEnd: index, quote: quote) {
                    return unclosed(from: start, to: index, isKey: isKey, notBefore: escapeEnd)
                }
                index += 1
                continue
            }
            let length = quoteLength(at: index, quote: quote)
            guard length > 0 else {
                index += 1
                continue
            }
            let next = index + length
            let runsIntoWord = isWord(at: next)
            if quote == .double && runsIntoWord || !innerQuotes.isEmpty {
                let rest = quotesOnLine(from: next, quote: quote)
                if innerQuotes.isEmpty && rest % 2 == 1 {
                    return unclosed(from: start, to: index, isKey: isKey, notBefore: escapeEnd)
                }
                if rest > 0 && (runsIntoWord || !endsValue(at: next)) {
                    innerQuotes.append(index)
                    index = next
                    continue
                }
            } else if quote == .single && runsIntoWord && quotesOnLine(from: next, quote: quote) > 0 {
                index = next
                continue
            }
            return StringExtent(
                contentEnd: index, end: next, isClosed: true, innerQuotes: quote == .double ? innerQuotes : []
            )
        }
        return unclosed(
            from: start, to: min(index, bytes.count), isKey: isKey, notBefore: min(escapeEnd, bytes.count))
    }

    /// The extent of a string that nothing closes before `limit`, without the text that probably belongs after it.
    private func unclosed(from start: Int, to limit: Int, isKey: Bool, notBefore: Int) -> StringExtent {
        var end = limit
        if isKey, let colon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ":")) { end = colon }
        let least = min(max(start, notBefore), end)
        while end > least {
            switch bytes[end - 1] {
            case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): end -= 1
            default: return StringExtent(contentEnd: end, end: end, isClosed: false)
            }
        }
        return StringExtent(contentEnd: end, end: end, isClosed: false)
    }

    /// The number of bytes of the quote at `index`; 0 without one.
    private func quoteLength(at index: Int, quote: Quote) -> Int {
        let byte = bytes[index]
        switch quote {
        case .double: return byte == UInt8(ascii: "\"") ? 1 : 0
        case .single: return byte == UInt8(ascii: "'") ? 1 : 0
        case .backtick: return byte == UInt8(ascii: "`") ? 1 : 0
        case .typographic:
            guard byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
            return (0x9C...0x9E).contains(bytes[index + 2]) ? 3 : 0
        }
    }

    /// The unescaped quotes up to the end of the line, as far as the lookahead goes.
    private mutating func quotesOnLine(from start: Int, quote: Quote) -> Int {
        let limit = min(bytes.count, start + Self.lookahead)
        var count = 0
        var index = start
        while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if quoteLength(at: index, quote: quote) > 0 { count += 1 }
            index += 1
        }
        steps += index - start
        return count
    }

    /// Whether the next token could follow a value: a separator, a closing bracket or the end of the line.
    private mutating func endsValue(at start: Int) -> Bool {
        let limit = min(bytes.count, start + Self.lookahead)
        var index = start
        while index < limit, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        steps += index - start
        guard index < bytes.count else { return true }
        switch bytes[index] {
        case 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"):
            return true
        default: return foreignMark(at: index) != nil
        }
    }

    /// Whether a string seems to continue after a line end: the next line with quotes has one too many.
    private mutating func continues(afterLineEnd start: Int, quote: Quote) -> Bool {
        let limit = min(bytes.count, start + Self.lookahead)
        var index = start
        defer { steps += index - start }
        while index < limit {
            while index < limit, bytes[index] <= 0x20 { index += 1 }
            guard index < limit else { return false }
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"): return false
            default: break
            }
            if quoteLength(at: index, quote: quote) > 0 { return false }
            var count = 0
            while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D {
                if bytes[index] == UInt8(ascii: "\\") {
                    index += 1
                } else if quoteLength(at: index, quote: quote) > 0 {
                    count += 1
                }
                index += 1
            }
            if count > 0 { return count % 2 == 1 }
        }
        return false
    }
}
