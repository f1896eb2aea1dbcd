/// When a timeline repeats and turns round: the iterations of the node that its events follow.
///
/// The iterations are those of a `Timing`: each is a way there and, where there is one, a way back.
public struct IterationClock: Hashable, Sendable {
    /// When the part of the iterations that is played begins, in seconds of playing; negative if it began before.
    public let start: Double
    /// Seconds of the way there, 0 or more.
    public let there: Double
    /// Seconds of the way back, 0 or more; 0 where there is none.
    public let back: Double
    /// How many iterations are played, fractions included; may be infinite.
    public let iterations: Double
    /// The iteration, fractional, in which they begin; 0 or more.
    public let iterationStart: Double
    /// Which way round the iterations run.
    public let direction: PlaybackDirection
    /// Runs the clock backwards from this time: at `t` it is what it was at `mirrorTime − t`.
    public let mirrorTime: Double?

    /// A clock.
    ///
    /// - Precondition: Every number is finite but `iterations`, which may be infinite; all but `start` and `mirrorTime` are 0
    ///   or more.
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

    /// Seconds after which it all begins again: an iteration, or two where the directions of iterations alternate.
    package var period: Double { (there + back) * iterationsPerPeriod }

    /// How many periods are played, fractions included.
    package var count: Double { iterations / iterationsPerPeriod }

    private var iterationsPerPeriod: Double { direction.alternates ? 2 : 1 }

    /// Whether a period sets out in the direction opposite to that in which the one before it arrived.
    package var turnsBetweenPeriods: Bool { turns(in: iterationStart).contains(iterationStart) }

    /// When it turns round inside a period, in seconds after the period's start.
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

    /// The instants of an iteration at which it turns round, its start among them, as a number of iterations.
    private func turns(in iteration: Double) -> [Double] {
        let index = iteration.rounded(.down)
        let returns = there > 0 && back > 0
        guard returns || direction.alternates else { return [] }
        let isBack =
            direction.beginsReversed
            != (direction.alternates && index.truncatingRemainder(dividingBy: 2) == 1)
        return returns ? [index, index + (isBack ? back : there) / (there + back)] : [index]
    }

    /// The clock of the same iterations later and so many times as fast: `delay` seconds after the node around them begins.
    package func placed(speed: Double = 1, after delay: Double) -> IterationClock {
        IterationClock(
            start: start / speed + delay, there: there / speed, back: back / speed, iterations: iterations,
            iterationStart: iterationStart, direction: direction)
    }

    /// The exact mirror in time about the middle of 0…`duration`.
    func mirrored(in duration: Double) -> IterationClock {
        IterationClock(
            start: start, there: there, back: back, iterations: iterations, iterationStart: iterationStart,
            direction: direction, mirrorTime: duration)
    }
}
