/// The unit in which a client counts columns.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}

/// A text with positions in the protocol's terms: lines from 0, and bytes or units of UTF-16 in a line from 0.
///
/// - Complexity: O(n) to build for n bytes; O(log n) for every query, however long the line.
struct TextPositions {
    /// A position.
    struct Position: Hashable {
        let line: Int
        let character: Int
    }

    /// The text, UTF-8.
    let bytes: [UInt8]
    /// The unit of columns.
    let encoding: PositionEncoding
    private let starts: [Int]
    private let unitsBeforeBlock: [Int]
    private static let blockSize = 256

    /// Indexes a text.
    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        var starts = [0]
        var blocks: [Int] = []
        var units = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            if offset % Self.blockSize == 0 { blocks.append(units) }
            units += Self.units(byte)
            let isReturn = byte == UInt8(ascii: "\r")
            let isBeforeFeed = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || isReturn && !isBeforeFeed { starts.append(offset + 1) }
        }
        if bytes.count % Self.blockSize == 0 { blocks.append(units) }
        self.bytes = bytes
        self.encoding = encoding
        self.starts = starts
        unitsBeforeBlock = blocks
    }

    /// The number of UTF-16 units of the scalar that begins with a byte; 0 for any other byte.
    private static func units(_ byte: UInt8) -> Int {
        if byte & 0xC0 == 0x80 { return 0 }
        return byte >= 0xF0 ? 2 : 1
    }

    /// The end of a line, before its line end.
    private func end(ofLine line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        let end = starts[line + 1] - 1
        let isPair =
            end > starts[line] && bytes[end] == UInt8(ascii: "\n") && bytes[end - 1] == UInt8(ascii: "\r")
        return isPair ? end - 1 : end
    }

    /// The position of the byte at an offset.
    func position(at offset: Int) -> Position {
        let offset = min(max(0, offset), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = starts[low]
        let character = encoding == .utf8 ? offset - start : units(before: offset) - units(before: start)
        return Position(line: low, character: character)
    }

    /// The offset of a position, clamped to the end of its line or of the text; inside a scalar, the start of the
    /// scalar.
    func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let (start, end) = (starts[position.line], end(ofLine: position.line))
        let character = max(0, position.character)
        var offset: Int
        switch encoding {
        case .utf8: offset = character > end - start ? end : start + character
        case .utf16:
            let target = units(before: start) + character
            var low = start / Self.blockSize
            var high = end / Self.blockSize + 1
            while high - low > 1 {
                let middle = (low + high) / 2
                if unitsBeforeBlock[middle] <= target { low = middle } else { high = middle }
            }
            offset = max(start, low * Self.blockSize)
            var reached = units(before: offset)
            while offset < end, reached + Self.units(bytes[offset]) <= target {
                reached += Self.units(bytes[offset])
                offset += 1
            }
        }
        while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    private func units(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        var count = unitsBeforeBlock[block]
        for index in (block * Self.blockSize)..<offset { count += Self.units(bytes[index]) }
        return count
    }
}
