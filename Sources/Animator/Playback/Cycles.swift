import MotionModel

/// When a playback turns round and repeats, and how far it has come.
///
/// The track that ends last decides, the first of them if several do; a playback of one animation has no other. An object, because
/// few playbacks are ever asked.
final class Cycles {
    /// The most periods of a loop whose events one move reports; of more, those nearest to where it arrives.
    static let reportedPeriods = 1000.0

    private let lead: BoundTrack?
    private let duration: Double
    /// On the track's own clock, in the first period: where it turns round.
    private let turns: [Double]
    /// Whether a new period sets out in the direction opposite to that in which the last one arrived.
    private let turnsBetweenPeriods: Bool

    /// The cycles of what ends with a track.
    init(lead: BoundTrack?, duration: Double) {
        let segments = lead?.track.segments ?? []
        var turns: [Double] = []
        for index in segments.indices.dropFirst()
        where segments[index].turnsBack(after: segments[index - 1]) {
            turns.append(segments[index].start)
        }
        self.lead = lead
        self.duration = duration
        self.turns = turns
        self.turnsBetweenPeriods =
            if let first = segments.first, let last = segments.last { first.turnsBack(after: last) } else {
                false
            }
    }

    /// Adds the turns and repeats that a move from one time of playing to another crosses.
    ///
    /// The instant a move starts from isn't crossed, the one it arrives at is. The ends of the playback are neither.
    func addCrossings(from start: Double, to end: Double, into crossings: inout [Crossing]) {
        guard let track = lead?.track, !(turns.isEmpty && track.loop == nil) else { return }
        func add(_ own: Double, _ kind: Crossing.Kind) {
            let time = track.mirrorTime.map { $0 - own } ?? own
            let isBetween = start < end ? time > start && time <= end : time < start && time >= end
            if isBetween && time > 0 && time < duration { crossings.append(Crossing(time: time, kind: kind)) }
        }
        guard let loop = track.loop else {
            for turn in turns { add(turn, .reversed) }
            return
        }
        let ownStart = track.mirrorTime.map { $0 - start } ?? start
        let ownEnd = track.mirrorTime.map { $0 - end } ?? end
        var first = ((Swift.min(ownStart, ownEnd) - loop.start) / loop.period).rounded(.down) - 1
        var last = ((Swift.max(ownStart, ownEnd) - loop.start) / loop.period).rounded(.down) + 1
        first = Swift.max(0, first)
        last = Swift.min(last, loop.count.rounded(.up) - 1)
        if last - first > Cycles.reportedPeriods {
            if ownEnd > ownStart {
                first = last - Cycles.reportedPeriods
            } else {
                last = first + Cycles.reportedPeriods
            }
        }
        guard first <= last, last.isFinite else { return }
        var former = -Double.infinity
        // By counting: beyond 2⁵³ a period and the next one are the same number.
        for step in 0...Int(last - first) {
            let period = first + Double(step)
            guard period > former else { continue }
            former = period
            if period > 0 {
                let boundary = loop.start + period * loop.period
                if turnsBetweenPeriods { add(boundary, .reversed) }
                add(boundary, .repeated)
            }
            for turn in turns where turn + period * loop.period < loop.end {
                add(turn + period * loop.period, .reversed)
            }
        }
    }

    /// When the first cycle ends, in seconds of playing.
    var firstEnd: Double {
        guard let track = lead?.track else { return 0 }
        return track.start + (track.loop?.period ?? (track.end - track.start))
    }

    /// How far the cycle has come that plays at a time of playing.
    func cycleProgress(at time: Double) -> PlaybackProgress { place(at: time).progress }

    /// How far the whole playback has come; one that never ends reports its cycle.
    func totalProgress(at time: Double) -> PlaybackProgress {
        if time >= duration { return PlaybackProgress(time: 1, value: 1) }
        let place = place(at: time)
        guard duration.isFinite else { return place.progress }
        let share = time / duration
        guard lead != nil else { return PlaybackProgress(time: share, value: share) }
        return PlaybackProgress(time: share, value: (place.cycle + place.progress.value) / place.count)
    }

    /// The number of the cycle, of all cycles, and how far it has come.
    private func place(at time: Double) -> (cycle: Double, count: Double, progress: PlaybackProgress) {
        guard let lead else {
            let share = duration > 0 && duration.isFinite ? time / duration : 1
            return (0, 1, PlaybackProgress(time: share, value: share))
        }
        let track = lead.track
        let elapsed = time - track.start
        let count = track.loop?.count ?? 1
        let period = track.loop?.period ?? (track.end - track.start)
        guard elapsed > 0 else {
            let isOver = period == 0 && elapsed == 0
            return (0, count, PlaybackProgress(time: isOver ? 1 : 0, value: isOver ? 1 : 0))
        }
        guard period > 0 else { return (0, count, PlaybackProgress(time: 1, value: 1)) }
        let cycle = Swift.max(0, Swift.min((elapsed / period).rounded(.down), count.rounded(.up) - 1))
        let inside = Swift.max(0, (elapsed - cycle * period) / period)
        let share = Swift.min(inside, Swift.min(1, Swift.max(0, count - cycle)))
        return (
            cycle, count,
            PlaybackProgress(time: share, value: travelled(lead, at: track.position(at: time)) ?? share)
        )
    }

    /// The share of a period's way that lies behind a position; `nil` when nothing moves.
    private func travelled(_ lead: BoundTrack, at position: TrackPosition) -> Double? {
        let segments = lead.track.segments
        let along = segments[position.segment].share(of: position.progress)
        let covered = segments.count == 1 ? along : covered(lead, along: along, segment: position.segment)
        return covered.map { lead.track.mirrorTime == nil ? $0 : 1 - $0 }
    }

    private func covered(_ lead: BoundTrack, along: Double?, segment: Int) -> Double? {
        var behind = 0.0
        var whole = 0.0
        for (index, other) in lead.track.segments.enumerated() {
            let length = other.reach * distance(lead, from: other.fromKey, to: other.toKey)
            whole += length
            if index < segment { behind += length }
            if index == segment { behind += length * (along ?? 1) }
        }
        return whole > 0 ? behind / whole : nil
    }

    private func distance(_ lead: BoundTrack, from: Int, to: Int) -> Double {
        let count = lead.track.type.componentCount
        var longest = 0.0
        for component in 0..<count {
            let travel =
                lead.keyComponents[to * count + component] - lead.keyComponents[from * count + component]
            longest = Swift.max(longest, travel.magnitude)
        }
        return longest
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

    /// How much of the way between its keys the segment covers.
    fileprivate var reach: Double {
        (curve.progress(at: inputEnd) - curve.progress(at: inputStart)).magnitude
    }

    /// The share of the segment's own way that lies behind a progress; `nil` when it covers none.
    fileprivate func share(of progress: Double) -> Double? {
        let start = curve.progress(at: inputStart)
        let end = curve.progress(at: inputEnd)
        return start == end ? nil : (progress - start) / (end - start)
    }
}
