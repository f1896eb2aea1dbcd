import MotionModel

/// The indices of properties by their paths, found without a hash where they are looked up in a known order; otherwise in a hash
/// table that costs a start less than a dictionary, whose hashes are secret.
struct PathIndices: ~Copyable {
    private var paths = PagedColumn<String>()
    private var table = IndexTable()
    /// By index: the one that was found after it the last time, at first the next one. Paths are mostly looked up in the order in
    /// which they were registered, or in that of the time before; then nothing waits for the table's memory.
    private var successors = PagedColumn<Int32>()
    /// The index that was found last.
    private var last = 0

    /// The index of a path; `nil` if there is none.
    ///
    /// - Complexity: O(length) on average.
    subscript(path: String) -> Int? {
        mutating get {
            guard paths.count > 0 else { return nil }
            let successor = Int(successors[last])
            if successor < paths.count, paths[successor] == path {
                last = successor
            } else {
                let index = table.index(path.quickHash()) { paths[Int($0)] == path }
                guard index >= 0 else { return nil }
                successors[last] = index
                last = Int(index)
            }
            return last
        }
    }

    /// Adds the next path.
    ///
    /// - Returns: Its index, the number of those before.
    @discardableResult
    mutating func append(_ path: String) -> Int {
        paths.append(path)
        successors.append(Int32(paths.count))
        table.insert(Int32(paths.count - 1), path.quickHash())
        return paths.count - 1
    }
}
