/// The number and direction of the plays of some segments, which ``Timing`` and the nodes of motion trees share.
package struct Repetition {
    /// The seconds before the first iteration; a negative delay starts part-way in.
    let delay: Double
    /// The duration of all iterations in seconds, after a cut by a negative end delay.
    package let activeDuration: Double
    /// The duration of one iteration in seconds, greater than 0.
    package let iterationDuration: Double
    /// The number of iterations; may be fractional or infinite.
    let iterations: Double
    /// The iteration in which it begins, which may be fractional.
    let iterationStart: Double
    /// The direction of the iterations.
    let direction: PlaybackDirection

    /// Creates a repetition.
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
    /// - Parameters:
    ///   - oneIteration: The segments of one iteration, in order, from 0 to at most `iterationDuration`.
    ///   - isWrittenOut: Whether a finite number of iterations is given without a loop.
    /// - Returns: nil when nothing is played: the whole is too short to differ from the instant at which it begins.
    /// - Complexity: O(segments).
    package func plan(
        of oneIteration: [Segment], isWrittenOut: Bool = false
    ) -> (segments: [Segment], loop: Loop?)? {
        let perPeriod: Double = direction.alternates ? 2 : 1
        let period = iterationDuration * perPeriod
        let offset = iterationStart.truncatingRemainder(dividingBy: perPeriod) * iterationDuration
        guard activeDuration > 0 else {
            let first = window(of: oneIteration, from: offset, lasting: period).first
            return first.map { ([$0.heldAtStart(from: delay)], nil) }
        }
        let plays =
            iterations * iterationDuration == activeDuration ? iterations : activeDuration / iterationDuration
        let periods = Self.periods(plays / perPeriod)
        if isWrittenOut, periods.isFinite {
            let all = window(of: oneIteration, from: offset, lasting: periods * period)
            return (all.map { $0.shifted(by: delay) }, nil)
        }
        let part = periods - periods.rounded(.down)
        if periods > 1, part > 0, jumps(behind: plays, of: oneIteration) {
            // A loop that ends inside its period ends before what jumps there: the part is played first. What jumps at its
            // end is said by the loop, which begins there.
            let lead = part * period
            let first = window(of: oneIteration, from: offset, lasting: lead).filter { $0.start < lead }
            let loop = window(of: oneIteration, from: offset + lead, lasting: period)
            return (
                (first + loop.map { $0.shifted(by: lead) }).map { $0.shifted(by: delay) },
                Loop(start: delay + lead, period: period, count: periods - part)
            )
        }
        let kept = window(of: oneIteration, from: offset, lasting: Swift.min(periods, 1) * period)
        guard !kept.isEmpty else { return nil }
        return (
            kept.map { $0.shifted(by: delay) },
            periods > 1 ? Loop(start: delay, period: period, count: periods) : nil
        )
    }

    /// Whether there is a jump at the instant behind so many plays.
    private func jumps(behind plays: Double, of oneIteration: [Segment]) -> Bool {
        let count = iterationStart + plays
        guard count.isFinite else { return false }
        let isWhole = (count - count.rounded()).magnitude <= 1e-9
        let index = isWhole ? count.rounded() - 1 : count.rounded(.down)
        let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
        let isBack = direction.beginsReversed != (direction.alternates && isOdd)
        guard isWhole else {
            let time = (isBack ? 1 - (count - index) : count - index) * iterationDuration
            return oneIteration.contains { $0.jump(near: time) != nil }
        }
        guard let last = isBack ? oneIteration.first : oneIteration.last, last.start == last.end else {
            return false
        }
        return isBack ? last.start <= 0 : last.end >= iterationDuration
    }

    /// A number of periods, rounded to a whole number within a billionth: a quotient of times is no more accurate.
    private static func periods(_ count: Double) -> Double {
        let whole = count.rounded()
        return whole >= 1 && (count - whole).magnitude <= 1e-9 ? whole : count
    }

    /// The segments of endless iterations in `from ..< from + length`, which begin at 0 and end by `length`, exactly
    /// there if the iterations fill it.
    ///
    /// A segment that ends where the window begins is left out, and a value that shows only until then. So is one that would begin where the window ends, unless an
    /// iteration ends there: a jump at the end of an iteration belongs to it.
    private func window(of oneIteration: [Segment], from: Double, lasting length: Double) -> [Segment] {
        let end = from + length
        let slack = iterationDuration * 1e-9
        let mirrored = oneIteration.reversed().map { $0.mirrored(in: iterationDuration) }
        var result: [Segment] = []
        var index = (from / iterationDuration).rounded(.down)
        while index * iterationDuration < end - slack {
            let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
            let isBack = direction.beginsReversed != (direction.alternates && isOdd)
            let start = index * iterationDuration
            let isWhole = start + iterationDuration <= end + slack
            for segment in isBack ? mirrored : oneIteration {
                let shifted = segment.shifted(by: start)
                if !isWhole, shifted.start > end - slack { break }
                if start < from - slack, shifted.end <= from + slack,
                    shifted.start < from - slack || shifted.inputStart == shifted.inputEnd
                {
                    continue
                }
                // A segment that reaches an end of the window within the slack isn't cut, so that its ends stay exact.
                let isJump = shifted.start == shifted.end
                let kept =
                    isJump && shifted.start >= from - slack
                    ? shifted
                    : shifted.clipped(
                        from: shifted.start >= from - slack ? shifted.start : from,
                        to: shifted.end <= end + slack ? shifted.end : end)
                guard let kept else { continue }
                // What lies at an end may lie a rounding error behind it.
                let inside = { (time: Double) in Swift.max(0, Swift.min(time - from, length)) }
                result.append(kept.moved(start: inside(kept.start), end: inside(kept.end)))
            }
            index += 1
        }
        // A segment that reaches the end of the window reaches it exactly.
        if let last = result.last, (last.end - length).magnitude <= slack {
            result[result.count - 1] = last.moved(start: Swift.min(last.start, length), end: length)
        }
        return result
    }
}
