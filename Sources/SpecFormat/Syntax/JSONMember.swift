/// A key and its value in a JSON object.
public struct JSONMember: Sendable {
    /// The key; `key.range` includes its quotes.
    public let key: JSONString
    /// The value.
    public let value: JSONSyntax
    /// The comments before the key and after the value.
    public internal(set) var comments: JSONComments

    /// The range from the key to the end of the value.
    public var range: SourceRange { key.range.union(value.range) }
}
