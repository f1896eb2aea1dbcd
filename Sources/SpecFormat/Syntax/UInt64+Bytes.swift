extension UInt64 {
    /// The highest bit of each of its bytes that is a given one. The lowest of those bits is exact; above it some may be of other bytes.
    @inline(__always)
    func bytes(equalTo byte: UInt8) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let differences = self ^ (ones &* UInt64(byte))
        return (differences &- ones) & ~differences & 0x8080_8080_8080_8080
    }
}
