/// One token of JSON text; a malformed one is read as what its author meant.
struct JSONToken {
    /// The two kinds of bracket.
    enum Bracket: Hashable {
        case brace
        case square

        /// `{` or `[`.
        var opening: String { self == .brace ? "{" : "[" }
        /// `}` or `]`.
        var closing: String { self == .brace ? "}" : "]" }
    }

    /// The kind of the token.
    enum Kind {
        case open(Bracket)
        case close(Bracket)
        case colon
        case comma
        case string(JSONString)
        /// A run of letters and digits where a key is expected, as a string.
        case word(JSONString)
        /// A number or literal, or `.invalid` when it was reported as unreadable.
        case scalar(JSONSyntax.Content)
        /// Bytes that begin no token; not reported unless `isReported`.
        case stray(isReported: Bool)
        case end
    }

    /// The kind of the token.
    let kind: Kind
    /// The range of the token.
    let range: SourceRange
    /// Whether a line ends between this token and the one before it; comments count as part of the gap.
    let beginsLine: Bool
}
