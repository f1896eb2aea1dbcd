/// An interval of a track's time that plays more than once.
public struct Loop: Hashable, Sendable {
    /// The start of the first period, in seconds.
    public let start: Double
    /// The length of one period in seconds, greater than 0.
    public let period: Double
    /// The number of periods, greater than 0: a fractional number ends inside a period, an infinite one never.
    public let count: Double

    /// Creates a loop.
    ///
    /// - Precondition: `period` is finite and greater than 0, `count` greater than 0.
    public init(start: Double, period: Double, count: Double) {
        precondition(start.isFinite, "a loop starts at a finite time")
        precondition(period.isFinite && period > 0, "a loop's period is finite and greater than 0")
        precondition(count > 0, "a loop's count is greater than 0")
        self.start = start
        self.period = period
        self.count = count
    }

    /// The end of the last period, in seconds; infinite if there is none.
    public var end: Double { start + period * count }

    /// Whether the last period is played to its end.
    var endsWhole: Bool { count == count.rounded(.down) }

    /// The distance in seconds within which the end of a fractional count and the boundary of a segment are the same
    /// instant.
    var endSlack: Double { period * 1e-9 }

    /// The time within the first period that corresponds to `time`, and the number of periods before it.
    ///
    /// At and after the end this is the end of the last period, not the start of the next.
    func folded(_ time: Double) -> (time: Double, periods: Double) {
        if time <= start { return (time, 0) }
        if time >= end {
            let whole = count.rounded(.down)
            let rest = count - whole
            return rest > 0 ? (start + rest * period, whole) : (start + period, whole - 1)
        }
        let elapsed = time - start
        var periods = (elapsed / period).rounded(.down)
        var inside = elapsed - periods * period
        // The quotient can round up onto the next whole number, or down below it.
        if inside < 0 {
            periods -= 1
            inside += period
        } else if inside >= period {
            periods += 1
            inside -= period
        }
        // Where neighbouring doubles are further apart than a period, the time inside it is undefined.
        return (start + Swift.max(0, Swift.min(inside, period)), periods)
    }
}
