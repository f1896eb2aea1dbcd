/// The indices of properties by their paths: a hash table that costs a start less than a dictionary does, whose hashes are as
/// good as secret ones.
struct PathIndices: ~Copyable {
    private var paths = PagedColumn<String>()
    private var table = IndexTable()

    /// The index of a path; `nil` if there is none.
    ///
    /// - Complexity: O(length) on average.
    subscript(path: String) -> Int? {
        let index = table.first(PathIndices.hash(of: path)) { paths[Int($0)] == path }
        return index >= 0 ? Int(index) : nil
    }

    /// Adds the next path.
    ///
    /// - Returns: Its index, the number of those before.
    @discardableResult
    mutating func append(_ path: String) -> Int {
        paths.append(path)
        table.insert(Int32(paths.count - 1), PathIndices.hash(of: path))
        return paths.count - 1
    }

    private static func hash(of path: String) -> UInt64 {
        // A string's own iterator takes three times as long.
        unsafe path.utf8.withContiguousStorageIfAvailable { unsafe hash(of: $0) } ?? hash(of: path.utf8)
    }

    @inline(__always)
    private static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }
}
