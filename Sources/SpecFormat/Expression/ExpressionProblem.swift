/// A problem in an expression.
struct ExpressionProblem: Sendable {
    let id: DiagnosticID
    let message: String
    /// UTF-8 offsets in the expression's text.
    let range: Range<Int>
    /// The text to write in its place, and the message that proposes it.
    let remedy: (message: String, replacement: String)?
}
