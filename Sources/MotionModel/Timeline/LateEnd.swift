/// The end of a segment that depends on values which are only known when its track is bound.
///
/// Until then the segment has the longest duration, so that whatever is judged by it holds for every other.
public struct LateEnd: Hashable, Sendable {
    /// The index of the segment among those of its track.
    public let segment: Int
    /// The duration of the segment on its own clock, by the distance of the values of its two keys.
    public let duration: TravelDuration
    /// The steps from the segment's own clock to that of the track, innermost first.
    public let steps: [Step]

    /// A step from a clock to the one around it.
    public struct Step: Hashable, Sendable {
        /// The speed, above 0.
        public let speed: Double
        /// The delay in seconds on the outer clock, 0 or more.
        public let delay: Double

        /// Creates a step.
        ///
        /// - Precondition: `speed > 0`, `delay ≥ 0`, both finite.
        public init(speed: Double = 1, delay: Double = 0) {
            precondition(
                speed > 0 && speed.isFinite && delay >= 0 && delay.isFinite, "what waits starts at its start")
            self.speed = speed
            self.delay = delay
        }

        /// Whether the two clocks are the same.
        package var isIdentity: Bool { speed == 1 && delay == 0 }
    }

    /// Creates a late end.
    public init(segment: Int, duration: TravelDuration, steps: [Step]) {
        self.segment = segment
        self.duration = duration
        self.steps = steps
    }

    /// The earliest end in seconds on the track's clock.
    package var earliest: Double { end(after: duration.minimum) }

    /// The latest end in seconds on the track's clock.
    package var latest: Double { end(after: duration.maximum) }

    /// The end in seconds on the track's clock, if the segment takes a number of seconds on its own.
    package func end(after seconds: Double) -> Double {
        var end = seconds
        for step in steps { end = end / step.speed + step.delay }
        return end
    }
}
