extension [UInt64] {
    /// Whether two are equal, such as hashes of texts of which two may be the same.
    ///
    /// - Complexity: O(n log n), whatever they are.
    package var hasTwins: Bool {
        let sorted = sorted()
        return zip(sorted, sorted.dropFirst()).contains(where: ==)
    }
}
