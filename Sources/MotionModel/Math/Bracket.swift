/// Two points with a function's values there, of opposite signs: a root lies between.
@usableFromInline
struct Bracket: Sendable {
    @usableFromInline var lower: Double
    @usableFromInline var upper: Double
    @usableFromInline var lowerValue: Double
    @usableFromInline var upperValue: Double

    /// The interval with the function's values at its ends.
    @inlinable init(lower: Double, _ lowerValue: Double, upper: Double, _ upperValue: Double) {
        precondition(lower <= upper, "a bracket's lower end is not above its upper end")
        precondition(
            (upper - lower).isFinite, "a bracket's ends are finite, and so is the distance between them")
        self.lower = lower
        self.upper = upper
        self.lowerValue = lowerValue
        self.upperValue = upperValue
    }

    /// The end to return without searching: one with the value 0, or the better one when the signs do not differ.
    @inlinable var decidedEnd: Double? {
        if lowerValue == 0 { return lower }
        if upperValue == 0 { return upper }
        if (lowerValue < 0) != (upperValue < 0) { return nil }
        return upperValue.magnitude < lowerValue.magnitude ? upper : lower
    }

    /// The distance between the ends.
    @inlinable var width: Double { upper - lower }

    /// The point half-way, within the interval.
    @inlinable var middle: Double { lower + 0.5 * (upper - lower) }

    /// The zero of the straight line through both points.
    @inlinable var falsePosition: Double {
        lower + width * (lowerValue / (lowerValue - upperValue))
    }

    /// Whether `point` is strictly inside.
    @inlinable func contains(_ point: Double) -> Bool { point > lower && point < upper }

    /// Replaces the end whose value has the sign of `value`.
    @inlinable mutating func narrow(at point: Double, _ value: Double) {
        if (value < 0) == (lowerValue < 0) {
            lower = point
            lowerValue = value
        } else {
            upper = point
            upperValue = value
        }
    }
}
