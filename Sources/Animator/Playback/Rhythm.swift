import MotionModel

/// The periods underlying a playback's cycles.
struct Rhythm {
    /// The start of the first period, in seconds of its own.
    let start: Double
    /// The length of a period in seconds, 0 or more.
    let period: Double
    /// The number of periods, fractions included; may be infinite.
    let count: Double
    /// The turns in the first period, in seconds of its own.
    let turns: [Double]
    /// Whether a new period starts in the direction opposite to that in which the last one ended.
    let turnsBetweenPeriods: Bool
    /// The mirror time if it runs backwards: its state at `t` is that at `mirrorTime − t`.
    let mirrorTime: Double?
    /// The start of the first cycle when played forwards, in seconds of playback time.
    let begin: Double

    /// The periods of a clock; motion that isn't repeated is one period.
    init(_ clock: IterationClock) {
        start = clock.start
        period = clock.period * Swift.min(clock.count, 1)
        count = clock.count > 0 ? Swift.max(clock.count, 1) : 0
        turns = clock.turns.map { clock.start + $0 }
        turnsBetweenPeriods = clock.turnsBetweenPeriods
        mirrorTime = clock.mirrorTime
        begin = clock.mirrorTime.map { $0 - clock.start - clock.period * clock.count } ?? clock.start
    }

    /// The periods of a track: those of its loop, or the whole track as one.
    init(_ track: Track) {
        let segments = track.segments
        var turns: [Double] = []
        for index in segments.indices.dropFirst()
        where segments[index].turnsBack(after: segments[index - 1]) {
            turns.append(segments[index].start)
        }
        start = track.loop?.start ?? segments[0].start
        period = track.loop?.period ?? (track.end - track.start)
        count = track.loop?.count ?? 1
        self.turns = turns
        turnsBetweenPeriods =
            if let first = segments.first, let last = segments.last { first.turnsBack(after: last) } else {
                false
            }
        mirrorTime = track.mirrorTime
        begin = track.start
    }

    /// The end of the last period, in seconds of its own.
    var end: Double { start + period * count }

    /// Whether a track runs in one direction in each period, so that its travel is that of the period.
    func isKept(by track: Track) -> Bool {
        guard let loop = track.loop else { return count <= 1 }
        return loop.period == period && loop.count == count
    }
}

extension Segment {
    /// Whether the segment travels back between the keys of the segment before it.
    fileprivate func turnsBack(after other: Segment) -> Bool {
        let low = Swift.min(fromKey, toKey)
        let high = Swift.max(fromKey, toKey)
        return low == Swift.min(other.fromKey, other.toKey) && high == Swift.max(other.fromKey, other.toKey)
            && low != high && travelsUp != other.travelsUp
    }

    private var travelsUp: Bool { (inputStart <= inputEnd) == (fromKey < toKey) }
}
