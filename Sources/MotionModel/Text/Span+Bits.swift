extension Span<UInt8> {
    /// Consecutive bytes as a number, the first as the lowest.
    ///
    /// - Parameter count: At most 8. Where the compiler knows it, they are read at once.
    @inlinable @inline(__always)
    package func bits(bytes count: Int, at place: Int) -> UInt64 {
        let bytes = extracting(place..<(place + count))
        var bits: UInt64 = 0
        for index in 0..<count { bits |= UInt64(bytes[index]) &<< UInt64(8 * index) }
        return bits
    }

    /// A hash that takes eight bytes at a time, the last of which overlap. It is no secret: who wants to can write texts with equal ones.
    ///
    /// - Parameter mask: Bits of each eight bytes in which they may differ.
    @inlinable
    package func quickHash(without mask: UInt64 = 0) -> UInt64 {
        var hash = UInt64(count)
        func add(_ word: UInt64) {
            hash = (hash ^ (word | mask)) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 32
        }
        guard count >= 8 else {
            add(bits(bytes: count, at: 0))
            return hash
        }
        var place = 0
        while place < count - 8 {
            add(bits(bytes: 8, at: place))
            place += 8
        }
        add(bits(bytes: 8, at: count - 8))
        return hash
    }
}
