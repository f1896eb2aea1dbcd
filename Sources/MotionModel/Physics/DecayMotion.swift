/// A value that was let go, until friction has stopped it.
public struct DecayMotion: Sendable, Hashable {
    /// Where it began, one number for each component.
    public let start: [Double]
    /// Where it comes to rest, exactly.
    public let destination: [Double]
    /// How fast each component moved when it was let go, in units per second.
    public let velocity: [Double]
    /// Seconds until no component is faster than the rest speed; 0 for a value that was at rest.
    public let duration: Double
    /// λ, per second.
    let friction: Double

    /// How the value gets from ``start`` to ``destination`` within ``duration``: one curve for all components.
    public var curve: Curve {
        duration > 0
            ? .exponential(ExponentialCurve(unchecked: friction * duration, .settling)) : .instant
    }
}

extension Decay {
    /// The one of several values that is nearest to where a value was heading.
    ///
    /// - Parameters:
    ///   - destination: Where it was heading, one number for each component.
    ///   - candidates: At least one value, with as many components.
    /// - Returns: The index of the candidate at the smallest Euclidean distance, the first of several.
    public static func nearest(to destination: [Double], of candidates: [[Double]]) -> Int {
        precondition(!candidates.isEmpty, "there is a value to snap to")
        var nearest = (index: 0, distance: Double.infinity)
        for (index, candidate) in candidates.enumerated() {
            var distance = 0.0
            for (one, other) in zip(destination, candidate) { distance += (one - other) * (one - other) }
            if distance < nearest.distance { nearest = (index, distance) }
        }
        return nearest.index
    }

    /// The multiple of a step that is nearest to where a value was heading, for each component.
    ///
    /// - Parameters:
    ///   - destination: Where it was heading.
    ///   - step: Greater than zero, in the value's unit.
    /// - Returns: Of two that are equally near, the one farther from zero.
    public static func rounded(_ destination: [Double], toMultipleOf step: Double) -> [Double] {
        precondition(step > 0, "a value is rounded to multiples of a positive number")
        return destination.map { Elementary.roundedHalfAway($0 / step) * step }
    }
}
