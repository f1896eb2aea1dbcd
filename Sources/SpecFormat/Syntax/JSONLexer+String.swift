extension JSONLexer {
    /// The quotes that delimit a string.
    enum Quote: Hashable {
        case double
        case single
        case backtick
        case typographic
    }

    /// Reads a string with its quotes, whatever they are.
    mutating func readString(quote: Quote, isKey: Bool) -> JSONString {
        let start = offset
        let contentStart = start + (quote == .typographic ? 3 : 1)
        let extent = stringExtent(from: contentStart, quote: quote, isKey: isKey)
        let content = SourceRange(start: contentStart, end: extent.contentEnd)
        let range = SourceRange(start: start, end: extent.end)
        if !extent.isClosed { reportUnclosed(range, isAtEnd: extent.contentEnd == bytes.count) }
        let reportsBefore = diagnostics.count
        let string = decode(content, in: range, quote: quote, innerQuotes: extent.innerQuotes)
        if quote != .double && extent.isClosed && diagnostics.count == reportsBefore {
            let quoted = JSONValue.quoted(string.value)
            diagnostics.report(
                .jsonQuotes, "strings are written in double quotes", at: range,
                fixes: [FixIt("write '\(quoted)'", range: range, replacement: quoted, isSafe: true)])
        }
        offset = extent.end
        return string
    }

    private mutating func reportUnclosed(_ range: SourceRange, isAtEnd: Bool) {
        if isAtEnd { isCutShort = true }
        let quotes = bytes[range.start] == UInt8(ascii: "\"")
        diagnostics.report(
            .jsonUnclosedString, "a string must end on its line", at: range,
            fixes: quotes
                ? [FixIt("close the string", range: SourceRange(at: range.end), replacement: "\"")] : [])
    }

    /// The text between the quotes with its escapes resolved.
    private mutating func decode(
        _ content: SourceRange, in range: SourceRange, quote: Quote, innerQuotes: [Int]
    ) -> JSONString {
        var decoded: [UInt8] = []
        var escapes: [JSONString.Escape] = []
        var copied = content.start
        var nextQuote = 0
        offset = content.start
        while offset < content.end {
            let byte = bytes[offset]
            let start = offset
            if nextQuote < innerQuotes.count && innerQuotes[nextQuote] == offset {
                nextQuote += 1
                offset += 1
                let place = SourceRange(start: start, end: offset)
                diagnostics.report(
                    .jsonEscape, "a quote inside a string must be escaped", at: place,
                    fixes: [FixIt("write '\\\"'", range: place, replacement: "\\\"")])
                continue
            }
            var replacement: UInt32?
            if byte == UInt8(ascii: "\\") {
                replacement = readEscape(before: content.end, quote: quote)
            } else if byte < 0x20 {
                reportControlCharacter(byte, before: content.end)
                continue
            } else if byte < 0x80 {
                offset += 1
                continue
            } else {
                let scalar = UTF8Scalar(in: bytes, at: offset)
                if scalar.value != nil {
                    offset += scalar.count
                    continue
                }
                reportInvalidUTF8()
                replacement = 0xFFFD
            }
            decoded.append(contentsOf: bytes[copied..<start])
            let before = decoded.count
            if let replacement { UTF8Scalar.append(replacement, to: &decoded) }
            escapes.append(
                JSONString.Escape(
                    decoded: SourceRange(start: before, end: decoded.count),
                    source: SourceRange(start: start, end: offset)))
            copied = offset
        }
        let value: String
        if escapes.isEmpty {
            value = String(decoding: bytes[content.start..<content.end], as: UTF8.self)
        } else {
            decoded.append(contentsOf: bytes[copied..<content.end])
            value = String(decoding: decoded, as: UTF8.self)
        }
        return JSONString(value: value, range: range, contentRange: content, escapes: escapes)
    }

    private mutating func reportControlCharacter(_ byte: UInt8, before end: Int) {
        let start = offset
        offset += byte == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A ? 2 : 1
        let range = SourceRange(start: start, end: offset)
        let escape =
            switch byte {
            case 0x08: "\\b"
            case 0x09: "\\t"
            case 0x0A, 0x0D: "\\n"
            case 0x0C: "\\f"
            default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        diagnostics.report(
            .jsonControlCharacter, "a control character in a string must be escaped", at: range,
            fixes: [FixIt("write '\(escape)'", range: range, replacement: escape, isSafe: true)])
    }
}
