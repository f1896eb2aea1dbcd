import MotionModel

/// A fast reader of well-formed JSON.
///
/// It reports and corrects nothing. At the first violation of RFC 8259, at a comment, or at a key that may be a
/// duplicate, it gives up, and `JSONParser`, which reports problems, reads the text from the start. Whatever this
/// reader does read is equal to the parser's result.
struct JSONTreeReader {
    /// An open bracket.
    private struct Frame {
        let start: Int
        /// The index of the first of its entries in `pending`.
        let base: Int
        let isObject: Bool
        /// Whether a key has escapes or lies beyond ASCII, where different bytes may be the same key.
        var hasUnusualKey = false
    }

    private let bytes: [UInt8]
    private let depth: Int
    private var offset = 0
    /// The entries of containers that were closed.
    private var entries: [JSONTree.Entry] = []
    /// The entries of the open containers, and the last value outside all of them.
    private var pending: [JSONTree.Entry] = []
    private var frames: [Frame] = []

    private init(_ bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
    }

    /// The values of a text, the outermost last; nil if the reader gives up.
    ///
    /// - Complexity: O(n) for n bytes.
    static func read(_ bytes: [UInt8], limits: JSONSyntax.Limits = JSONSyntax.Limits()) -> JSONTree? {
        guard bytes.count <= limits.size, bytes.count <= JSONTree.Entry.mostBytes else { return nil }
        var reader = JSONTreeReader(bytes, depth: limits.depth)
        reader.entries.reserveCapacity(bytes.count / 6)
        // Strings are read eight bytes at a time, the last of which may lie behind the end.
        var text = ContiguousArray<UInt8>()
        text.reserveCapacity(bytes.count + 8)
        text += bytes
        text += repeatElement(0, count: 8)
        guard reader.readText(text.span) else { return nil }
        reader.entries.append(contentsOf: reader.pending)
        return JSONTree(bytes: bytes, entries: reader.entries)
    }

    /// Reads a text, behind which eight more bytes lie.
    private mutating func readText(_ text: Span<UInt8>) -> Bool {
        while true {
            // A value is expected.
            guard let byte = skipSpaces(text) else { return false }
            switch byte {
            case UInt8(ascii: "{"):
                guard open(isObject: true) else { return false }
                if skipSpaces(text) != UInt8(ascii: "}") {
                    guard readKey(text) else { return false }
                    continue
                }
            case UInt8(ascii: "["):
                guard open(isObject: false) else { return false }
                if skipSpaces(text) != UInt8(ascii: "]") { continue }
            case UInt8(ascii: "\""):
                guard readString(text) != nil else { return false }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard readNumber(text) else { return false }
            case UInt8(ascii: "t"):
                guard readLiteral("true", .true, text) else { return false }
            case UInt8(ascii: "f"):
                guard readLiteral("false", .false, text) else { return false }
            case UInt8(ascii: "n"):
                guard readLiteral("null", .null, text) else { return false }
            default:
                return false
            }
            // A value has ended, and with it perhaps its containers.
            while true {
                let next = skipSpaces(text)
                guard let frame = frames.last else { return next == nil }
                if next == UInt8(ascii: ",") {
                    offset += 1
                    if frame.isObject, !readKey(text) { return false }
                    break
                }
                guard next == (frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")), close() else {
                    return false
                }
            }
        }
    }

    /// Skips white space.
    ///
    /// - Returns: The first byte after it; nil at the end.
    @inline(__always)
    private mutating func skipSpaces(_ text: Span<UInt8>) -> UInt8? {
        while offset < bytes.count {
            let byte = text[offset]
            if byte > 0x20 || byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return byte }
            offset += 1
        }
        return nil
    }

    private mutating func open(isObject: Bool) -> Bool {
        guard frames.count < depth else { return false }
        frames.append(Frame(start: offset, base: pending.count, isObject: isObject))
        offset += 1
        return true
    }

    /// Moves the entries of the innermost bracket to their place; false if a key may be a duplicate.
    private mutating func close() -> Bool {
        guard let frame = frames.popLast() else { return false }
        offset += 1
        let count = pending.count - frame.base
        if frame.isObject, count > 2, !keysDiffer(in: frame) { return false }
        let first = entries.count
        entries.append(contentsOf: pending[frame.base...])
        pending.removeLast(count)
        append(
            frame.isObject ? .object : .array, from: frame.start,
            payload: UInt64(first) << 32 | UInt64(frame.isObject ? count / 2 : count))
        return true
    }

    private mutating func append(_ kind: JSONTree.Entry.Kind, from start: Int, payload: UInt64 = 0) {
        pending.append(JSONTree.Entry(kind, start: start, end: offset, payload: payload))
    }

    /// Keys are compared as `String` compares; for plain ones their marks suffice.
    private func keysDiffer(in frame: Frame) -> Bool {
        let places = stride(from: frame.base, to: pending.count, by: 2)
        if frame.hasUnusualKey {
            var keys: Set<String> = []
            let tree = JSONTree(bytes: bytes, entries: pending)
            return places.allSatisfy { keys.insert(tree.string(at: $0).value).inserted }
        }
        if places.underestimatedCount > 16 {
            var marks: Set<UInt64> = []
            marks.reserveCapacity(places.underestimatedCount)
            return places.allSatisfy { marks.insert(pending[$0].payload).inserted }
        }
        for place in places {
            let mark = pending[place].payload
            for other in stride(from: frame.base, to: place, by: 2) where pending[other].payload == mark {
                return false
            }
        }
        return true
    }

    /// Reads a key and its colon.
    private mutating func readKey(_ text: Span<UInt8>) -> Bool {
        guard skipSpaces(text) == UInt8(ascii: "\""), let isPlain = readString(text) else { return false }
        if !isPlain { frames[frames.count - 1].hasUnusualKey = true }
        guard skipSpaces(text) == UInt8(ascii: ":") else { return false }
        offset += 1
        return true
    }

    /// Reads a string.
    ///
    /// - Returns: Whether it is ASCII without escapes; nil if it isn't well-formed.
    @inline(__always)
    private mutating func readString(_ text: Span<UInt8>) -> Bool? {
        let start = offset
        var index = start + 1
        var mark = JSONMark()
        var count: Int
        repeat {
            let word = text.bits(bytes: 8, at: index)
            count = Self.plainCount(word)
            if count > 0 { mark.take(word & .max &>> UInt64(64 - 8 * count)) }
            index += count
        } while count == 8
        guard text[index] == UInt8(ascii: "\"") else { return readUnusualString() }
        offset = index + 1
        append(.string, from: start, payload: mark.value)
        return true
    }

    /// The number of bytes of a word, from the lowest on, that are ASCII, and neither a quote, a backslash nor a control character.
    @inline(__always)
    private static func plainCount(_ word: UInt64) -> Int {
        let controls = (word &- 0x2020_2020_2020_2020) & ~word
        let quotes = word.bytes(equalTo: UInt8(ascii: "\""))
        let others = word | controls | quotes | word.bytes(equalTo: UInt8(ascii: "\\"))
        return (others & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
    }

    private mutating func readUnusualString() -> Bool? {
        let start = offset
        var lexer = JSONLexer(bytes: bytes, strictJSON: false, diagnostics: Diagnostics())
        lexer.offset = start
        _ = lexer.readString(quote: .double, isKey: false)
        guard lexer.diagnostics.isEmpty else { return nil }
        offset = lexer.offset
        append(.unusualString, from: start)
        return false
    }

    private mutating func readLiteral(
        _ literal: String, _ kind: JSONTree.Entry.Kind, _ text: Span<UInt8>
    ) -> Bool {
        let start = offset
        for byte in literal.utf8 {
            guard offset < text.count, text[offset] == byte else { return false }
            offset += 1
        }
        append(kind, from: start)
        return true
    }

    /// Reads a number; false if it isn't well-formed or is too large.
    private mutating func readNumber(_ text: Span<UInt8>) -> Bool {
        let start = offset
        let isNegative = text[start] == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        var number = ShortDecimal(0, exponent: 0)
        var isShort = true
        let whole = offset
        readDigits(text, into: &number, &isShort)
        let count = offset - whole
        if count == 0 || count > 1 && text[whole] == UInt8(ascii: "0") { return false }
        if offset < text.count, text[offset] == UInt8(ascii: ".") {
            offset += 1
            let fraction = offset
            readDigits(text, into: &number, &isShort)
            if offset == fraction { return false }
            number.exponent = fraction - offset
        }
        if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
            guard readExponent(text, into: &number) else { return false }
        }
        let value: Double
        if isShort, let magnitude = number.value {
            value = isNegative ? -magnitude : magnitude
        } else {
            guard let exact = NumberText.value(of: bytes[start..<offset]), exact.isFinite else {
                return false
            }
            value = exact
        }
        append(.number, from: start, payload: value.bitPattern)
        return true
    }

    @inline(__always)
    private mutating func readDigits(
        _ text: Span<UInt8>, into number: inout ShortDecimal, _ isShort: inout Bool
    ) {
        var index = offset
        var digits = number.digits
        while index < text.count {
            let digit = text[index] &- UInt8(ascii: "0")
            if digit > 9 { break }
            if digits >= ShortDecimal.room { isShort = false }
            digits = digits &* 10 &+ UInt64(digit)
            index += 1
        }
        number.digits = digits
        offset = index
    }

    private mutating func readExponent(_ text: Span<UInt8>, into number: inout ShortDecimal) -> Bool {
        offset += 1
        guard offset < text.count else { return false }
        let sign = text[offset]
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
        let start = offset
        var exponent = 0
        while offset < text.count {
            let digit = text[offset] &- UInt8(ascii: "0")
            if digit > 9 { break }
            // Beyond this the number isn't short any more.
            if exponent < 100_000 { exponent = exponent * 10 + Int(digit) }
            offset += 1
        }
        number.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
        return offset > start
    }
}
