import MotionModel

/// What keeps a live spring from swinging freely. A class, because few springs have it and all would be larger.
final class SpringLimits {
    /// The least and the largest number of each component.
    private let low: Components
    private let high: Components
    /// The seconds after the release from which on each component is held in its range, where it has been by then.
    private let entries: Components
    /// The seconds after the release at which each component rests at its target, for good.
    let arrivals: Components

    /// Creates the limits of a spring that is about to be released.
    private init(low: Components, high: Components, entries: Components, arrivals: Components) {
        self.low = low
        self.high = high
        self.entries = entries
        self.arrivals = arrivals
    }

    /// Holds the number of a component that swings freely.
    ///
    /// - Parameters:
    ///   - start: The number at the release; one that is outside of the range comes in from there.
    ///   - time: The seconds since the release.
    func held(_ number: Double, _ component: Int, from start: Double, at time: Double) -> Double {
        let isIn = time >= entries[component]
        let low = isIn ? low[component] : Swift.min(low[component], start)
        let high = isIn ? high[component] : Swift.max(high[component], start)
        return Swift.min(Swift.max(number, low), high)
    }

    /// The limits of a value on a spring, whose target is in its range.
    ///
    /// - Parameters:
    ///   - bounds: The range of each component, `nil` for none; empty for none at all.
    ///   - stopsAtTarget: Whether a component rests when it first arrives at its target.
    convenience init(_ value: ReleasedValue, _ bounds: [ClosedRange<Double>?], stopsAtTarget: Bool) {
        let start = value.start
        let bounds = bounds.isEmpty ? Array(repeating: nil, count: value.count) : bounds
        func isOutside(_ component: Int) -> Bool { bounds[component]?.contains(start[component]) == false }
        // The end of its range lies on the way to its target.
        let arrivals = Components(value.count) {
            stopsAtTarget || isOutside($0) ? value.firstArrival(ofComponent: $0) : .infinity
        }
        self.init(
            low: Components(value.count) { bounds[$0]?.lowerBound ?? -.infinity },
            high: Components(value.count) { bounds[$0]?.upperBound ?? .infinity },
            entries: Components(value.count) { isOutside($0) ? arrivals[$0] : 0 },
            arrivals: stopsAtTarget ? arrivals : Components(value.count) { _ in .infinity })
    }
}
