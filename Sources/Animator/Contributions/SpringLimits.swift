import MotionModel

/// What keeps a live spring from swinging freely. A class, because few springs have it and all would be larger.
final class SpringLimits {
    /// The least and the largest number of each component.
    let low: Components
    let high: Components
    /// The seconds after the release at which each component rests at its target, for good.
    let arrivals: Components

    /// Creates the limits of a spring that is about to be released.
    init(low: Components, high: Components, arrivals: Components) {
        self.low = low
        self.high = high
        self.arrivals = arrivals
    }

    /// The limits of a value on a spring; one that starts outside of its range comes in from there.
    ///
    /// - Parameters:
    ///   - bounds: The range of each component, `nil` for none; empty for none at all.
    ///   - stopsAtTarget: Whether a component rests when it first arrives at its target.
    convenience init(_ value: ReleasedValue, _ bounds: [ClosedRange<Double>?], stopsAtTarget: Bool) {
        let bounds = (0..<value.count).map { bounds.isEmpty ? nil : bounds[$0] }
        let start = value.start
        self.init(
            low: Components(value.count) { index in
                bounds[index].map { Swift.min($0.lowerBound, start[index]) } ?? -.infinity
            },
            high: Components(value.count) { index in
                bounds[index].map { Swift.max($0.upperBound, start[index]) } ?? .infinity
            },
            arrivals: Components(value.count) {
                stopsAtTarget ? value.firstArrival(ofComponent: $0) : .infinity
            })
    }
}
