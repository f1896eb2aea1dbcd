/// The largest value of a function of one number, by search.
package enum GoldenSection {
    /// The share of an interval that remains after a step.
    private static let share = 0.618_033_988_749_894_8

    /// The largest value that is found while an interval with one peak is narrowed, and its place.
    ///
    /// - Parameter steps: The number of steps, each of which narrows the interval by a factor of 0.618.
    /// - Accuracy: At a smooth peak, the error of the value is of the order of the square of the remaining width.
    package static func peak(
        from start: Double, to end: Double, steps: Int, _ value: (Double) -> Double
    ) -> (x: Double, value: Double) {
        var (low, high) = (start, end)
        var best = (x: start, value: -Double.infinity)
        for _ in 0..<steps {
            let (left, right) = (high - share * (high - low), low + share * (high - low))
            let (one, other) = (value(left), value(right))
            if one > best.value { best = (left, one) }
            if other > best.value { best = (right, other) }
            if one > other { high = right } else { low = left }
        }
        return best
    }

    /// The largest value on an interval: at some evenly spaced places, including the ends, and around the greatest of
    /// these.
    ///
    /// - Parameters:
    ///   - places: The number of parts that the interval is divided into.
    ///   - known: A value; only what may exceed it is searched more closely.
    package static func largest(
        from start: Double, to end: Double, places: Int, above known: Double, _ value: (Double) -> Double
    ) -> Double {
        func place(_ index: Int) -> Double {
            index >= places ? end : start + (end - start) * (Double(index) / Double(places))
        }
        var (best, index) = (-Double.infinity, 0)
        for number in 0...places {
            let value = value(place(number))
            if value > best { (best, index) = (value, number) }
        }
        guard best > 0.9 * known else { return best }
        let beside = peak(from: place(max(index - 1, 0)), to: place(index + 1), steps: 14, value)
        return max(best, beside.value)
    }
}
