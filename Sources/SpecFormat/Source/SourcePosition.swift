/// A place in a source text by line and column.
public struct SourcePosition: Hashable, Sendable {
    /// The line, the first is 1.
    public let line: Int
    /// The column, the first is 1, counted in Unicode scalars; a tab is one.
    public let column: Int
    /// The same place as a UTF-8 byte offset from the start of the text, the first is 0.
    public let offset: Int

    /// Creates a place, given in all three ways.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}
