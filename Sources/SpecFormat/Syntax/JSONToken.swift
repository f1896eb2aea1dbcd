/// One piece of JSON text, malformed pieces already read as what was meant.
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

    /// What the piece is.
    enum Kind {
        case open(Bracket)
        case close(Bracket)
        case colon
        case comma
        case string(JSONString)
        /// A run of letters and digits where a key is due, as a string.
        case word(JSONString)
        /// A number or literal, or `.invalid` when it was reported as unreadable.
        case scalar(JSONSyntax.Content)
        /// Bytes that begin nothing; not reported unless `isReported`.
        case stray(isReported: Bool)
        case end
    }

    /// What the piece is.
    let kind: Kind
    /// Where it stands.
    let range: SourceRange
    /// Whether a line ends between it and what stands before it, comments included.
    let beginsLine: Bool
}
