/// Divides JSON text into tokens and reports errors inside them.
struct JSONLexer {
    /// The text.
    let bytes: [UInt8]
    /// Whether comments are reported.
    let strictJSON: Bool
    /// Everything reported so far.
    var diagnostics: Diagnostics
    /// The next byte to read.
    var offset = 0
    /// The comments read since the last call that took them.
    var comments: [JSONComment] = []
    /// Whether a line ended since the last token or comment.
    var sawLineEnd = true
    /// Whether an unclosed block comment extends to the end of the text, so that nothing more needs to be reported
    /// missing.
    var isCutShort = false
    /// Whether the first side of a merge is being read.
    var isInConflict = false
    /// The number of times that a byte was examined, a bound of the work done.
    var steps = 0

    /// The largest number of bytes that a guess about a malformed string may look ahead.
    static let lookahead = 1_000

    /// The byte at `offset`; nil at the end.
    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte `distance` after the current one; nil after the end.
    func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// The next token.
    ///
    /// - Parameters:
    ///   - isKey: A key may be due, so bare words are words and not literals.
    ///   - isValue: A value is due, so a `#` may begin a colour and not a comment.
    mutating func next(isKey: Bool, isValue: Bool) -> JSONToken {
        skipTrivia(isValue: isValue)
        let beginsLine = sawLineEnd
        sawLineEnd = false
        let start = offset
        let kind = readToken(isKey: isKey, isValue: isValue)
        steps += offset - start + 1
        return JSONToken(kind: kind, range: SourceRange(start: start, end: offset), beginsLine: beginsLine)
    }

    private mutating func readToken(isKey: Bool, isValue: Bool) -> JSONToken.Kind {
        guard let byte = current else { return .end }
        switch byte {
        case UInt8(ascii: "{"): return punctuation(.open(.brace))
        case UInt8(ascii: "}"): return punctuation(.close(.brace))
        case UInt8(ascii: "["): return punctuation(.open(.square))
        case UInt8(ascii: "]"): return punctuation(.close(.square))
        case UInt8(ascii: ":"): return punctuation(.colon)
        case UInt8(ascii: ","): return punctuation(.comma)
        case UInt8(ascii: "\""): return .string(readString(quote: .double, isKey: isKey))
        case UInt8(ascii: "'"): return .string(readString(quote: .single, isKey: isKey))
        case UInt8(ascii: "`"): return .string(readString(quote: .backtick, isKey: isKey))
        case UInt8(ascii: "="):
            return isValue ? readBareExpression() : readStray()
        case UInt8(ascii: "#"):
            return isValue && Self.isWord(peek(1) ?? 0) ? readBareText() : readStray()
        default:
            if byte >= 0x80 {
                let scalar = UTF8Scalar(in: bytes, at: offset)
                guard let value = scalar.value else {
                    reportInvalidUTF8()
                    return .stray(isReported: true)
                }
                if value == 0x201C || value == 0x201D || value == 0x201E {
                    return .string(readString(quote: .typographic, isKey: isKey))
                }
                if let mark = foreignMark(at: offset) { return readForeignMark(mark) }
                return isKey ? .word(readWord()) : readBareText()
            }
            if isKey { return Self.isWord(byte) ? .word(readWord()) : readStray() }
            if Self.isDigit(byte) || Self.beginsNumber(byte) && Self.isWord(peek(1) ?? 0) {
                return readNumber()
            }
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { return readNumber() }
            return Self.isWord(byte) ? readBareText() : readStray()
        }
    }

    private mutating func punctuation(_ kind: JSONToken.Kind) -> JSONToken.Kind {
        offset += 1
        return kind
    }

    /// Passes the bytes up to the next one that could begin a token. `=` and `;`, written for `:` and `,`, are taken
    /// alone.
    private mutating func readStray() -> JSONToken.Kind {
        let first = current
        offset += 1
        if first == UInt8(ascii: "=") {
            if current == UInt8(ascii: ">") { offset += 1 }
        } else if first != UInt8(ascii: ";") {
            while let byte = current, byte < 0x80, !Self.isDelimiter(byte), byte != UInt8(ascii: "="),
                byte != UInt8(ascii: ";")
            { offset += 1 }
        }
        return .stray(isReported: false)
    }

    /// Reports a run of bytes at `offset` that isn't UTF-8, once, and passes it.
    mutating func reportInvalidUTF8() {
        let start = offset
        while offset < bytes.count {
            let scalar = UTF8Scalar(in: bytes, at: offset)
            if scalar.value != nil { break }
            offset += scalar.count
        }
        diagnostics.report(
            .jsonUTF8, "text must be UTF-8", at: SourceRange(start: start, end: offset))
    }

    /// Whether a byte is white space, punctuation or a quote, any of which ends a run of other bytes.
    static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
            UInt8(ascii: "]"),
            UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
            UInt8(ascii: "/"), UInt8(ascii: "#"):
            true
        default: false
        }
    }

    /// Whether a byte belongs to a name or number; every byte of a scalar beyond ASCII does.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "*"), 0x80...:
            true
        default: false
        }
    }

    /// Whether the byte at an offset belongs to a name or number.
    func isWord(at offset: Int) -> Bool {
        offset < bytes.count && Self.isWord(bytes[offset]) && foreignMark(at: offset) == nil
    }

    /// 0–9.
    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func beginsNumber(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
}
