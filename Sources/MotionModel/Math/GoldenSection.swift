/// The largest value of a function of one number, by looking.
package enum GoldenSection {
    /// What of an interval is left after a step.
    private static let share = 0.618_033_988_749_894_8

    /// The largest value that is met while an interval with one peak is narrowed, and where.
    ///
    /// - Parameter steps: How often it is narrowed, by a factor of 0.618 each time.
    /// - Accuracy: At a smooth peak the value is as exact as the square of the width that is left.
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

    /// The largest value on an interval: at some even places, the ends among them, and beside the greatest of these.
    ///
    /// - Parameters:
    ///   - places: Into how many parts it is divided.
    ///   - known: Only what may be larger than this is looked at more closely.
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
