/// A decoded JSON string that knows the place of each of its bytes in the source.
public struct JSONString: Sendable {
    /// The text with its escapes resolved; U+FFFD stands for a part that can't be decoded.
    public let value: String
    /// The place, quotes included.
    public let range: SourceRange
    /// How it is written; nil if it stands in quotes as it is.
    private let written: Written?

    /// How a string is written that isn't between its quotes byte for byte.
    private final class Written: Sendable {
        let contentRange: SourceRange
        let escapes: [Escape]
        let hasEscapes: Bool

        init(contentRange: SourceRange, escapes: [Escape], hasEscapes: Bool) {
            self.contentRange = contentRange
            self.escapes = escapes
            self.hasEscapes = hasEscapes
        }
    }

    /// A piece whose decoded form differs from its source.
    struct Escape: Sendable {
        /// UTF-8 offsets in the decoded text.
        let decoded: SourceRange
        /// Byte offsets in the source.
        let source: SourceRange
    }

    /// Creates a string that stands in quotes as it is.
    init(value: String, quotedAt range: SourceRange) {
        self.value = value
        self.range = range
        written = nil
    }

    /// Creates a string; `escapes` in order.
    init(value: String, range: SourceRange, contentRange: SourceRange, escapes: [Escape]) {
        self.init(
            value: value, range: range, contentRange: contentRange, escapes: escapes,
            hasEscapes: !escapes.isEmpty)
    }

    private init(
        value: String, range: SourceRange, contentRange: SourceRange, escapes: [Escape], hasEscapes: Bool
    ) {
        self.value = value
        self.range = range
        written = Written(contentRange: contentRange, escapes: escapes, hasEscapes: hasEscapes)
    }

    /// The place between the quotes.
    public var contentRange: SourceRange {
        written?.contentRange ?? SourceRange(start: range.start + 1, end: range.end - 1)
    }

    /// Whether a part of what is written there isn't itself.
    var hasEscapes: Bool { written?.hasEscapes ?? false }

    /// Whether its bytes stand between its quotes as they are.
    var isPlain: Bool { written == nil }

    private var escapes: [Escape] { written?.escapes ?? [] }

    /// The string with a text behind it, whose place is the end of what is written.
    func appending(_ text: String) -> JSONString {
        JSONString(
            value: value + text, range: range, contentRange: contentRange, escapes: escapes,
            hasEscapes: hasEscapes)
    }

    /// The string with a text for each character of one byte, in whose place it stands.
    ///
    /// - Precondition: The byte is ASCII.
    func replacing(_ byte: UInt8, by text: String) -> JSONString {
        var bytes: [UInt8] = []
        var places: [Escape] = []
        var left = escapes[...]
        for (offset, one) in value.utf8.enumerated() {
            var source: SourceRange?
            var count = one == byte ? text.utf8.count : 1
            if let escape = left.first, escape.decoded.start == offset {
                source = escape.source
                if one != byte { count = escape.decoded.count }
                left.removeFirst()
            } else if one == byte {
                source = sourceRange(ofDecoded: offset..<(offset + 1))
            }
            if let source {
                let decoded = SourceRange(start: bytes.count, end: bytes.count + count)
                places.append(Escape(decoded: decoded, source: source))
            }
            if one == byte { bytes += text.utf8 } else { bytes.append(one) }
        }
        return JSONString(
            value: String(decoding: bytes, as: UTF8.self), range: range, contentRange: contentRange,
            escapes: places, hasEscapes: hasEscapes)
    }

    /// The source offset of the decoded text's UTF-8 byte at `offset`; inside an escape, the escape's start.
    ///
    /// The offset after the last byte gives the place of the closing quote.
    ///
    /// - Complexity: O(log n) for n escapes.
    public func sourceOffset(ofDecoded offset: Int) -> Int {
        place(ofDecoded: offset, roundingUp: false)
    }

    /// The source range of a piece of the decoded text, given as UTF-8 offsets; touched escapes and characters count whole.
    public func sourceRange(ofDecoded piece: Range<Int>) -> SourceRange {
        var (lower, upper) = (piece.lowerBound, piece.upperBound)
        while isInsideCharacter(lower) { lower -= 1 }
        let start = place(ofDecoded: lower, roundingUp: false)
        guard !piece.isEmpty else { return SourceRange(at: start) }
        while isInsideCharacter(upper) { upper += 1 }
        return SourceRange(start: start, end: max(start, place(ofDecoded: upper, roundingUp: true)))
    }

    /// Whether an offset of the decoded text lies between the bytes of a character.
    private func isInsideCharacter(_ offset: Int) -> Bool {
        let bytes = value.utf8
        guard offset > 0, offset < bytes.count else { return false }
        return bytes[bytes.index(bytes.startIndex, offsetBy: offset)] & 0xC0 == 0x80
    }

    private func place(ofDecoded offset: Int, roundingUp: Bool) -> Int {
        let (escapes, contentRange) = (escapes, contentRange)
        var low = 0
        var high = escapes.count
        while low < high {
            let middle = (low + high) / 2
            if escapes[middle].decoded.start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return min(contentRange.start + max(offset, 0), contentRange.end) }
        let escape = escapes[low - 1]
        if offset < escape.decoded.end {
            return roundingUp && offset > escape.decoded.start ? escape.source.end : escape.source.start
        }
        return min(escape.source.end + offset - escape.decoded.end, contentRange.end)
    }
}
