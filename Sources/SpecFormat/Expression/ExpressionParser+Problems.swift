import MotionModel

extension ExpressionParser {
    /// Reports a problem.
    mutating func report(
        _ id: DiagnosticID, _ message: String, at range: Range<Int>, writing replacement: String? = nil,
        isSafe: Bool = false
    ) {
        problems.append(
            ExpressionProblem(
                id: id, message: message, range: range,
                remedy: replacement.map { ($0.isEmpty ? "remove it" : "write '\($0)'", $0, isSafe) }))
    }

    /// Reports a problem that ends the parsing.
    mutating func syntax(
        _ message: String, at range: Range<Int>, writing replacement: String? = nil, isSafe: Bool = false
    ) -> Stop {
        report(.expressionSyntax, message, at: range, writing: replacement, isSafe: isSafe)
        return Stop()
    }

    /// Reports that something else was expected at the current token.
    mutating func unexpected(orElse wanted: String) -> Stop {
        let token = current
        switch token.kind {
        case .end:
            return syntax("the expression ends where \(wanted) is expected", at: token.range)
        case .number: return syntax("a number stands where \(wanted) is expected", at: token.range)
        case .name("and"):
            return syntax("'and' is written '&&'", at: token.range, writing: "&&", isSafe: true)
        case .name("or"):
            return syntax("'or' is written '||'", at: token.range, writing: "||", isSafe: true)
        case .name(let name): return syntax("'\(name)' stands where \(wanted) is expected", at: token.range)
        case .sign(let sign):
            switch sign {
            case "===", "!==":
                let own = sign == "===" ? "==" : "!="
                return syntax("'\(sign)' is written '\(own)'", at: token.range, writing: own, isSafe: true)
            case "'", "\"":
                return syntax("an expression has no texts, and compares numbers only", at: token.range)
            case "**": return syntax("a power is written '^'", at: token.range, writing: "^")
            case "=":
                // Only a choice has a use for a comparison.
                let isInChoice = tokens[position...].contains { $0.kind == .sign("?") }
                return syntax(
                    "'equals' is written '=='", at: token.range, writing: isInChoice ? "==" : nil)
            default: return syntax("'\(sign)' stands where \(wanted) is expected", at: token.range)
            }
        }
    }

    /// Reports an unknown name, with the nearest known one.
    mutating func reportUnknown(
        _ message: String, _ name: String, among known: [String], at range: Range<Int>
    ) {
        var message = message
        let hint = suggestions.hint(for: name, among: known)
        if let phrase = hint.phrase { message += ", \(phrase)" }
        report(.expressionName, message, at: range, writing: hint.nearest, isSafe: hint.isSlip)
    }

    /// A part that was reported, so that nothing more is reported about it.
    func broken(_ range: Range<Int>) -> Part { Part(kind: nil, components: [], range: range) }
}
