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
    /// All of them, in order: nearly no item has any, so they are in one list.
    private var all: [JSONComment] = []
    private var leadingCount = 0

    /// The comments before it, in order.
    public var leading: [JSONComment] { Array(all[..<leadingCount]) }
    /// The comments after it on the same line, also after its comma, in order.
    public var trailing: [JSONComment] { Array(all[leadingCount...]) }

    /// Creates empty comments.
    public init() {}

    /// Creates comments before an item.
    init(leading: [JSONComment]) { (all, leadingCount) = (leading, leading.count) }

    /// Returns these comments, followed by more.
    func followed(by comments: ArraySlice<JSONComment>) -> JSONComments {
        var followed = self
        followed.all.append(contentsOf: comments)
        return followed
    }

    /// Whether it is empty.
    public var isEmpty: Bool { all.isEmpty }
}
