import MotionModel

extension JSONLexer {
    /// Reads a run of word bytes as if it were a quoted key.
    mutating func readWord() -> JSONString {
        let start = offset
        passWord()
        let range = SourceRange(start: start, end: offset)
        return JSONString(
            value: String(decoding: bytes[start..<offset], as: UTF8.self), range: range, contentRange: range,
            escapes: [])
    }

    /// Reads a literal, or text that lacks its quotes.
    mutating func readBareText() -> JSONToken.Kind {
        let start = offset
        if current == UInt8(ascii: "#") { offset += 1 }
        passWord()
        let firstWord = SourceRange(start: start, end: offset)
        switch word(firstWord) {
        case "true": return .scalar(.bool(true))
        case "false": return .scalar(.bool(false))
        case "null": return .scalar(.null)
        default: break
        }
        if let meant = meaning(of: firstWord) { return meant }
        if let number = numberBehindMinus(firstWord) { return number }
        // Words in a row are one text without quotes.
        while let byte = peek(1), current == 0x20, isWord(at: offset + 1),
            byte < 0x80 || isScalar(at: offset + 1)
        {
            offset += 1
            passWord()
        }
        passArguments()
        return unquoted(from: start)
    }

    /// Passes the arguments of a call that lacks its quotes, as those of `cubic-bezier(0.4, 0, 0.2, 1)`, if they end on the line.
    private mutating func passArguments() {
        guard current == UInt8(ascii: "(") else { return }
        var (end, depth) = (offset, 0)
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""), bytes[end] < 0x80 {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            end += 1
            if depth == 0 {
                offset = end
                return
            }
        }
    }

    /// Reads an expression that lacks its quotes: from `=` to a comma, a closing bracket or the end of the line.
    mutating func readBareExpression() -> JSONToken.Kind {
        let start = offset
        var end = start + 1
        while let byte = current, byte >= 0x20 || byte == 0x09, byte != UInt8(ascii: ","),
            byte != UInt8(ascii: "}"),
            byte != UInt8(ascii: "]"), byte != UInt8(ascii: "\""), byte < 0x80
        {
            offset += 1
            if byte != 0x20 && byte != 0x09 { end = offset }
        }
        offset = end
        return unquoted(from: start)
    }

    private mutating func unquoted(from start: Int) -> JSONToken.Kind {
        let range = SourceRange(start: start, end: offset)
        let text = word(range)
        let quoted = JSONValue.quoted(text)
        diagnostics.report(
            .jsonLiteral, "'\(text)' is not true, false or null, and text must be in quotes", at: range,
            fixes: [FixIt("write '\(quoted)'", range: range, replacement: quoted, isSafe: true)])
        return .string(JSONString(value: text, range: range, contentRange: range, escapes: []))
    }

    /// Literals of other languages.
    private mutating func meaning(of range: SourceRange) -> JSONToken.Kind? {
        let text = word(range)
        let content: JSONSyntax.Content
        let literal: String
        switch text {
        case "True", "TRUE": (content, literal) = (.bool(true), "true")
        case "False", "FALSE": (content, literal) = (.bool(false), "false")
        case "Null", "NULL", "None", "nil", "undefined": (content, literal) = (.null, "null")
        case "Infinity", "infinity", "inf", "Inf":
            // A text, of which its place says whether it can be so.
            let quoted = JSONValue.quoted("infinite")
            diagnostics.report(
                .jsonLiteral, "'\(text)' is no JSON number, what has no end is 'infinite'", at: range,
                fixes: [FixIt("write '\(quoted)'", range: range, replacement: quoted, isSafe: true)])
            return .string(JSONString(value: "infinite", range: range, contentRange: range, escapes: []))
        case "NaN", "nan", "NAN":
            diagnostics.report(.jsonLiteral, "'\(text)' is no JSON number", at: range)
            return .scalar(.invalid)
        default: return nil
        }
        diagnostics.report(
            .jsonLiteral, "JSON writes '\(text)' as '\(literal)'", at: range,
            fixes: [FixIt("write '\(literal)'", range: range, replacement: literal, isSafe: true)])
        return .scalar(content)
    }

    /// A number behind the minus of typography.
    private mutating func numberBehindMinus(_ range: SourceRange) -> JSONToken.Kind? {
        let minus: [UInt8] = [0xE2, 0x88, 0x92]
        guard bytes[range.start..<range.end].starts(with: minus) else { return nil }
        let text = [UInt8(ascii: "-")] + bytes[(range.start + minus.count)..<range.end]
        guard Self.isJSONNumber(text[...]), let value = NumberText.value(of: text[...]), value.isFinite else {
            return nil
        }
        let number = String(decoding: text, as: UTF8.self)
        diagnostics.report(
            .jsonNumber, "'\(word(range))' is not how JSON writes a number", at: range,
            fixes: [FixIt("write '\(number)'", range: range, replacement: number, isSafe: true)])
        return .scalar(.number(value))
    }

    private mutating func passWord() {
        while let byte = current, isWord(at: offset) {
            if byte < 0x80 {
                offset += 1
            } else {
                let scalar = UTF8Scalar(in: bytes, at: offset)
                if scalar.value == nil { return }
                offset += scalar.count
            }
        }
    }

    private func isScalar(at offset: Int) -> Bool {
        UTF8Scalar(in: bytes, at: offset).value != nil
    }

    private func word(_ range: SourceRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
}
