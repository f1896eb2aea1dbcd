/// The number and direction of the plays of some segments, which ``Timing`` and the nodes of motion trees share.
package struct Repetition {
    /// The seconds before the first iteration; a negative delay starts part-way in.
    let delay: Double
    /// The seconds of all iterations, after a cut by a negative end delay.
    let activeDuration: Double
    /// The seconds of one iteration, greater than 0.
    let iterationDuration: Double
    /// The number of plays, which may be fractional or infinite.
    let iterations: Double
    /// The iteration in which it begins, which may be fractional.
    let iterationStart: Double
    /// The direction of the iterations.
    let direction: PlaybackDirection

    /// A repetition.
    ///
    /// - Precondition: `iterationDuration` is greater than 0.
    package init(
        delay: Double, activeDuration: Double, iterationDuration: Double, iterations: Double,
        iterationStart: Double, direction: PlaybackDirection
    ) {
        precondition(iterationDuration > 0, "an iteration takes time")
        self.delay = delay
        self.activeDuration = activeDuration
        self.iterationDuration = iterationDuration
        self.iterations = iterations
        self.iterationStart = iterationStart
        self.direction = direction
    }

    /// The segments and the loop they repeat in.
    ///
    /// - Parameter oneIteration: The segments of one iteration, in order, from 0 to at most `iterationDuration`.
    /// - Returns: nil when all of it is too short to be told from the instant at which it begins.
    package func plan(of oneIteration: [Segment]) -> (segments: [Segment], loop: Loop?)? {
        let mirrored = Self.mirror(oneIteration, in: iterationDuration)
        let first = direction.beginsReversed ? mirrored : oneIteration
        let second = direction.beginsReversed ? oneIteration : mirrored
        let pattern =
            direction.alternates ? first + second.map { $0.shifted(by: iterationDuration) } : first
        let period = direction.alternates ? iterationDuration + iterationDuration : iterationDuration
        let offset = startOffset(in: period)
        guard activeDuration > 0 else {
            let rotated = Self.window(of: pattern, period: period, from: offset, lasting: period)
            return ([rotated[0].heldAtStart(from: delay)], nil)
        }
        let plays =
            iterations * iterationDuration == activeDuration ? iterations : activeDuration / iterationDuration
        let periods = direction.alternates ? plays / 2 : plays
        if periods <= 1 {
            let cut = Self.window(of: pattern, period: period, from: offset, lasting: periods * period)
            return cut.isEmpty ? nil : (cut.map { $0.shifted(by: delay) }, nil)
        }
        let rotated = Self.window(of: pattern, period: period, from: offset, lasting: period)
        return (rotated.map { $0.shifted(by: delay) }, Loop(start: delay, period: period, count: periods))
    }

    private static func mirror(_ segments: [Segment], in length: Double) -> [Segment] {
        segments.reversed().map { $0.mirrored(in: length) }
    }

    /// `iterationStart` as seconds inside one period.
    private func startOffset(in period: Double) -> Double {
        let patternIterations: Double = direction.alternates ? 2 : 1
        return iterationStart.truncatingRemainder(dividingBy: patternIterations)
            * (period / patternIterations)
    }

    /// The part `from ..< from + length` of a pattern that repeats every `period`, as segments that begin at 0 and end by
    /// `length`, or exactly there if the pattern fills it; `length ≤ period`.
    private static func window(of pattern: [Segment], period: Double, from: Double, lasting length: Double)
        -> [Segment]
    {
        let end = from + length
        var kept = pattern.compactMap { $0.clipped(from: from, to: end) }
        if end > period {
            kept += pattern.compactMap { $0.shifted(by: period).clipped(from: from, to: end) }
        }
        return kept.indices.map { index in
            let end = kept[index].end - from
            // What reaches the end of the window reaches it exactly.
            let isLast = index == kept.count - 1 && (end - length).magnitude <= 1e-9 * period
            let start = kept[index].start - from
            return kept[index].moved(start: start, end: isLast ? Swift.max(start, length) : end)
        }
    }
}
