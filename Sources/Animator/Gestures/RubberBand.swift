/// How far something moves that is pulled beyond where it belongs: the further, the less.
///
///     f(x) = l·c·x ∕ (l + c·x) for x ≥ 0, f(−x) = −f(x)
///
/// The slope at 0 is c, the limit of f is l, which it never passes; between the two it rises strictly, as far as doubles
/// can tell.
///
/// - Parameters:
///   - offset: How far it is pulled, in any unit; infinite gives the limit.
///   - limit: l, in the same unit, zero or more: how far it can get. Scroll views take their own length. Infinite is no limit.
///   - coefficient: c, the share of a small pull that it follows, zero or more; UIKit's scroll views have 0.55.
/// - Returns: NaN only for an offset that is NaN.
/// - Accuracy: 4 units in the last place.
/// - Complexity: O(1).
/// - SeeAlso: ``RubberBand``, which has bounds, and the way back.
public func rubberBand(
    _ offset: Double, limit: Double, coefficient: Double = RubberBand.scrollCoefficient
) -> Double {
    precondition(limit >= 0, "a limit is a distance")
    precondition(coefficient >= 0 && coefficient < .infinity, "a share is finite and not negative")
    guard !offset.isNaN else { return offset }
    guard limit > 0 && coefficient > 0 else { return 0 }
    let pull = coefficient * offset.magnitude
    // Of all ways to write it, this one is monotone also when each step is rounded.
    let distance = limit.isInfinite ? pull : limit / (1 + limit / pull)
    return offset < 0 ? -distance : distance
}

/// Bounds that give: inside, a thing follows the finger; outside, it follows less the further it is.
public struct RubberBand: Hashable, Sendable {
    /// The share of a small pull that UIKit's scroll views follow.
    public static let scrollCoefficient = 0.55

    /// Where the thing moves freely.
    public let bounds: ClosedRange<Double>
    /// How far beyond the bounds it can get, in the value's unit.
    public let limit: Double
    /// The share of a small pull beyond the bounds that it follows.
    public let coefficient: Double

    /// A rubber band.
    ///
    /// - Parameters:
    ///   - bounds: Where the thing moves freely; a single place and an infinite end are allowed.
    ///   - limit: How far beyond the bounds it can get, greater than 0; infinite is no limit.
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

    /// Where the thing is when the finger is at a place: there, within the bounds; beyond them, ``rubberBand(_:limit:coefficient:)``
    /// of the distance. It follows any finger without a jump.
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

    /// Where the finger is when the thing is at a place: the way back of ``place(of:)``, to take up a thing that is beyond its
    /// bounds.
    ///
    /// - Returns: Infinite for a place at the limit or beyond it.
    /// - Accuracy: 1e-12 of the distance from the bounds, for a thing that is within nine tenths of the limit.
    /// - Complexity: O(1).
    public func finger(at place: Double) -> Double {
        if place > bounds.upperBound { return bounds.upperBound + pull(to: place - bounds.upperBound) }
        if place < bounds.lowerBound { return bounds.lowerBound - pull(to: bounds.lowerBound - place) }
        return place
    }

    /// How far one pulls to get a distance beyond the bounds: d·l ∕ (c·(l − d)).
    private func pull(to distance: Double) -> Double {
        if limit.isInfinite { return distance / coefficient }
        guard distance < limit else { return .infinity }
        return distance / coefficient / (1 - distance / limit)
    }
}
