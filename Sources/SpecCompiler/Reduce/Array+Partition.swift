extension Array {
    /// The index of the first element that satisfies a condition which holds for all after it; the count if none does.
    ///
    /// - Complexity: O(log n).
    func partition(_ isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
