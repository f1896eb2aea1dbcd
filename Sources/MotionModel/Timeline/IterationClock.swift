/// The iterations by which a timeline repeats and turns: those of the node that its events follow.
///
/// The iterations are those of a `Timing`: each is a way there and, if there is one, a way back.
public struct IterationClock: Hashable, Sendable {
    /// The start of the played part of the iterations, in seconds of playback time; negative if it began before.
    public let start: Double
    /// The length of the way there in seconds, 0 or more.
    public let there: Double
    /// The length of the way back in seconds, 0 or more; 0 if there is none.
    public let back: Double
    /// The number of iterations, fractions included; may be infinite.
    public let iterations: Double
    /// The iteration at which they begin, fractions included; 0 or more.
    public let iterationStart: Double
    /// The direction of the iterations.
    public let direction: PlaybackDirection
    /// The mirror time of a clock that runs backwards: its state at `t` is that at `mirrorTime − t`.
    public let mirrorTime: Double?

    /// Creates a clock.
    ///
    /// - Precondition: Every number is finite but `iterations`, which may be infinite; all but `start` and `mirrorTime`
    ///   are 0 or more.
    public init(
        start: Double, there: Double, back: Double = 0, iterations: Double = 1, iterationStart: Double = 0,
        direction: PlaybackDirection = .normal, mirrorTime: Double? = nil
    ) {
        precondition(start.isFinite && mirrorTime.map { $0.isFinite } ?? true, "a clock's times are finite")
        precondition(
            there.isFinite && there >= 0 && back.isFinite && back >= 0, "ways take a finite time, or none")
        precondition(
            iterations >= 0 && iterationStart.isFinite && iterationStart >= 0, "iterations are 0 or more")
        self.start = start
        self.there = there
        self.back = back
        self.iterations = iterations
        self.iterationStart = iterationStart
        self.direction = direction
        self.mirrorTime = mirrorTime
    }

    /// The length of a period in seconds: an iteration, or two if the directions of iterations alternate.
    package var period: Double { (there + back) * iterationsPerPeriod }

    /// The number of periods, fractions included.
    package var count: Double { iterations / iterationsPerPeriod }

    private var iterationsPerPeriod: Double { direction.alternates ? 2 : 1 }

    /// Whether a period starts in the direction opposite to that in which the one before it ended.
    package var turnsBetweenPeriods: Bool { turns(in: iterationStart).contains(iterationStart) }

    /// The turns inside a period, in seconds after the period's start.
    package var turns: [Double] {
        let end = iterationStart + iterationsPerPeriod
        var result: [Double] = []
        var index = iterationStart.rounded(.down)
        while index < end {
            for turn in turns(in: index) where turn > iterationStart && turn < end {
                result.append((turn - iterationStart) * (there + back))
            }
            index += 1
        }
        return result
    }

    /// The turns inside an iteration, its start included, as a number of iterations.
    private func turns(in iteration: Double) -> [Double] {
        let index = iteration.rounded(.down)
        let returns = there > 0 && back > 0
        guard returns || direction.alternates else { return [] }
        let isBack =
            direction.beginsReversed
            != (direction.alternates && index.truncatingRemainder(dividingBy: 2) == 1)
        return returns ? [index, index + (isBack ? back : there) / (there + back)] : [index]
    }

    /// Returns the clock at `speed`, starting `delay` seconds after the start of the node around it.
    package func placed(speed: Double = 1, after delay: Double) -> IterationClock {
        IterationClock(
            start: start / speed + delay, there: there / speed, back: back / speed, iterations: iterations,
            iterationStart: iterationStart, direction: direction)
    }

    /// Returns the exact mirror in time about the middle of 0…`duration`.
    func mirrored(in duration: Double) -> IterationClock {
        IterationClock(
            start: start, there: there, back: back, iterations: iterations, iterationStart: iterationStart,
            direction: direction, mirrorTime: duration)
    }
}
