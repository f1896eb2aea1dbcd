/// The line starts of a text, for conversion between offsets and lines and columns.
///
/// LF, CRLF and a lone CR end a line. Columns count Unicode scalars: bytes that do not continue another one. A byte
/// order mark at the start of the text isn't counted, because editors don't show it.
///
/// - Complexity: O(n) to build, n bytes; O(log n) for every query, however long the line.
public struct LineIndex: Sendable {
    private static let blockSize = 256

    private let bytes: [UInt8]
    private let starts: [Int]
    /// The number of scalars that begin before each block of `blockSize` bytes.
    private let scalarsBeforeBlock: [Int]

    /// Reads `bytes` once and remembers the offsets at which lines begin.
    public init(_ bytes: [UInt8]) {
        var starts = [0]
        var scalarsBeforeBlock: [Int] = []
        scalarsBeforeBlock.reserveCapacity(bytes.count / Self.blockSize + 1)
        var scalars = 0
        for offset in bytes.indices {
            if offset % Self.blockSize == 0 { scalarsBeforeBlock.append(scalars) }
            let byte = bytes[offset]
            if byte & 0xC0 != 0x80 { scalars += 1 }
            let endsLine =
                byte == UInt8(ascii: "\n")
                || (byte == UInt8(ascii: "\r")
                    && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")))
            if endsLine { starts.append(offset + 1) }
        }
        if bytes.count % Self.blockSize == 0 { scalarsBeforeBlock.append(scalars) }
        self.bytes = bytes
        self.starts = starts
        self.scalarsBeforeBlock = scalarsBeforeBlock
    }

    /// The number of lines, at least 1; a text that ends with a line end has an empty last line.
    public var lineCount: Int { starts.count }

    /// The line and column of the byte at `offset`.
    ///
    /// - Parameter offset: An offset past the end counts as the end, one inside a scalar as the start of the next
    ///   scalar.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        var column = scalars(before: offset) - scalars(before: starts[low]) + 1
        if low == 0 && offset > 0 && ByteOrderMark.count(in: bytes) > 0 { column = max(column - 1, 1) }
        return SourcePosition(line: low + 1, column: column, offset: offset)
    }

    /// The bytes of a line without its line end.
    ///
    /// - Parameter line: 1 for the first line.
    /// - Precondition: The text has that line.
    public func range(ofLine line: Int) -> SourceRange {
        precondition(line >= 1 && line <= starts.count, "the text has no such line")
        let start = starts[line - 1]
        guard line < starts.count else { return SourceRange(start: start, end: bytes.count) }
        var end = starts[line] - 1
        if end > start && bytes[end] == UInt8(ascii: "\n") && bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return SourceRange(start: start, end: end)
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        var count = scalarsBeforeBlock[block]
        for index in (block * Self.blockSize)..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
