/// What objects of a text say for everything inside them; around a place the innermost object counts.
struct ScopedValues<Value: Sendable>: Sendable {
    /// What one object says.
    struct Entry: Sendable {
        /// The object, with its key where it has one.
        let scope: SourceRange
        var value: Value
        /// The entry of the nearest object around it that says something.
        fileprivate let outer: Int?
    }

    /// What the objects say, in the order of the text.
    private(set) var entries: [Entry] = []

    /// Adds what an object says; objects come in the order of the text, outer ones first.
    mutating func add(_ value: Value, in scope: SourceRange) {
        entries.append(Entry(scope: scope, value: value, outer: index(around: scope)))
    }

    /// What an entry says.
    subscript(index: Int) -> Value {
        get { entries[index].value }
        set { entries[index].value = newValue }
    }

    /// The entry of the innermost object around a range.
    ///
    /// - Complexity: O(log n + depth) for n entries.
    func index(around range: SourceRange) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].scope.start <= range.start { low = middle + 1 } else { high = middle }
        }
        var candidate: Int? = low > 0 ? low - 1 : nil
        while let index = candidate, !entries[index].scope.contains(range) {
            candidate = entries[index].outer
        }
        return candidate
    }

    /// What the innermost object around a range says.
    func value(around range: SourceRange) -> Value? { index(around: range).map { entries[$0].value } }
}
