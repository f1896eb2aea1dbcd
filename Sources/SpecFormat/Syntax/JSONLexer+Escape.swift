extension JSONLexer {
    /// Reads the backslash sequence at `offset` and passes it.
    ///
    /// - Returns: The scalar of the sequence; nil for none (an escaped line end).
    mutating func readEscape(before end: Int, quote: Quote) -> UInt32? {
        let start = offset
        guard start + 1 < end else {
            offset = end
            return reportEscape(from: start, meaning: 0x5C, fix: "\\\\")
        }
        let byte = bytes[start + 1]
        offset = start + 2
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt32(byte)
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"): return readUnicodeEscape(from: start, before: end)
        case UInt8(ascii: "'"):
            return quote == .single ? 0x27 : reportEscape(from: start, meaning: 0x27, fix: "'")
        case UInt8(ascii: "`"):
            return quote == .backtick ? 0x60 : reportEscape(from: start, meaning: 0x60, fix: "`")
        case UInt8(ascii: "v"): return reportEscape(from: start, meaning: 0x0B, fix: "\\u000b")
        case UInt8(ascii: "0"): return reportEscape(from: start, meaning: 0, fix: "\\u0000")
        case UInt8(ascii: "x"):
            if start + 3 < end, let high = Self.hexValue(bytes[start + 2]),
                let low = Self.hexValue(bytes[start + 3])
            {
                offset = start + 4
                let digits = String(decoding: bytes[(start + 2)..<(start + 4)], as: UTF8.self)
                return reportEscape(from: start, meaning: high << 4 | low, fix: "\\u00" + digits)
            }
            offset = start + 1
            return reportEscape(from: start, length: 2, meaning: 0x5C, fix: nil)
        default:
            // The byte after the backslash may begin a scalar, a control character or a closing quote: it is read as
            // such.
            offset = start + 1
            return reportEscape(
                from: start, length: byte >= 0x20 && byte < 0x80 ? 2 : 1, meaning: 0x5C, fix: nil)
        }
    }

    private mutating func readUnicodeEscape(from start: Int, before end: Int) -> UInt32? {
        guard let unit = hexUnit(at: start + 2, before: end) else {
            while offset < end, offset < start + 6, Self.hexValue(bytes[offset]) != nil { offset += 1 }
            diagnostics.report(
                .jsonEscape, "'\\u' must have four hexadecimal digits",
                at: SourceRange(start: start, end: offset))
            return 0xFFFD
        }
        offset = start + 6
        if unit >= 0xD800 && unit < 0xDC00 && offset + 1 < end && bytes[offset] == UInt8(ascii: "\\")
            && bytes[offset + 1] == UInt8(ascii: "u"), let low = hexUnit(at: offset + 2, before: end),
            low >= 0xDC00 && low < 0xE000
        {
            offset += 6
            return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
        if unit >= 0xD800 && unit < 0xE000 {
            let half = unit < 0xDC00 ? "first" : "second"
            diagnostics.report(
                .jsonSurrogate, "the \(half) half of a surrogate pair stands for no character alone",
                at: SourceRange(start: start, end: offset))
            return 0xFFFD
        }
        return unit
    }

    private func hexUnit(at start: Int, before end: Int) -> UInt32? {
        guard start + 4 <= end else { return nil }
        var unit: UInt32 = 0
        for index in start..<(start + 4) {
            guard let digit = Self.hexValue(bytes[index]) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    private mutating func reportEscape(
        from start: Int, length: Int? = nil, meaning: UInt32, fix: String?
    ) -> UInt32 {
        let range = SourceRange(start: start, end: length.map { start + $0 } ?? offset)
        let backslash = SourceRange(start: start, end: start + 1)
        let fixes =
            if let fix {
                [FixIt("write '\(fix)'", range: range, replacement: fix, isSafe: true)]
            } else {
                [FixIt("write '\\\\' for a backslash", range: backslash, replacement: "\\\\")]
            }
        diagnostics.report(
            .jsonEscape,
            "JSON has no escape '\(String(decoding: bytes[range.start..<range.end], as: UTF8.self))'",
            at: range, fixes: fixes)
        return meaning
    }
}
