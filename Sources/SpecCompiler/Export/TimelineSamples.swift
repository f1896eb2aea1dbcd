public import MotionModel

/// Exact values of a timeline's properties at given times.
public struct TimelineSamples: Hashable, Sendable {
    /// The times in seconds.
    public let times: [Double]
    /// One column for each property, ordered by path.
    public let columns: [Column]

    /// One property at all times.
    public struct Column: Hashable, Sendable {
        /// The animated property.
        public let property: PropertyPath
        /// The type of its values.
        public let type: ValueType
        /// One value for each time.
        public let values: [MotionValue]
        /// For each time the velocity of each stored component, in units per second; nil if it wasn't asked for.
        public let velocities: [[Double]]?
    }

    /// Samples a timeline.
    ///
    /// - Parameters:
    ///   - timeline: The timeline to sample.
    ///   - times: The times in seconds, finite, in any order.
    ///   - properties: The properties to sample; nil for all. Those that the timeline doesn't move are skipped.
    ///   - withVelocity: Whether to include velocities.
    public init(
        _ timeline: BoundTimeline, at times: [Double], properties: [PropertyPath]? = nil,
        withVelocity: Bool = false
    ) {
        var columns: [Column] = []
        for moving in timeline.properties where properties?.contains(moving.property) ?? true {
            columns.append(
                Column(
                    property: moving.property, type: moving.base.form.canonical,
                    values: times.map { moving.value(at: $0) },
                    velocities: withVelocity ? times.map { moving.velocity(at: $0) } : nil))
        }
        self.times = times
        self.columns = columns.ordered { $0.property < $1.property }
    }

    /// The times of frames from 0 to the end of a timeline, and that end itself.
    ///
    /// - Parameters:
    ///   - rate: Frames per second, greater than 0.
    ///   - duration: Seconds, finite.
    public static func times(framesPerSecond rate: Double, until duration: Double) -> [Double] {
        precondition(rate > 0 && duration.isFinite, "frames are counted to a finite end")
        var times: [Double] = []
        var frame = 0.0
        while frame / rate < duration {
            times.append(frame / rate)
            frame += 1
        }
        return times + [Swift.max(duration, 0)]
    }
}
