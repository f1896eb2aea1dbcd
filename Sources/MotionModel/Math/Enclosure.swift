/// An interval that a number is known to lie in.
///
/// Operations are those of interval arithmetic, to within rounding; a result that can't be enclosed is the whole line.
package struct Enclosure: Sendable, Equatable {
    package let lower: Double
    package let upper: Double

    /// Creates the interval between two numbers in either order; the whole line if one of them is NaN.
    package init(_ one: Double, _ other: Double) {
        if one <= other {
            lower = one
            upper = other
        } else if other <= one {
            lower = other
            upper = one
        } else {
            lower = -.infinity
            upper = .infinity
        }
    }

    /// Creates the interval of a single number.
    package init(_ value: Double) { self.init(value, value) }

    /// Creates the interval of the numbers not farther from `center` than `radius`.
    package init(center: Double, radius: Double) { self.init(center - radius, center + radius) }

    package static var zero: Enclosure { Enclosure(0) }
    package static var whole: Enclosure { Enclosure(-.infinity, .infinity) }

    /// The largest absolute value.
    package var magnitude: Double { max(lower.magnitude, upper.magnitude) }

    /// The upper minus the lower bound.
    package var width: Double { upper - lower }

    /// The smallest interval that holds both.
    package func hull(_ other: Enclosure) -> Enclosure {
        Enclosure(min(lower, other.lower), max(upper, other.upper))
    }

    /// The common part of both; this interval if they don't meet.
    package func intersection(_ other: Enclosure) -> Enclosure {
        let (low, high) = (max(lower, other.lower), min(upper, other.upper))
        return low <= high ? Enclosure(low, high) : self
    }

    package static func + (a: Enclosure, b: Enclosure) -> Enclosure {
        Enclosure(a.lower + b.lower, a.upper + b.upper)
    }
    package static func - (a: Enclosure, b: Enclosure) -> Enclosure {
        Enclosure(a.lower - b.upper, a.upper - b.lower)
    }
    package static prefix func - (a: Enclosure) -> Enclosure { Enclosure(-a.upper, -a.lower) }
    package static func * (a: Double, b: Enclosure) -> Enclosure {
        a == 0 ? .zero : Enclosure(a * b.lower, a * b.upper)
    }

    package static func * (a: Enclosure, b: Enclosure) -> Enclosure {
        if (a.lower == 0 && a.upper == 0) || (b.lower == 0 && b.upper == 0) { return .zero }
        let (one, two) = (a.lower * b.lower, a.lower * b.upper)
        let (three, four) = (a.upper * b.lower, a.upper * b.upper)
        guard !(one.isNaN || two.isNaN || three.isNaN || four.isNaN) else { return .whole }
        return Enclosure(min(min(one, two), min(three, four)), max(max(one, two), max(three, four)))
    }

    /// The square, which is never negative.
    package var squared: Enclosure {
        let (a, b) = (lower * lower, upper * upper)
        return lower <= 0 && upper >= 0 ? Enclosure(0, max(a, b)) : Enclosure(a, b)
    }

    /// One over the interval; the whole line if it holds 0.
    package var reciprocal: Enclosure {
        lower > 0 || upper < 0 ? Enclosure(1 / lower, 1 / upper) : .whole
    }
}
