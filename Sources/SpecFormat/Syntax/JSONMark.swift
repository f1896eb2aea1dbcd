/// A number for comparing strings, equal for equal strings: the bytes themselves if they fit, otherwise a hash of them.
struct JSONMark {
    /// Two strings of equal length, up to this many bytes, are equal if and only if their marks are.
    static let exactBytes = 8

    /// The mark of the words so far.
    private(set) var value: UInt64 = 0

    /// The mark of a whole string.
    init(_ bytes: some Sequence<UInt8>) {
        var (word, count) = (UInt64(0), UInt64(0))
        for byte in bytes {
            word |= UInt64(byte) << (8 * count)
            count += 1
            guard count == 8 else { continue }
            take(word)
            (word, count) = (0, 0)
        }
        if count > 0 { take(word) }
    }

    /// The mark of the empty string.
    @inline(__always)
    init() {}

    /// Adds the next eight bytes, the first as the lowest, or the last ones that are fewer.
    @inline(__always)
    mutating func take(_ word: UInt64) {
        value = (value &* 0x9E37_79B9_7F4A_7C15) ^ (value >> 32) ^ word
    }
}
