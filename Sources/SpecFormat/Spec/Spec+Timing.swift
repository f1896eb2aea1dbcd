public import MotionModel

extension Spec {
    /// When and how an animation runs, as far as that doesn't depend on what it moves.
    public struct Timing: Hashable, Sendable {
        /// Seconds before it begins; negative starts part-way in.
        public let delay: Double
        /// Seconds after it has ended; negative cuts it short.
        public let endDelay: Double
        /// How long one way takes.
        public let duration: Duration
        /// The eased progress of one way.
        public let curve: Curve
        /// How often it plays.
        public let repetition: Repetition
        /// The iteration, fractional, in which it begins.
        public let iterationStart: Double
        /// Which way the iterations run.
        public let direction: PlaybackDirection
        /// Whether an iteration returns to its start.
        public let autoreverses: Bool
        /// The curve of the way back; nil mirrors the way there.
        public let reverseCurve: Curve?
        /// Divides the active time; greater than 0.
        public let speed: Double

        /// How long one way takes.
        public enum Duration: Hashable, Sendable {
            /// That many seconds; a curve with a length of its own lasts that long instead.
            case seconds(Double)
            /// `minimum + perUnit · travel`, at most `maximum`, in seconds.
            case travel(minimum: Double, maximum: Double, perUnit: Double)
        }

        /// How often a timing plays.
        public enum Repetition: Hashable, Sendable {
            /// That many times in total: 0 or more, fractional or infinite.
            case iterations(Double)
            /// Until that many seconds of active time have passed.
            case seconds(Double)
        }

        /// When and how an animation runs.
        package init(
            delay: Double = 0, endDelay: Double = 0, duration: Duration, curve: Curve,
            repetition: Repetition = .iterations(1), iterationStart: Double = 0,
            direction: PlaybackDirection = .normal, autoreverses: Bool = false, reverseCurve: Curve? = nil,
            speed: Double = 1
        ) {
            self.delay = delay
            self.endDelay = endDelay
            self.duration = duration
            self.curve = curve
            self.repetition = repetition
            self.iterationStart = iterationStart
            self.direction = direction
            self.autoreverses = autoreverses
            self.reverseCurve = reverseCurve
            self.speed = speed
        }
    }
}
