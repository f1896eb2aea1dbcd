extension String {
    /// The quick hash of its UTF-8 bytes, or of the first of them, which are hashed where they lie.
    ///
    /// - Parameter mask: Bits of each eight bytes in which they may differ.
    @inlinable
    package func quickHash(ofFirst count: Int? = nil, without mask: UInt64 = 0) -> UInt64 {
        let count = count ?? utf8.count
        return unsafe utf8.withContiguousStorageIfAvailable {
            unsafe $0.span.extracting(0..<count).quickHash(without: mask)
        } ?? ContiguousArray(utf8.prefix(count)).span.quickHash(without: mask)
    }
}
