import MotionModel

/// The repeats and turns of a playback, and its progress.
///
/// They are those of its timeline's clock; without one, of the track that ends last, the first of them if several do: a
/// playback of one animation has no other. A class, because few playbacks are ever asked for it.
final class Cycles {
    /// The largest number of periods of a loop whose events are reported by one move; of more, those nearest to its
    /// end.
    static let reportedPeriods = 1000.0

    private let lead: BoundTrack?
    private let rhythm: Rhythm?
    private let duration: Double

    /// Creates the cycles of a clock, or else of the track that ends last.
    init(lead: BoundTrack?, clock: IterationClock?, duration: Double) {
        self.lead = lead
        self.rhythm = clock.map { Rhythm($0) } ?? lead.map { Rhythm($0.track) }
        self.duration = duration
    }

    /// Adds the turns and repeats that are crossed by a move from one playback time to another.
    ///
    /// The instant at which a move starts isn't crossed, the one at which it ends is. The ends of the playback are not
    /// crossings.
    func addCrossings(from start: Double, to end: Double, into crossings: inout [Crossing]) {
        guard let rhythm, rhythm.period > 0, !rhythm.turns.isEmpty || rhythm.count > 1 else { return }
        func add(_ own: Double, _ kind: Crossing.Kind) {
            let time = rhythm.mirrorTime.map { $0 - own } ?? own
            let isBetween = start < end ? time > start && time <= end : time < start && time >= end
            if isBetween && time > 0 && time < duration { crossings.append(Crossing(time: time, kind: kind)) }
        }
        let ownStart = rhythm.mirrorTime.map { $0 - start } ?? start
        let ownEnd = rhythm.mirrorTime.map { $0 - end } ?? end
        var first = ((Swift.min(ownStart, ownEnd) - rhythm.start) / rhythm.period).rounded(.down) - 1
        var last = ((Swift.max(ownStart, ownEnd) - rhythm.start) / rhythm.period).rounded(.down) + 1
        first = Swift.max(0, first)
        last = Swift.min(last, rhythm.count.rounded(.up) - 1)
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
                let boundary = rhythm.start + period * rhythm.period
                if rhythm.turnsBetweenPeriods { add(boundary, .reversed) }
                add(boundary, .repeated)
            }
            for turn in rhythm.turns where turn + period * rhythm.period < rhythm.end {
                add(turn + period * rhythm.period, .reversed)
            }
        }
    }

    /// The time at which the first cycle ends, in seconds of playback time.
    var firstEnd: Double {
        guard let rhythm else { return 0 }
        return rhythm.begin + rhythm.period * Swift.min(1, rhythm.count)
    }

    /// The progress of the current cycle at a playback time.
    func cycleProgress(at time: Double) -> PlaybackProgress { place(at: time).progress }

    /// The progress of the whole playback; of an endless one, of its current cycle.
    func totalProgress(at time: Double) -> PlaybackProgress {
        if time >= duration { return PlaybackProgress(time: 1, value: 1) }
        let place = place(at: time)
        guard duration.isFinite else { return place.progress }
        let share = time / duration
        guard rhythm != nil else { return PlaybackProgress(time: share, value: share) }
        return PlaybackProgress(time: share, value: (place.cycle + place.progress.value) / place.count)
    }

    /// The index of the cycle, the number of cycles, and the progress within it.
    private func place(at time: Double) -> (cycle: Double, count: Double, progress: PlaybackProgress) {
        guard let rhythm else {
            let share = duration > 0 && duration.isFinite ? time / duration : 1
            return (0, 1, PlaybackProgress(time: share, value: share))
        }
        let elapsed = time - rhythm.begin
        let (count, period) = (rhythm.count, rhythm.period)
        guard elapsed > 0 else {
            let isOver = period == 0 && elapsed == 0
            return (0, count, PlaybackProgress(time: isOver ? 1 : 0, value: isOver ? 1 : 0))
        }
        guard period > 0, count > 0 else { return (0, count, PlaybackProgress(time: 1, value: 1)) }
        let cycle = Swift.max(0, Swift.min((elapsed / period).rounded(.down), count.rounded(.up) - 1))
        let inside = Swift.max(0, (elapsed - cycle * period) / period)
        let share = Swift.min(inside, Swift.min(1, Swift.max(0, count - cycle)))
        let way = lead.flatMap { lead in
            rhythm.isKept(by: lead.track) ? travelled(lead, at: lead.track.position(at: time)) : nil
        }
        return (cycle, count, PlaybackProgress(time: share, value: way ?? share))
    }

    /// The share of a period's travel up to a position; `nil` when nothing moves.
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
    /// The share of the travel between its keys that the segment covers.
    fileprivate var reach: Double {
        (curve.progress(at: inputEnd) - curve.progress(at: inputStart)).magnitude
    }

    /// The share of the segment's own travel up to a progress; `nil` when it covers none.
    fileprivate func share(of progress: Double) -> Double? {
        let start = curve.progress(at: inputStart)
        let end = curve.progress(at: inputEnd)
        return start == end ? nil : (progress - start) / (end - start)
    }
}
