/// Bytes that are read one item after another, and never trusted.
struct BinaryInput {
    private let bytes: ContiguousArray<UInt8>
    /// The offset of the next byte.
    private(set) var offset: Int

    /// The bytes from an offset on.
    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = ContiguousArray(bytes)
        self.offset = offset
    }

    /// The number of bytes that are left.
    var remaining: Int { bytes.count - offset }

    /// The next byte.
    mutating func byte() throws(BakedTimelineError) -> UInt8 {
        guard remaining > 0 else { throw .invalid(.end, offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// The next bytes as a number, the lowest first.
    @inline(__always)
    mutating func bits(bytes count: Int) throws(BakedTimelineError) -> UInt64 {
        guard remaining >= count else { throw .invalid(.end, offset: offset) }
        defer { offset += count }
        return bytes.span.bits(bytes: count, at: offset)
    }

    /// Goes on behind the bytes that follow, if they are those of a range before.
    ///
    /// - Returns: Whether they are.
    mutating func skip(another range: Range<Int>) -> Bool {
        guard range.count <= remaining, isNext(range) else { return false }
        offset += range.count
        return true
    }

    private func isNext(_ range: Range<Int>) -> Bool {
        let first = bytes.span.extracting(range)
        let next = bytes.span.extracting(offset..<(offset + range.count))
        var place = 0
        while place + 8 <= range.count {
            if first.bits(bytes: 8, at: place) != next.bits(bytes: 8, at: place) { return false }
            place += 8
        }
        for place in place..<range.count where first[place] != next[place] { return false }
        return true
    }

    /// A whole number of at most 63 bits, in as few bytes as possible.
    mutating func whole() throws(BakedTimelineError) -> Int {
        let start = offset
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            value |= UInt64(next & 0x7F) << shift
            if next & 0x80 == 0 {
                guard next != 0 || shift == 0, let whole = Int(exactly: value) else { break }
                return whole
            }
            shift += 7
            // Nine bytes hold 63 bits.
            guard shift < 63 else { break }
        }
        throw .invalid(.wholeNumber, offset: start)
    }

    /// The number of items that follow.
    ///
    /// - Parameter least: The smallest number of bytes of an item, so that no memory is reserved for items that can't
    ///   be there.
    mutating func count(ofAtLeast least: Int) throws(BakedTimelineError) -> Int {
        let start = offset
        let count = try whole()
        guard count <= remaining / least else { throw .invalid(.count, offset: start) }
        return count
    }

    /// An index below a count.
    mutating func index(below count: Int) throws(BakedTimelineError) -> Int {
        let start = offset
        let index = try whole()
        guard index < count else { throw .invalid(.reference, offset: start) }
        return index
    }

    /// A number, bit for bit, even if it isn't finite.
    mutating func anyNumber() throws(BakedTimelineError) -> Double {
        Double(bitPattern: try bits(bytes: 8))
    }

    /// A finite number.
    mutating func number() throws(BakedTimelineError) -> Double {
        let start = offset
        let number = try anyNumber()
        guard number.isFinite else { throw .invalid(.finite, offset: start) }
        return number
    }

    /// Finite numbers.
    mutating func numbers(_ count: Int) throws(BakedTimelineError) -> MotionValue.Components {
        guard count <= remaining / 8 else { throw .invalid(.count, offset: offset) }
        if count == 1 { return MotionValue.Components(try number()) }
        var numbers: [Double] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try number()) }
        return MotionValue.Components(numbers)
    }

    /// The two ends of a range, which may be infinite.
    mutating func range() throws(BakedTimelineError) -> ClosedRange<Double> {
        let start = offset
        let (lower, upper) = (try anyNumber(), try anyNumber())
        guard lower <= upper else { throw .invalid(.range, offset: start) }
        return lower...upper
    }

    /// A member of a closed set.
    mutating func coded<Value: BinaryCoded>() throws(BakedTimelineError) -> Value {
        let start = offset
        let code = try byte()
        for value in Value.coded where value.code == code { return value }
        throw .invalid(.code, offset: start)
    }

    /// Flags, the first as the lowest bit of a byte; the other bits must be 0.
    mutating func flags(_ count: Int) throws(BakedTimelineError) -> BinaryFlags {
        let start = offset
        guard let flags = BinaryFlags(try byte(), count: count) else { throw .invalid(.code, offset: start) }
        return flags
    }

    /// A text in UTF-8, after its length in bytes, and a hash of it.
    mutating func text() throws(BakedTimelineError) -> (text: String, hash: UInt64) {
        let count = try count(ofAtLeast: 1)
        let hash = bytes.span.extracting(offset..<(offset + count)).quickHash()
        let utf8 = bytes[offset..<(offset + count)]
        let text = String(decoding: utf8, as: UTF8.self)
        // Decoding repairs invalid UTF-8, and so changes its bytes, but never those of ASCII.
        guard utf8.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(utf8) else {
            throw .invalid(.text, offset: offset)
        }
        offset += count
        return (text, hash)
    }

    /// Throws if a rule is broken.
    func require(
        _ holds: Bool, _ rule: BakedTimelineError.Rule, at offset: Int
    ) throws(BakedTimelineError) {
        guard holds else { throw .invalid(rule, offset: offset) }
    }
}
