/// A problem in an expression.
struct ExpressionProblem: Sendable {
    let id: DiagnosticID
    let message: String
    /// UTF-8 offsets in the expression's text.
    let range: Range<Int>
    /// The text to write in its place, the message that proposes it, and whether it is meant beyond doubt.
    let remedy: (message: String, replacement: String, isSafe: Bool)?
}
