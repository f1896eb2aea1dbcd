/// When and how one animation runs: the Web Animations timing model with every time in seconds.
///
/// Local time runs through the delay, then through `iterations` plays of the curve, then through the end
/// delay. Before the delay is over the animation holds its first value and after its end the last one
/// (fill is always both).
///
/// - SeeAlso: Web Animations Level 1, 4 "Timing model"; `CAMediaTiming` for `autoreverse` and `speed`
public struct Timing: Hashable, Sendable {
    /// Seconds before the first iteration; negative starts part-way in.
    public let delay: Double
    /// Seconds that pass between the end of the last iteration and the end of the animation; a negative one
    /// cuts the active time short.
    public let endDelay: Double
    /// Seconds from one end of the travel to the other, at speed 1; 0 is a jump.
    public let duration: Double
    /// The eased progress over one way.
    public let curve: Curve
    /// Total number of plays, 0 or more, fractional or infinite.
    public let iterations: Double
    /// The iteration, fractional, in which the animation begins; 0 or more.
    public let iterationStart: Double
    /// Which way the iterations run.
    public let direction: PlaybackDirection
    /// How an iteration returns to where it began, if it does.
    public let wayBack: WayBack
    /// Divides the active time; the two delays keep their length. Greater than 0.
    public let speed: Double

    /// How one iteration returns to its start.
    public enum WayBack: Hashable, Sendable {
        /// It doesn't: an iteration is one way.
        case none
        /// The exact mirror in time of the way there.
        case mirrored
        /// A travel of its own, on this curve, for this many seconds at speed 1.
        case along(Curve, duration: Double)
    }

    /// A timing.
    ///
    /// - Precondition: Every number is finite (`iterations` may be infinite); `duration`, `iterations` and
    ///   `iterationStart` are not negative, `speed` is greater than 0.
    public init(
        delay: Double = 0, endDelay: Double = 0, duration: Double, curve: Curve = .linear,
        iterations: Double = 1, iterationStart: Double = 0, direction: PlaybackDirection = .normal,
        wayBack: WayBack = .none, speed: Double = 1
    ) {
        precondition(delay.isFinite && endDelay.isFinite, "delays are finite")
        precondition(duration.isFinite && duration >= 0, "a duration is finite and not negative")
        precondition(iterations >= 0, "iterations are not negative")
        precondition(iterationStart.isFinite && iterationStart >= 0, "an iteration start is not negative")
        precondition(speed.isFinite && speed > 0, "a speed is greater than 0")
        self.delay = delay
        self.endDelay = endDelay
        self.duration = duration
        self.curve = curve
        self.iterations = iterations
        self.iterationStart = iterationStart
        self.direction = direction
        self.wayBack = wayBack
        self.speed = speed
    }

    /// The timing of a curve that knows its own length, or else of one that lasts `duration`.
    ///
    /// - Parameters:
    ///   - curve: A spring lasts its settling duration; any other curve lasts `duration`.
    ///   - duration: Seconds, used when the curve has no length of its own.
    ///   - delay: Seconds before it begins.
    public init(curve: Curve, duration: Double, delay: Double = 0) {
        self.init(delay: delay, duration: curve.naturalDuration ?? duration, curve: curve)
    }

    /// Seconds of one iteration at the timing's speed: one way, or there and back.
    public var iterationDuration: Double {
        switch wayBack {
        case .none: duration / speed
        case .mirrored: duration / speed + duration / speed
        case .along(_, let back): duration / speed + back / speed
        }
    }

    /// Seconds during which values change, after the delay; infinite for infinitely many iterations of a
    /// length greater than 0. A negative end delay cuts it where the animation ends.
    public var activeDuration: Double {
        let full = fullActiveDuration
        return endDelay < 0 ? Swift.max(0, Swift.min(full, end - delay)) : full
    }

    /// When the animation is over, end delay included, in seconds after its start; at least 0.
    public var end: Double { Swift.max(0, delay + fullActiveDuration + endDelay) }

    private var fullActiveDuration: Double {
        let iteration = iterationDuration
        return iteration > 0 && iterations > 0 ? iteration * iterations : 0
    }
}
