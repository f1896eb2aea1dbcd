/// A number that equal strings share: the bytes themselves while they fit, and a hash of them beyond.
struct JSONMark {
    /// Two strings of the same length, up to this many bytes, are equal where their marks are.
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

    /// Goes on by a byte: what leaves at the top comes back below, times an odd number.
    @inline(__always)
    mutating func take(_ byte: UInt8) {
        value = value << 8 ^ (value >> 56 &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(byte)
    }
}
