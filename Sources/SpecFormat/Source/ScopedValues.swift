/// Values that objects of a text set for their content; at a place, that of the innermost object applies.
struct ScopedValues<Value: Sendable>: Sendable {
    /// The value of one object.
    struct Entry: Sendable {
        /// The range of the object, with its key if it has one.
        let scope: SourceRange
        var value: Value
        /// The index of the entry of the nearest object around it.
        fileprivate let outer: Int?
    }

    /// The entries, in the order of the text.
    private(set) var entries: [Entry] = []

    /// Adds the value of an object; objects come in the order of the text, outer ones first.
    mutating func add(_ value: Value, in scope: SourceRange) {
        entries.append(Entry(scope: scope, value: value, outer: index(around: scope)))
    }

    /// The value of an entry.
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

    /// The value of the innermost object around a range.
    func value(around range: SourceRange) -> Value? { index(around: range).map { entries[$0].value } }
}
