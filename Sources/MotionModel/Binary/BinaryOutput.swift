/// Bytes that are written one item after another.
struct BinaryOutput {
    /// The bytes written so far.
    private(set) var bytes: [UInt8] = []

    /// One byte.
    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Bytes as they are.
    mutating func append(_ other: [UInt8]) { bytes += other }

    /// The lowest bytes of a number, the lowest first.
    mutating func append(bits: UInt64, bytes count: Int) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index)))) }
    }

    /// A number, bit for bit.
    mutating func append(_ number: Double) { append(bits: number.bitPattern, bytes: 8) }

    /// A whole number: seven bits a byte, the lowest first; the highest bit of a byte says that another follows
    /// (LEB128).
    ///
    /// - Precondition: It isn't negative.
    mutating func append(_ number: Int) {
        precondition(number >= 0, "counts and indices aren't negative")
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A member of a closed set, as its code.
    mutating func append(_ value: some BinaryCoded) { bytes.append(value.code) }

    /// Flags, the first as the lowest bit of a byte.
    mutating func append(flags: [Bool]) {
        var byte: UInt8 = 0
        for (index, flag) in flags.enumerated() where flag { byte |= 1 << UInt8(index) }
        bytes.append(byte)
    }

    /// The two ends of a range.
    mutating func append(_ range: ClosedRange<Double>) {
        append(range.lowerBound)
        append(range.upperBound)
    }
}
