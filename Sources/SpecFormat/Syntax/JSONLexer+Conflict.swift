/// The lines that version control writes into a file where both sides of a merge changed it.
extension JSONLexer {
    /// How many equal signs such a line begins with.
    private static let markLength = 7

    /// Passes and reports the line before the first of two sides, of which that one is read.
    mutating func skipConflictStart() -> Bool {
        guard isConflictMark(UInt8(ascii: "<")) else { return false }
        let start = offset
        skipToLineEnd()
        diagnostics.report(
            .jsonUnexpected,
            "a merge left two versions here: keep one, and remove this line and those like it",
            at: SourceRange(start: start, end: offset))
        isInConflict = true
        return true
    }

    /// Passes the second side, or the common base before it, up to the line behind both.
    mutating func skipConflictRest() -> Bool {
        guard isInConflict, isConflictMark(UInt8(ascii: "=")) || isConflictMark(UInt8(ascii: "|")) else {
            return false
        }
        isInConflict = false
        while current != nil {
            let isLast = isConflictMark(UInt8(ascii: ">"))
            skipToLineEnd()
            if isLast { return true }
            while let byte = current, byte == 0x0A || byte == 0x0D { offset += 1 }
        }
        return true
    }

    /// Whether a line begins here with as many of a sign as mark a conflict.
    private func isConflictMark(_ sign: UInt8) -> Bool {
        guard current == sign, offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D,
            offset + Self.markLength <= bytes.count
        else { return false }
        return bytes[offset..<(offset + Self.markLength)].allSatisfy { $0 == sign }
            && peek(Self.markLength) != sign
    }
}
