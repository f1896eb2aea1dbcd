/// The timing of one animation: the Web Animations timing model with every time in seconds.
///
/// Local time runs through the delay, then through `iterations` plays of the curve, then through the end
/// delay. Before the delay is over the animation holds its first value and after its end the last one
/// (fill is always both).
///
/// - SeeAlso: Web Animations Level 1, 4 "Timing model"; `CAMediaTiming` for `autoreverse` and `speed`
public struct Timing: Hashable, Sendable {
    /// The seconds before the first iteration; a negative delay starts part-way in.
    public let delay: Double
    /// The seconds between the end of the last iteration and the end of the animation; a negative end delay
    /// cuts the active time short.
    public let endDelay: Double
    /// The seconds from one end of the travel to the other, at speed 1; 0 is a jump.
    public let duration: Double
    /// The eased progress over one way.
    public let curve: Curve
    /// The number of plays, 0 or more, which may be fractional or infinite.
    public let iterations: Double
    /// The iteration in which the animation begins, 0 or more, which may be fractional.
    public let iterationStart: Double
    /// The direction of the iterations.
    public let direction: PlaybackDirection
    /// The way in which an iteration returns to its start, if it does.
    public let wayBack: WayBack
    /// The factor that divides the active time; the two delays keep their length. Greater than 0.
    public let speed: Double

    /// The way in which one iteration returns to its start.
    public enum WayBack: Hashable, Sendable {
        /// It doesn't return: an iteration is one way.
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

    /// The timing of a curve that has its own length, or else lasts `duration`.
    ///
    /// - Parameters:
    ///   - curve: A spring lasts its settling duration; any other curve lasts `duration`.
    ///   - duration: The seconds, used when the curve has no length of its own.
    ///   - delay: The seconds before it begins.
    public init(curve: Curve, duration: Double, delay: Double = 0) {
        self.init(delay: delay, duration: curve.naturalDuration ?? duration, curve: curve)
    }

    /// The seconds of one iteration at the timing's speed: one way, or there and back.
    public var iterationDuration: Double {
        switch wayBack {
        case .none: duration / speed
        case .mirrored: duration / speed + duration / speed
        case .along(_, let back): duration / speed + back / speed
        }
    }

    /// The seconds in which values change, after the delay; infinite for infinitely many iterations of a length greater than 0. A
    /// negative end delay cuts it at the end of the animation.
    public var activeDuration: Double {
        let full = fullActiveDuration
        return endDelay < 0 ? Swift.max(0, Swift.min(full, end - delay)) : full
    }

    /// The time at which the animation is over, including the end delay, in seconds after its start; at least 0.
    public var end: Double { Swift.max(0, delay + fullActiveDuration + endDelay) }

    private var fullActiveDuration: Double {
        let iteration = iterationDuration
        return iteration > 0 && iterations > 0 ? iteration * iterations : 0
    }
}
