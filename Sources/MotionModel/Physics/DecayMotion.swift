/// The motion of a released value until friction has stopped it.
public struct DecayMotion: Sendable, Hashable {
    /// The place at the start, one number for each component.
    public let start: [Double]
    /// The place at which it comes to rest, exactly.
    public let destination: [Double]
    /// The velocity of each component at the release, in units per second.
    public let velocity: [Double]
    /// The time in seconds until no component is faster than the rest speed; 0 for a value that was at rest.
    public let duration: Double
    /// λ, per second.
    let friction: Double

    /// The curve from ``start`` to ``destination`` within ``duration``, the same for all components.
    public var curve: Curve {
        duration > 0
            ? .exponential(ExponentialCurve(unchecked: friction * duration, .settling)) : .instant
    }
}

extension Decay {
    /// The candidate that is nearest to the destination of a motion.
    ///
    /// - Parameters:
    ///   - destination: The destination, one number for each component.
    ///   - candidates: At least one value, with the same number of components.
    /// - Returns: The index of the candidate at the smallest Euclidean distance; of several, the first.
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

    /// The multiple of a step that is nearest to the destination of a motion, for each component.
    ///
    /// - Parameters:
    ///   - destination: The destination, one number for each component.
    ///   - step: Greater than zero, in the value's unit.
    /// - Returns: Of two that are equally near, the one farther from zero.
    public static func rounded(_ destination: [Double], toMultipleOf step: Double) -> [Double] {
        precondition(step > 0, "a value is rounded to multiples of a positive number")
        return destination.map { Elementary.roundedHalfAway($0 / step) * step }
    }
}
