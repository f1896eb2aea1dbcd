import MotionModel

/// A word of an expression in a text, for drawing it.
package struct ExpressionWord: Sendable {
    /// What a word is.
    package enum Kind: Sendable {
        case number, function, name, part
    }

    package let kind: Kind
    /// Its place in the text.
    package let range: SourceRange

    /// The words of an expression in quotes, in order; none if it has escapes, which no expression needs.
    package static func words(in range: SourceRange, of bytes: [UInt8]) -> [ExpressionWord] {
        guard range.count > 2, bytes[range.start] == UInt8(ascii: "\""),
            !bytes[range.start..<range.end].contains(UInt8(ascii: "\\"))
        else { return [] }
        let text = String(decoding: bytes[(range.start + 1)..<(range.end - 1)], as: UTF8.self)
        let tokens = ExpressionToken.tokens(of: text)
        return tokens.enumerated().compactMap { index, token in
            let kind: Kind
            switch token.kind {
            case .number: kind = .number
            case .name(let name):
                let isPart = index > 0 && tokens[index - 1].kind == .sign(".")
                // A parameter may be called 'value'; the function has its brackets.
                let isReading = name == ExpressionParser.value && tokens[index + 1].kind == .sign("(")
                let isFunction = isReading || Expression.Function(rawValue: name) != nil
                kind = isPart ? .part : isFunction ? .function : .name
            case .sign, .end: return nil
            }
            let start = range.start + 1 + token.range.lowerBound
            let place = SourceRange(start: start, end: start + token.range.count)
            return ExpressionWord(kind: kind, range: place)
        }
    }
}
