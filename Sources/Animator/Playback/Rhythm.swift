import MotionModel

/// The periods that a playback's cycles are.
struct Rhythm {
    /// When the first period begins, in seconds of its own.
    let start: Double
    /// Seconds of one, 0 or more.
    let period: Double
    /// How many there are, fractions included; may be infinite.
    let count: Double
    /// When it turns round in the first period, in seconds of its own.
    let turns: [Double]
    /// Whether a new period sets out in the direction opposite to that in which the last one arrived.
    let turnsBetweenPeriods: Bool
    /// Where it runs backwards: at `t` it is what it was at `mirrorTime − t`.
    let mirrorTime: Double?
    /// When the first cycle of a play forwards begins, in seconds of playing.
    let begin: Double

    /// The periods of a clock; what plays no more than one is one.
    init(_ clock: IterationClock) {
        start = clock.start
        period = clock.period * Swift.min(clock.count, 1)
        count = clock.count > 0 ? Swift.max(clock.count, 1) : 0
        turns = clock.turns.map { clock.start + $0 }
        turnsBetweenPeriods = clock.turnsBetweenPeriods
        mirrorTime = clock.mirrorTime
        begin = clock.mirrorTime.map { $0 - clock.start - clock.period * clock.count } ?? clock.start
    }

    /// The periods of a track: what its loop plays, or all of it.
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

    /// When the last period ends, in seconds of its own.
    var end: Double { start + period * count }

    /// Whether a track plays one way in each period, so that its way is that of the period.
    func isKept(by track: Track) -> Bool {
        guard let loop = track.loop else { return count <= 1 }
        return loop.period == period && loop.count == count
    }
}

extension Segment {
    /// Whether the segment travels back along the keys that another arrived along.
    fileprivate func turnsBack(after other: Segment) -> Bool {
        let low = Swift.min(fromKey, toKey)
        let high = Swift.max(fromKey, toKey)
        return low == Swift.min(other.fromKey, other.toKey) && high == Swift.max(other.fromKey, other.toKey)
            && low != high && travelsUp != other.travelsUp
    }

    private var travelsUp: Bool { (inputStart <= inputEnd) == (fromKey < toKey) }
}
