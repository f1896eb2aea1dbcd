import SpecFormat

/// The names of a text and the words of its expressions, by what they are, for colouring.
struct SemanticTokens {
    /// The types of tokens, in the order of their numbers.
    static let types = [
        "namespace", "parameter", "variable", "enumMember", "function", "class", "property", "number",
        "event",
    ]
    /// The modifiers of tokens, in the order of their bits.
    static let modifiers = ["definition"]

    private let text: OpenText

    /// Creates the tokens of a text that was checked.
    init(_ text: OpenText) { self.text = text }

    /// The tokens in the protocol's numbers, five for each: lines and columns from the one before.
    func json(in part: SourceRange? = nil) -> JSONValue {
        var tokens: [(range: SourceRange, type: Int, isDefinition: Bool)] = []
        for name in text.annotations?.names ?? [] {
            if let type = name.kind.type { tokens.append((name.range, type, name.isDefinition)) }
        }
        for fact in text.annotations?.facts ?? [] {
            guard case .expression = fact.meaning else { continue }
            for word in ExpressionWord.words(in: fact.range, of: text.bytes) {
                tokens.append((word.range, word.kind.type, false))
            }
        }
        // A name of the spec comes before the same word of an expression.
        tokens = tokens.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }.map { $0.element }
        var numbers: [JSONValue] = []
        var last = TextPositions.Position(line: 0, character: 0)
        var end = 0
        for token in tokens where token.range.start >= end && !token.range.isEmpty {
            if let part, token.range.end <= part.start || token.range.start >= part.end { continue }
            let start = text.positions.position(at: token.range.start)
            let stop = text.positions.position(at: token.range.end)
            guard start.line == stop.line else { continue }
            let column = start.line == last.line ? start.character - last.character : start.character
            for number in [
                start.line - last.line, column, stop.character - start.character, token.type,
                token.isDefinition ? 1 : 0,
            ] { numbers.append(.number(Double(number))) }
            last = start
            end = token.range.end
        }
        return .object([("data", .array(numbers))])
    }
}

extension NameKind {
    /// The number of the token's type; nil for what isn't coloured.
    fileprivate var type: Int? {
        switch self {
        case .namespace: 0
        case .parameter: 1
        case .duration, .curve, .timing: 2
        case .state: 3
        case .variant: 4
        case .target: 5
        case .property: 6
        case .event: 8
        case .file: nil
        }
    }
}

extension ExpressionWord.Kind {
    fileprivate var type: Int {
        switch self {
        case .number: 7
        case .function: 4
        case .name: 1
        case .part: 6
        }
    }
}
