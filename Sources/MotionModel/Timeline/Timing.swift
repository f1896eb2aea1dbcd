/// The timing of one animation: the Web Animations timing model with every time in seconds.
///
/// Local time runs through the delay, then through `iterations` plays of the curve, then through the end
/// delay. Before the active time the animation holds its first value and after it the last one
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
    /// The eased progress in one direction.
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
        /// A travel of its own, on this curve, for this many seconds at speed 1: finite and not negative, which is
        /// checked when it is played.
        case along(Curve, duration: Double)

        /// The way back with the natural duration of its curve, if that has one.
        fileprivate var naturallyLong: WayBack {
            guard case .along(let curve, let duration) = self else { return self }
            return .along(curve, duration: curve.naturalDuration ?? duration)
        }
    }

    /// Creates a timing whose curves keep their own lengths: a spring keeps its physics and lasts its settling
    /// duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds from one end of the travel to the other, for a curve without a length of its own: see
    ///     `Curve.naturalDuration`. The same applies to the duration of a `wayBack`.
    /// - Precondition: Every number is finite (`iterations` may be infinite); `duration`, `iterations` and
    ///   `iterationStart` are not negative, `speed` is greater than 0.
    /// - SeeAlso: ``init(delay:endDelay:fixedDuration:curve:iterations:iterationStart:direction:wayBack:speed:)``
    public init(
        delay: Double = 0, endDelay: Double = 0, duration: Double, curve: Curve = .linear,
        iterations: Double = 1, iterationStart: Double = 0, direction: PlaybackDirection = .normal,
        wayBack: WayBack = .none, speed: Double = 1
    ) {
        precondition(duration.isFinite && duration >= 0, "a duration is finite and not negative")
        self.init(
            delay: delay, endDelay: endDelay, fixedDuration: curve.naturalDuration ?? duration, curve: curve,
            iterations: iterations, iterationStart: iterationStart, direction: direction,
            wayBack: wayBack.naturallyLong, speed: speed)
    }

    /// Creates a timing with exactly the given duration, whatever the lengths of its curves: a spring is compressed or
    /// stretched, and is another spring then.
    ///
    /// - Parameter fixedDuration: Seconds from one end of the travel to the other.
    /// - Precondition: Every number is finite (`iterations` may be infinite); `fixedDuration`, `iterations` and
    ///   `iterationStart` are not negative, `speed` is greater than 0.
    public init(
        delay: Double = 0, endDelay: Double = 0, fixedDuration: Double, curve: Curve = .linear,
        iterations: Double = 1, iterationStart: Double = 0, direction: PlaybackDirection = .normal,
        wayBack: WayBack = .none, speed: Double = 1
    ) {
        precondition(delay.isFinite && endDelay.isFinite, "delays are finite")
        precondition(fixedDuration.isFinite && fixedDuration >= 0, "a duration is finite and not negative")
        precondition(iterations >= 0, "iterations are not negative")
        precondition(iterationStart.isFinite && iterationStart >= 0, "an iteration start is not negative")
        precondition(speed.isFinite && speed > 0, "a speed is greater than 0")
        self.delay = delay
        self.endDelay = endDelay
        self.duration = fixedDuration
        self.curve = curve
        self.iterations = iterations
        self.iterationStart = iterationStart
        self.direction = direction
        self.wayBack = wayBack
        self.speed = speed
    }

    /// Creates a timing with a curve, a duration and a delay only.
    ///
    /// - Parameters:
    ///   - curve: A spring lasts its settling duration; any other curve lasts `duration`.
    ///   - duration: The seconds, used when the curve has no length of its own.
    ///   - delay: The seconds before it begins.
    public init(curve: Curve, duration: Double, delay: Double = 0) {
        self.init(delay: delay, duration: duration, curve: curve)
    }

    /// The longest duration and delay that are played, in seconds: beyond, sums of durations overflow.
    private static let longest = 1e300

    /// The delay in seconds, as it is played.
    var playedDelay: Double { Swift.max(-Timing.longest, Swift.min(delay, Timing.longest)) }

    /// The length of the way there in seconds, at the timing's speed.
    var there: Double { Swift.min(duration / speed, Timing.longest) }

    /// The length of the way back in seconds, at the timing's speed; 0 without one, and for an invalid duration.
    var back: Double {
        switch wayBack {
        case .none: 0
        case .mirrored: there
        case .along(_, let duration): duration >= 0 ? Swift.min(duration / speed, Timing.longest) : 0
        }
    }

    /// The first number that no timing can have, of those that aren't checked when it is created; nil if there is none.
    package var unusableNumber: Double? {
        guard case .along(_, let duration) = wayBack, !(duration >= 0 && duration.isFinite) else {
            return nil
        }
        return duration
    }

    /// The length of one iteration in seconds, at the timing's speed: one direction or both, each at most 1e300.
    public var iterationDuration: Double { there + back }

    /// The duration in seconds of the changes of values, after the delay; infinite for infinitely many iterations of a
    /// length greater than 0. A negative end delay cuts it at the end of the animation.
    public var activeDuration: Double {
        let full = fullActiveDuration
        return endDelay < 0 ? Swift.max(0, Swift.min(full, end - delay)) : full
    }

    /// The time at which the animation ends, including the end delay, in seconds after its start; at least 0.
    public var end: Double { Swift.max(0, delay + fullActiveDuration + endDelay) }

    private var fullActiveDuration: Double {
        let iteration = iterationDuration
        return iteration > 0 && iterations > 0 ? iteration * iterations : 0
    }
}
