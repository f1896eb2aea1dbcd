/// A number for comparing strings, equal for equal strings: the bytes themselves if they fit, otherwise a hash of them.
struct JSONMark {
    /// Two strings of equal length, up to this many bytes, are equal if and only if their marks are.
    static let exactBytes = 8

    /// The mark of the bytes so far.
    private(set) var value: UInt64 = 0

    /// The mark of a whole string.
    init<Bytes: Sequence<UInt8>>(_ bytes: Bytes) {
        for byte in bytes { take(byte) }
    }

    /// The mark of the empty string.
    @inline(__always)
    init() {}

    /// Adds a byte: the bits that leave at the top re-enter at the bottom, multiplied by an odd number.
    @inline(__always)
    mutating func take(_ byte: UInt8) {
        value = value << 8 ^ (value >> 56 &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(byte)
    }
}
