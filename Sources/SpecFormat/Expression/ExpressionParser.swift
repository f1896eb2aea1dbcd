import MotionModel

/// Parses an expression: one pass that checks types, computes constants, and collects problems.
///
/// The grammar, the loosest first; `^` binds to the right, comparisons don't chain:
///
///     choice      = either [ "?" choice ":" choice ]
///     either      = both { "||" both }
///     both        = comparison { "&&" comparison }
///     comparison  = sum [ ( "<" | "<=" | ">" | ">=" | "==" | "!=" ) sum ]
///     sum         = product { ( "+" | "-" ) product }
///     product     = sign { ( "*" | "/" | "%" ) sign }
///     sign        = ( "-" | "!" ) sign | power
///     power       = member [ "^" sign ]
///     member      = atom { "." name }
///     atom        = number | name | name "(" choice { "," choice } ")" | "value" "(" path ")" | "(" choice ")"
///
/// A syntax problem ends the parsing. After any other problem it continues; parts that depend on the problem have no
/// kind, and nothing more is reported about them.
struct ExpressionParser {
    /// The largest number of tokens of an expression.
    static let mostTokens = 512
    /// The deepest nesting of brackets, signs, powers and choices.
    static let deepest = 64

    let environment: ExpressionEnvironment
    /// The text.
    let bytes: [UInt8]
    let tokens: [ExpressionToken]
    var position = 0
    /// The problems, in the order in which they were found.
    var problems: [ExpressionProblem] = []
    /// The names that were used, with their places.
    var usedNames: [(name: String, range: Range<Int>)] = []
    /// The properties whose values are read, with the places of their paths.
    var usedProperties: [UsedProperty] = []
    /// The guesses at unknown names that are still to be had.
    var suggestions: Suggestions
    private var depth = 0

    init(_ text: String, _ environment: ExpressionEnvironment, suggestions: Suggestions) {
        self.environment = environment
        self.suggestions = suggestions
        bytes = [UInt8](text.utf8)
        tokens = ExpressionToken.tokens(of: text)
    }

    /// A part of an expression; its kind is nil if a problem was reported in it.
    struct Part {
        var kind: TypedExpression.Kind?
        var components: [Expression]
        var range: Range<Int>
    }

    /// Thrown to end the parsing early, after the reason was reported.
    struct Stop: Error {}

    /// The expression; nil when a problem was reported.
    mutating func parse() -> TypedExpression? {
        // The end is a token too.
        guard tokens.count <= Self.mostTokens + 1 else {
            report(
                .expressionLimit, "an expression has at most \(Self.mostTokens) words and signs",
                at: tokens[Self.mostTokens].range)
            return nil
        }
        do throws(Stop) {
            let part = try choice()
            if current.kind != .end { throw unexpected(orElse: "an operator") }
            guard problems.isEmpty, let kind = part.kind else { return nil }
            return TypedExpression(kind, part.components)
        } catch {
            return nil
        }
    }

    // MARK: Grammar

    mutating func choice() throws(Stop) -> Part {
        try enter()
        defer { depth -= 1 }
        let condition = try either()
        guard accept("?") else { return condition }
        let first = try choice()
        try expect(":")
        let second = try choice()
        return chosen(condition, first, second)
    }

    private mutating func either() throws(Stop) -> Part {
        var result = try both()
        while current.kind == .sign("||") {
            let place = advance().range
            result = joined(result, try both(), isBoth: false, at: place)
        }
        return result
    }

    private mutating func both() throws(Stop) -> Part {
        var result = try comparison()
        while current.kind == .sign("&&") {
            let place = advance().range
            result = joined(result, try comparison(), isBoth: true, at: place)
        }
        return result
    }

    private mutating func comparison() throws(Stop) -> Part {
        let left = try sum()
        guard let operation = Expression.Operator(sign: current.kind), operation.isComparison else {
            return left
        }
        let place = advance().range
        let result = combined(operation, left, try sum(), at: place)
        if let next = Expression.Operator(sign: current.kind), next.isComparison {
            throw syntax("comparisons don't chain: write two, and choose with '?:'", at: current.range)
        }
        return result
    }

    private mutating func sum() throws(Stop) -> Part {
        var result = try product()
        while let operation = Expression.Operator(sign: current.kind),
            operation == .add || operation == .subtract
        {
            let place = advance().range
            result = combined(operation, result, try product(), at: place)
        }
        return result
    }

    private mutating func product() throws(Stop) -> Part {
        var result = try sign()
        while let operation = Expression.Operator(sign: current.kind),
            operation == .multiply || operation == .divide || operation == .remainder
        {
            let place = advance().range
            result = combined(operation, result, try sign(), at: place)
        }
        return result
    }

    private mutating func sign() throws(Stop) -> Part {
        let isNot = current.kind == .sign("!")
        guard isNot || current.kind == .sign("-") else { return try power() }
        let start = advance().range.lowerBound
        try enter()
        defer { depth -= 1 }
        let part = try sign()
        return isNot ? opposite(of: part, from: start) : negated(part, from: start)
    }

    private mutating func power() throws(Stop) -> Part {
        let base = try member()
        guard current.kind == .sign("^") else { return base }
        let place = advance().range
        try enter()
        defer { depth -= 1 }
        return combined(.power, base, try sign(), at: place)
    }

    private mutating func member() throws(Stop) -> Part {
        var result = try atom()
        while current.kind == .sign(".") {
            advance()
            guard case .name(let name) = current.kind else { throw unexpected(orElse: "the name of a part") }
            result = part(named: name, of: result, at: advance().range)
        }
        return result
    }

    private mutating func atom() throws(Stop) -> Part {
        let token = current
        switch token.kind {
        case .number(let value):
            advance()
            guard value.isFinite else {
                report(.nonFinite, "the number is too large", at: token.range)
                return Part(kind: nil, components: [], range: token.range)
            }
            return Part(kind: .number, components: [.constant(value)], range: token.range)
        case .name("not") where environment["not"] == nil:
            throw syntax("'not' is written '!'", at: token.range, writing: "!", isSafe: true)
        case .name("Math") where environment["Math"] == nil && tokens[position + 1].kind == .sign("."):
            advance()
            let stop = advance()
            report(
                .expressionName, "functions have no 'Math.' in front of them here",
                at: token.range.lowerBound..<stop.range.upperBound, writing: "", isSafe: true)
            return try atom()
        case .name(let name):
            advance()
            if current.kind == .sign("(") {
                return name == Self.value
                    ? try reading(at: token.range) : try call(name, at: token.range)
            }
            return meaning(of: name, at: token.range)
        case .sign("("):
            advance()
            var inner = try choice()
            let end = current.range.upperBound
            try expect(")")
            inner.range = token.range.lowerBound..<end
            return inner
        case .sign, .end:
            throw unexpected(orElse: "a number, a name or '('")
        }
    }

    private mutating func call(_ name: String, at place: Range<Int>) throws(Stop) -> Part {
        advance()
        var arguments: [Part] = []
        if current.kind != .sign(")") {
            repeat { arguments.append(try choice()) } while accept(",")
        }
        let end = current.range.upperBound
        try expect(")")
        return called(name, arguments, at: place, to: end)
    }

    private mutating func reading(at place: Range<Int>) throws(Stop) -> Part {
        advance()
        let start = current.range.lowerBound
        var end = start
        // A path has signs that mean something else in an expression.
        while ![.sign("("), .sign(")"), .end].contains(current.kind) { end = advance().range.upperBound }
        let last = current.range.upperBound
        try expect(")")
        return reading(place.lowerBound..<last, of: start..<end)
    }

    // MARK: Reading

    var current: ExpressionToken { tokens[position] }

    @discardableResult
    private mutating func advance() -> ExpressionToken {
        let token = tokens[position]
        if token.kind != .end { position += 1 }
        return token
    }

    private mutating func accept(_ sign: String) -> Bool {
        guard current.kind == .sign(sign) else { return false }
        advance()
        return true
    }

    private mutating func expect(_ sign: String) throws(Stop) {
        guard accept(sign) else { throw unexpected(orElse: "'\(sign)'") }
    }

    private mutating func enter() throws(Stop) {
        depth += 1
        guard depth <= Self.deepest else {
            report(
                .expressionLimit, "an expression is nested at most \(Self.deepest) deep", at: current.range)
            throw Stop()
        }
    }
}

extension Expression.Operator {
    /// The operator of a sign.
    init?(sign: ExpressionToken.Kind) {
        guard case .sign(let text) = sign else { return nil }
        self.init(rawValue: text)
    }
}
