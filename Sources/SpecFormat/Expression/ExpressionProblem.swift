/// Something wrong with an expression.
struct ExpressionProblem: Sendable {
    let id: DiagnosticID
    let message: String
    /// UTF-8 offsets in the expression's text.
    let range: Range<Int>
    /// What to write in its place, and how to say so.
    let remedy: (message: String, replacement: String)?
}
