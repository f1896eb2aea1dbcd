extension JSONLexer {
    /// Returns the comments read so far, and clears the list.
    mutating func takeComments() -> [JSONComment] {
        if comments.isEmpty { return [] }
        let taken = comments
        comments = []
        return taken
    }

    /// Passes a byte order mark at the start of the text.
    mutating func skipByteOrderMark() {
        offset = ByteOrderMark.count(in: bytes)
    }

    /// Passes and reports what makes the text a value of a program: `const spec =`, `export default`, `return`.
    mutating func skipAssignment() {
        var start = offset
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
        guard
            let open = bytes[start...].prefix(Self.lookahead).firstIndex(where: {
                $0 == UInt8(ascii: "{") || $0 == 0x0A
            }), bytes[open] == UInt8(ascii: "{")
        else { return }
        var end = open
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let isPath = bytes[start..<end].dropLast().allSatisfy {
            Self.isWord($0) || $0 == 0x20 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
        }
        let isAssignment = text.utf8.last == UInt8(ascii: "=") && text.utf8.count > 1 && isPath
        guard isAssignment || text == "export default" || text == "return" else { return }
        diagnostics.report(
            .jsonUnexpected, "a file begins with its value, not with '\(text)'",
            at: SourceRange(start: start, end: end),
            fixes: [
                FixIt(
                    "remove it", range: SourceRange(start: start, end: open), replacement: "", isSafe: true)
            ])
        offset = open
    }

    /// Whether the text is YAML: it begins with a name and a colon, or with three hyphens. Reports it.
    mutating func refusesYAML() -> Bool {
        var start = offset
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
        var end = start
        while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
        let first = SourceRange(start: start, end: end)
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        guard word == "---" || end > start && end < bytes.count && bytes[end] == UInt8(ascii: ":") else {
            return false
        }
        diagnostics.report(
            .jsonUnexpected, "a spec is JSON and begins with '{': this is YAML, or lacks its brackets",
            at: first)
        return true
    }

    /// Passes white space and comments.
    mutating func skipTrivia(isValue: Bool) {
        let start = offset
        scan: while let byte = current {
            switch byte {
            case 0x20, 0x09:
                offset += 1
            case 0x0A, 0x0D:
                sawLineEnd = true
                offset += 1
            case UInt8(ascii: "/"):
                if peek(1) == UInt8(ascii: "/") {
                    skipLineComment()
                } else if peek(1) == UInt8(ascii: "*") {
                    skipBlockComment()
                } else {
                    break scan
                }
            case UInt8(ascii: "#"):
                if isValue && Self.isWord(peek(1) ?? 0) { break scan }
                skipHashComment()
            case UInt8(ascii: "<"):
                guard skipConflictStart() || skipMarkupComment() else { break scan }
            case UInt8(ascii: "="), UInt8(ascii: "|"):
                guard skipConflictRest() else { break scan }
            case UInt8(ascii: "`"):
                guard isFence else { break scan }
                skipFence()
            case UInt8(ascii: "."):
                guard skipEllipsis() else { break scan }
            case 0x0B, 0x0C:
                reportForeignSpace(count: 1, name: byte == 0x0B ? "U+000B" : "U+000C")
            case 0x80...:
                let scalar = UTF8Scalar(in: bytes, at: offset)
                guard let name = scalar.value.flatMap(Self.foreignSpaceName) else { break scan }
                reportForeignSpace(count: scalar.count, name: name)
            default:
                break scan
            }
        }
        steps += offset - start + 1
    }

    /// Whether a colon follows after any white space; looks ahead a bounded distance.
    mutating func colonFollows() -> Bool {
        follower() == UInt8(ascii: ":")
    }

    /// Whether the next text could be the value of a key, or a colon.
    mutating func memberFollows() -> Bool {
        guard let byte = follower() else { return false }
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
            return true
        default: return Self.isWord(byte)
        }
    }

    private mutating func follower() -> UInt8? {
        var distance = 0
        defer { steps += distance }
        while let byte = peek(distance), distance < Self.lookahead {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: distance += 1
            default: return foreignMark(at: offset + distance) ?? byte
            }
        }
        return nil
    }

    private mutating func skipLineComment() {
        let start = offset
        skipToLineEnd()
        finishComment(from: start, isBlock: false)
    }

    private mutating func skipBlockComment() {
        let start = offset
        var lineEnds = false
        offset += 2
        while let byte = current {
            if byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/") {
                offset += 2
                finishComment(from: start, isBlock: true)
                // A comment over several lines separates the item before it from the item after it.
                if lineEnds { sawLineEnd = true }
                return
            }
            if byte == 0x0A || byte == 0x0D { lineEnds = true }
            skipScalar(byte)
        }
        isCutShort = true
        diagnostics.report(
            .jsonUnclosedComment, "a comment that begins with '/*' must end with '*/'",
            at: SourceRange(start: start, end: start + 2),
            notes: [Diagnostic.Note("the file ends here", at: SourceRange(at: bytes.count))],
            fixes: [FixIt("close the comment", range: SourceRange(at: bytes.count), replacement: "*/")])
        finishComment(from: start, isBlock: true)
    }

    private mutating func skipHashComment() {
        let start = offset
        let mark = SourceRange(start: start, end: start + 1)
        diagnostics.report(
            .jsonUnexpected, "a comment begins with '//', not '#'", at: mark,
            fixes: [FixIt("write '//'", range: mark, replacement: "//", isSafe: true)])
        skipToLineEnd()
        sawLineEnd = false
    }

    /// Whether a Markdown fence begins here.
    private var isFence: Bool {
        guard peek(1) == UInt8(ascii: "`"), peek(2) == UInt8(ascii: "`") else { return false }
        return bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A || $0 == 0x0D } ?? true
    }

    private mutating func skipFence() {
        let start = offset
        skipToLineEnd()
        let range = SourceRange(start: start, end: offset)
        diagnostics.report(
            .jsonUnexpected, "a Markdown fence is no part of JSON", at: range,
            fixes: [FixIt("remove it", range: range, replacement: "", isSafe: true)])
    }

    /// Passes full stops that stand for something left out, with the comma behind them.
    private mutating func skipEllipsis() -> Bool {
        var end = offset
        while end < bytes.count, bytes[end] == UInt8(ascii: ".") { end += 1 }
        guard end - offset >= 3, end == bytes.count || !Self.isWord(bytes[end]) else { return false }
        let range = SourceRange(start: offset, end: end)
        var next = end
        while next < bytes.count, next - end < Self.lookahead, bytes[next] == 0x20 { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: ",") { end = next + 1 }
        diagnostics.report(
            .jsonUnexpected, "'...' leaves out what a file must say", at: range,
            fixes: [
                FixIt(
                    "remove it", range: SourceRange(start: range.start, end: end), replacement: "",
                    isSafe: true)
            ])
        offset = end
        return true
    }

    mutating func skipToLineEnd() {
        while let byte = current, byte != 0x0A, byte != 0x0D { skipScalar(byte) }
    }

    private mutating func skipScalar(_ byte: UInt8) {
        if byte < 0x80 {
            offset += 1
            return
        }
        let scalar = UTF8Scalar(in: bytes, at: offset)
        if scalar.value == nil { reportInvalidUTF8() } else { offset += scalar.count }
    }

    private mutating func finishComment(from start: Int, isBlock: Bool) {
        let range = SourceRange(start: start, end: offset)
        comments.append(JSONComment(range: range, isBlock: isBlock, beginsLine: sawLineEnd))
        sawLineEnd = false
        if strictJSON && !isCutShort {
            diagnostics.report(
                .jsonComment, "strict JSON has no comments", at: range,
                fixes: [FixIt("remove the comment", range: range, replacement: "")])
        }
    }

    private mutating func reportForeignSpace(count: Int, name: String) {
        let range = SourceRange(start: offset, end: offset + count)
        diagnostics.report(
            .jsonUnexpected, "the space character \(name) is no white space in JSON", at: range,
            fixes: [FixIt("write a plain space", range: range, replacement: " ", isSafe: true)])
        offset += count
    }

    /// Unicode's other spaces and invisible marks, which editors and web pages leave in copied text.
    private static func foreignSpaceName(_ scalar: UInt32) -> String? {
        switch scalar {
        case 0x85: "U+0085"
        case 0xA0: "U+00A0"
        case 0x1680: "U+1680"
        case 0x2000...0x200F, 0x2028...0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF:
            "U+" + String(repeating: "0", count: max(0, 4 - String(scalar, radix: 16).utf8.count))
                + String(scalar, radix: 16, uppercase: true)
        default: nil
        }
    }
}
