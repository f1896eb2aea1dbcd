import MotionModel

/// Cuts the text of an expression into tokens.
struct ExpressionScanner {
    let bytes: [UInt8]
    var position: Int

    /// Signs of two characters, including those that the language doesn't have but people write out of habit.
    private static let pairs = ["<=", ">=", "==", "!=", "&&", "||", "**"]
    /// Such signs of three characters.
    private static let triples = ["===", "!=="]

    /// The next token; nil at the end.
    mutating func next() -> ExpressionToken? {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        let kind = kind()
        return ExpressionToken(kind: kind, range: start..<position)
    }

    private mutating func kind() -> ExpressionToken.Kind {
        let byte = bytes[position]
        let follower = position + 1 < bytes.count ? bytes[position + 1] : 0
        if isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(follower)) { return number() }
        let start = position
        if isLetter(byte) {
            while position < bytes.count, isLetter(bytes[position]) || isDigit(bytes[position]) {
                position += 1
            }
            return .name(text(from: start))
        }
        position += byte < 0x80 ? 1 : UTF8Scalar(in: bytes, at: position).count
        if start + 2 < bytes.count, bytes[start] < 0x80, bytes[start + 2] == UInt8(ascii: "=") {
            let triple = String(decoding: bytes[start...start + 2], as: UTF8.self)
            if Self.triples.contains(triple) {
                position = start + 3
                return .sign(triple)
            }
        }
        if position < bytes.count {
            let pair = String(decoding: bytes[start...start + 1], as: UTF8.self)
            if Self.pairs.contains(pair) {
                position = start + 2
                return .sign(pair)
            }
        }
        return .sign(text(from: start))
    }

    private mutating func number() -> ExpressionToken.Kind {
        let start = position
        skipDigits()
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            skipDigits()
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            var digits = position + 1
            let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]
            if digits < bytes.count, signs.contains(bytes[digits]) { digits += 1 }
            if digits < bytes.count, isDigit(bytes[digits]) {
                position = digits
                skipDigits()
            }
        }
        // A scanned number always reads: it can only be too large.
        return .number(NumberText.value(of: bytes[start..<position]) ?? .infinity)
    }

    private mutating func skipDigits() {
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
}
