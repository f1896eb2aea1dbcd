extension String {
    /// The quick hash of its first UTF-8 bytes, which are hashed where they lie.
    package func quickHash(ofFirst count: Int) -> UInt64 {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.span.extracting(0..<count).quickHash() }
            ?? ContiguousArray(utf8.prefix(count)).span.quickHash()
    }
}
