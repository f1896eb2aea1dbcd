/// The range of a comment: the text itself stays in the source.
public struct JSONComment: Hashable, Sendable {
    /// The range from `//` to the end of the line, without the line end, or from `/*` to `*/`.
    public let range: SourceRange
    /// Whether it is `/* … */`.
    public let isBlock: Bool
    /// Whether it is first on its line.
    public let beginsLine: Bool
}

/// The comments that belong to one element or member.
public struct JSONComments: Hashable, Sendable {
    /// The comments before it, in order.
    public internal(set) var leading: [JSONComment] = []
    /// The comments after it on the same line, also after its comma, in order.
    public internal(set) var trailing: [JSONComment] = []

    /// Creates empty comments.
    public init() {}

    /// Creates comments before an item.
    init(leading: [JSONComment]) { self.leading = leading }

    /// Returns these comments, followed by more.
    func followed(by comments: ArraySlice<JSONComment>) -> JSONComments {
        var all = self
        all.trailing.append(contentsOf: comments)
        return all
    }

    /// Whether it is empty.
    public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}
