extension JSONLexer {
    /// The comma or colon that is meant by one of East Asian or Arabic writing at an offset; nil without such a one.
    func foreignMark(at offset: Int) -> UInt8? {
        guard offset < bytes.count, bytes[offset] >= 0x80 else { return nil }
        return switch UTF8Scalar(in: bytes, at: offset).value {
        case 0xFF0C, 0x3001, 0x060C: UInt8(ascii: ",")
        case 0xFF1A: UInt8(ascii: ":")
        default: nil
        }
    }

    /// Reports such a comma or colon, and reads it as what is meant.
    mutating func readForeignMark(_ mark: UInt8) -> JSONToken.Kind {
        let range = SourceRange(start: offset, end: offset + UTF8Scalar(in: bytes, at: offset).count)
        let written = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
        let meant = String(decoding: [mark], as: UTF8.self)
        diagnostics.report(
            .jsonUnexpected, "JSON writes '\(written)' as '\(meant)'", at: range,
            fixes: [FixIt("write '\(meant)'", range: range, replacement: meant, isSafe: true)])
        offset = range.end
        return mark == UInt8(ascii: ":") ? .colon : .comma
    }

    /// Passes and reports a comment as HTML writes it; false without one.
    mutating func skipMarkupComment() -> Bool {
        let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
        let near = bytes[offset...].prefix(Self.lookahead)
        guard near.starts(with: opening) else { return false }
        var end = offset + opening.count
        while end < near.endIndex, !near[end...].starts(with: closing) { end += 1 }
        steps += end - offset
        guard end < near.endIndex else { return false }
        let range = SourceRange(start: offset, end: end + closing.count)
        let inside = bytes[(offset + opening.count)..<end]
        let text = "/*" + String(decoding: inside, as: UTF8.self) + "*/"
        let endsEarly = inside.indices.dropLast().contains {
            inside[$0] == UInt8(ascii: "*") && inside[$0 + 1] == UInt8(ascii: "/")
        }
        diagnostics.report(
            .jsonUnexpected, "a comment stands between '/*' and '*/', not between '<!--' and '-->'",
            at: range,
            fixes: endsEarly
                ? [] : [FixIt("write '\(text)'", range: range, replacement: text, isSafe: true)])
        sawLineEnd = false
        offset = range.end
        return true
    }
}
