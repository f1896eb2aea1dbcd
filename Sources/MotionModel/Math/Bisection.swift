/// A search for the boundary of a property of numbers.
package enum Bisection {
    /// The smallest double found not to have the property, between one that has it and one that has not.
    ///
    /// - Complexity: At most 128 evaluations; fewer when the two meet.
    package static func boundary(from low: Double, to high: Double, isBefore: (Double) -> Bool) -> Double {
        var low = low
        var high = high
        for _ in 0..<128 {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
