/// A comment, as a place: the text itself stays in the source.
public struct JSONComment: Hashable, Sendable {
    /// From `//` to the end of the line, without the line end, or from `/*` to `*/`.
    public let range: SourceRange
    /// Whether it is `/* … */`.
    public let isBlock: Bool
    /// Whether it stands first on its line.
    public let beginsLine: Bool
}

/// The comments that belong to one element or member.
public struct JSONComments: Hashable, Sendable {
    /// Those in front of it, in order.
    public internal(set) var leading: [JSONComment] = []
    /// Those behind it on the same line, also behind its comma, in order.
    public internal(set) var trailing: [JSONComment] = []

    /// No comments.
    public init() {}

    /// Comments in front.
    init(leading: [JSONComment]) { self.leading = leading }

    /// These, and more behind them.
    func followed(by comments: ArraySlice<JSONComment>) -> JSONComments {
        var all = self
        all.trailing.append(contentsOf: comments)
        return all
    }

    /// Whether there are none.
    public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}
