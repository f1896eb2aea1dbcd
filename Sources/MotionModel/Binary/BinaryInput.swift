/// Bytes that are read one thing after another, none of them trusted.
struct BinaryInput {
    private let bytes: [UInt8]
    /// Where the next byte is.
    private(set) var offset: Int

    /// The bytes from an offset on.
    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// How many bytes are left.
    var remaining: Int { bytes.count - offset }

    /// The next byte.
    mutating func byte() throws(BakedTimelineError) -> UInt8 {
        guard remaining > 0 else { throw .invalid(.end, offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// The next bytes as a number, the lowest first.
    mutating func bits(bytes count: Int) throws(BakedTimelineError) -> UInt64 {
        guard remaining >= count else { throw .invalid(.end, offset: offset) }
        var bits: UInt64 = 0
        for index in 0..<count { bits |= UInt64(bytes[offset + index]) << (8 * UInt64(index)) }
        offset += count
        return bits
    }

    /// A whole number of at most 63 bits, in as few bytes as it needs.
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

    /// How many things follow.
    ///
    /// - Parameter least: The least number of bytes that each of them takes, so that no memory is set aside for what can't be there.
    mutating func count(ofAtLeast least: Int) throws(BakedTimelineError) -> Int {
        let start = offset
        let count = try whole()
        guard count <= remaining / least else { throw .invalid(.count, offset: start) }
        return count
    }

    /// An index into something of that length.
    mutating func index(below count: Int) throws(BakedTimelineError) -> Int {
        let start = offset
        let index = try whole()
        guard index < count else { throw .invalid(.reference, offset: start) }
        return index
    }

    /// A number, bit for bit: also one that isn't finite.
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
    mutating func numbers(_ count: Int) throws(BakedTimelineError) -> [Double] {
        guard count <= remaining / 8 else { throw .invalid(.count, offset: offset) }
        var numbers: [Double] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try number()) }
        return numbers
    }

    /// Two ends of a range, infinite ones included.
    mutating func range() throws(BakedTimelineError) -> ClosedRange<Double> {
        let start = offset
        let (lower, upper) = (try anyNumber(), try anyNumber())
        guard lower <= upper else { throw .invalid(.range, offset: start) }
        return lower...upper
    }

    /// One of a closed set.
    mutating func coded<Value: BinaryCoded>() throws(BakedTimelineError) -> Value {
        let start = offset
        let code = try byte()
        for value in Value.coded where value.code == code { return value }
        throw .invalid(.code, offset: start)
    }

    /// Switches, the first as the lowest bit of a byte of which no more bits are used.
    mutating func flags(_ count: Int) throws(BakedTimelineError) -> [Bool] {
        let start = offset
        let byte = try byte()
        guard count == 8 || byte >> UInt8(count) == 0 else { throw .invalid(.code, offset: start) }
        return (0..<count).map { byte >> UInt8($0) & 1 == 1 }
    }

    /// A text of UTF-8, behind its length in bytes.
    mutating func text() throws(BakedTimelineError) -> String {
        let count = try count(ofAtLeast: 1)
        let utf8 = bytes[offset..<(offset + count)]
        let text = String(decoding: utf8, as: UTF8.self)
        // Decoding repairs what is no UTF-8, and so makes other bytes of it.
        guard text.utf8.elementsEqual(utf8) else { throw .invalid(.text, offset: offset) }
        offset += count
        return text
    }

    /// Refuses what breaks a rule.
    func require(
        _ holds: Bool, _ rule: BakedTimelineError.Rule, at offset: Int
    ) throws(BakedTimelineError) {
        guard holds else { throw .invalid(rule, offset: offset) }
    }
}
