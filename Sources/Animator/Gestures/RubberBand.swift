/// The displacement of something pulled beyond its bounds, with growing resistance.
///
///     f(x) = l·c·x ∕ (l + c·x) for x ≥ 0, f(−x) = −f(x)
///
/// The slope at 0 is c; the limit of f is l, which it never exceeds; in between it is strictly increasing, as far as
/// doubles can resolve.
///
/// - Parameters:
///   - offset: The distance it is pulled, in any unit; infinite gives the limit.
///   - limit: l, in the same unit, zero or more: the largest displacement. Scroll views use their own length. Infinite
///     is no limit.
///   - coefficient: c, the share of a small pull that it follows, zero or more; 0.55 for UIKit's scroll views.
/// - Returns: NaN only for an offset that is NaN.
/// - Accuracy: 4 units in the last place.
/// - Complexity: O(1).
/// - SeeAlso: ``RubberBand``, which has bounds, and the inverse.
public func rubberBand(
    _ offset: Double, limit: Double, coefficient: Double = RubberBand.scrollCoefficient
) -> Double {
    precondition(limit >= 0, "a limit is a distance")
    precondition(coefficient >= 0 && coefficient < .infinity, "a share is finite and not negative")
    guard !offset.isNaN else { return offset }
    guard limit > 0 && coefficient > 0 else { return 0 }
    let pull = coefficient * offset.magnitude
    // Of all equivalent forms, this one is monotone even when each step is rounded.
    let ratio = limit / pull
    let distance = limit.isInfinite || ratio.isInfinite ? pull : limit / (1 + ratio)
    return offset < 0 ? -distance : distance
}

/// Elastic bounds: inside, a value follows the finger; outside, it follows less the further it is.
public struct RubberBand: Hashable, Sendable {
    /// The share of a small pull that UIKit's scroll views follow.
    public static let scrollCoefficient = 0.55

    /// The range in which the value follows freely.
    public let bounds: ClosedRange<Double>
    /// The largest displacement beyond the bounds, in the value's unit.
    public let limit: Double
    /// The share of a small pull beyond the bounds that it follows.
    public let coefficient: Double

    /// Creates a rubber band.
    ///
    /// - Parameters:
    ///   - bounds: The range in which the value follows freely; a single value and an infinite end are allowed.
    ///   - limit: The largest displacement beyond the bounds, greater than 0; infinite is no limit.
    ///   - coefficient: The share of a small pull that it follows, greater than 0 and finite.
    /// - Throws: `unusableNumber`.
    public init(
        bounds: ClosedRange<Double>, limit: Double, coefficient: Double = scrollCoefficient
    ) throws(AnimatorError) {
        guard limit > 0 else { throw .unusableNumber(limit, of: "the limit of a rubber band") }
        guard coefficient > 0 && coefficient < .infinity else {
            throw .unusableNumber(coefficient, of: "the coefficient of a rubber band")
        }
        self.bounds = bounds
        self.limit = limit
        self.coefficient = coefficient
    }

    /// The value for a position of the finger: the position itself within the bounds; beyond them,
    /// ``rubberBand(_:limit:coefficient:)`` of the distance. It is continuous.
    ///
    /// - Complexity: O(1).
    public func place(of finger: Double) -> Double {
        if finger > bounds.upperBound {
            return bounds.upperBound
                + rubberBand(finger - bounds.upperBound, limit: limit, coefficient: coefficient)
        }
        if finger < bounds.lowerBound {
            return bounds.lowerBound
                + rubberBand(finger - bounds.lowerBound, limit: limit, coefficient: coefficient)
        }
        return finger
    }

    /// The position of the finger for a value: the inverse of ``place(of:)``, to grab a value beyond its
    /// bounds.
    ///
    /// - Returns: Infinite for a value at the limit or beyond it.
    /// - Accuracy: 1e-12 of the distance from the bounds, for a value within nine tenths of the limit.
    /// - Complexity: O(1).
    public func finger(at place: Double) -> Double {
        if place > bounds.upperBound { return bounds.upperBound + pull(to: place - bounds.upperBound) }
        if place < bounds.lowerBound { return bounds.lowerBound - pull(to: bounds.lowerBound - place) }
        return place
    }

    /// The pull for a displacement beyond the bounds: d·l ∕ (c·(l − d)).
    private func pull(to distance: Double) -> Double {
        if limit.isInfinite { return distance / coefficient }
        guard distance < limit else { return .infinity }
        return distance / coefficient / (1 - distance / limit)
    }
}
