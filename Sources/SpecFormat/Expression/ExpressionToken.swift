/// One word or sign of an expression.
struct ExpressionToken: Hashable, Sendable {
    /// The kind of the token.
    let kind: Kind
    /// The range of the token, as UTF-8 offsets in the text.
    let range: Range<Int>

    /// The kinds of words and signs.
    enum Kind: Hashable, Sendable {
        /// A number; infinite when it is too large for a `Double`.
        case number(Double)
        /// A name.
        case name(String)
        /// A sign of the language, or something that looks like one.
        case sign(String)
        /// The end of the text.
        case end
    }
}

extension ExpressionToken {
    /// The tokens of a text, with its end; the text begins with `=`.
    static func tokens(of text: String) -> [ExpressionToken] {
        let bytes = [UInt8](text.utf8)
        var scanner = ExpressionScanner(bytes: bytes, position: bytes.isEmpty ? 0 : 1)
        var tokens: [ExpressionToken] = []
        while let token = scanner.next() { tokens.append(token) }
        tokens.append(ExpressionToken(kind: .end, range: bytes.count..<bytes.count))
        return tokens
    }
}
