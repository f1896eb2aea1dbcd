import MotionModel

/// The motion of one channel of a timeline while the timeline is built: segments between keys of a ``KeyTable``.
struct SegmentList {
    /// The channel: a property's own, a layer over it, or the events.
    let channel: Channel
    /// The segments, in order of time, on the clock of the piece they belong to.
    var segments: [Segment]
    /// The interval that repeats.
    var loop: Loop?
    /// The key at which the first leaf starts, if its value isn't known yet.
    var openStart: Int?
    /// Whether its loop follows the clock's phase.
    var isSynchronized = false
    /// Whether the first leaf has a start of its own, which isn't that of a state.
    var startsAsWritten = false

    /// The owner of a list.
    enum Channel: Hashable {
        /// A property, by its number.
        case property(Int)
        /// A leaf that adds to its property, by the leaf's number.
        case layer(Int)
        /// The events, whose keys are their numbers.
        case events

        /// A number of its own, by which it is looked up.
        var number: Int {
            switch self {
            case .property(let number): 2 * number
            case .layer(let number): 2 * number + 1
            case .events: -1
            }
        }
    }

    /// The time at which it reaches its last value, in seconds.
    var end: Double { loop?.end ?? segments.last?.end ?? 0 }

    /// Whether its loop never ends.
    var isEndless: Bool { loop.map { !$0.count.isFinite } ?? false }

    /// The time at which it first moves, in seconds.
    var start: Double { segments.first?.start ?? 0 }

    /// Returns the list delayed by `seconds`.
    func shifted(by seconds: Double) -> SegmentList {
        guard seconds != 0 else { return self }
        var list = self
        list.segments = segments.map { $0.shifted(by: seconds) }
        list.loop = loop.map { Loop(start: $0.start + seconds, period: $0.period, count: $0.count) }
        return list
    }

    /// Returns the list played at `speed`.
    func accelerated(by speed: Double) -> SegmentList {
        guard speed != 1 else { return self }
        var list = self
        list.segments = segments.map { $0.moved(start: $0.start / speed, end: $0.end / speed) }
        list.loop = loop.map { Loop(start: $0.start / speed, period: $0.period / speed, count: $0.count) }
        return list
    }

    /// The list without its part before time 0; a segment in progress then begins part-way in.
    var cutAtZero: SegmentList {
        guard start < 0 else { return self }
        var list = loop.map { $0.start < 0 && $0.count.isFinite } ?? false ? unrolled : self
        if let loop = list.loop, loop.start < 0 { return list.rotated(by: -loop.start, in: loop.period) }
        var kept = list.segments.compactMap {
            $0.clipped(from: 0, to: .greatestFiniteMagnitude, isUnderWay: true)
        }
        // The end value of the last finished segment holds until the next one begins; a past event is gone.
        if channel != .events, kept.first.map({ $0.start > 0 }) ?? true,
            let over = list.segments.last(where: { $0.end <= 0 })
        {
            kept.insert(over.heldAtEnd(from: 0), at: 0)
        }
        let first = segments[0]
        list.segments = kept
        list.beginsWhereWritten(unlike: first)
        return list
    }

    /// An endless loop that began `seconds` ago, without the segments before it.
    private func rotated(by seconds: Double, in period: Double) -> SegmentList {
        var list = self
        list.loop = nil
        list.segments = segments.filter { $0.start >= -seconds }.map { $0.shifted(by: seconds) }
        return list.repeated(
            Repetition(
                delay: 0, activeDuration: .infinity, iterationDuration: period, iterations: .infinity,
                iterationStart: seconds / period, direction: .normal))
    }

    /// Returns the list from 0 to the end of an iteration, repeated.
    func repeated(_ repetition: Repetition) -> SegmentList {
        let whole = filled(to: repetition.iterationDuration)
        if channel == .events {
            // Markers stand one by one.
            let plan = repetition.plan(of: whole, isWrittenOut: true)
            return following(repetition.activeDuration > 0 ? plan?.segments ?? [] : [], loop: plan?.loop)
        }
        guard let plan = repetition.plan(of: whole) else { return following([whole[0].heldAtStart(from: 0)]) }
        var list = following(plan.segments, loop: plan.loop)
        list.beginsWhereWritten(unlike: whole[0])
        return list
    }

    /// Says that its start is written, if it isn't that of a segment: what begins inside of a segment or an iteration, or at its
    /// other end, doesn't begin at the value of a state.
    mutating func beginsWhereWritten(unlike segment: Segment) {
        if let first = segments.first, first.entry != segment.entry { startsAsWritten = true }
    }

    /// The list with its loop written out.
    ///
    /// - Precondition: The loop ends.
    var unrolled: SegmentList {
        guard let loop else { return self }
        precondition(loop.count.isFinite, "only a loop that ends can be unrolled")
        var list = self
        list.loop = nil
        list.segments = UnrolledLoop(loop, of: segments, most: .max).segments
        return list
    }

    /// The list from 0 to a time, without gaps.
    func filledOut(to end: Double) -> SegmentList {
        let list = cutAtZero
        return list.following(list.filled(to: end))
    }

    /// The exact mirror in time about the middle of 0…`length`.
    func mirrored(in length: Double) -> SegmentList {
        following(filled(to: length).reversed().map { $0.mirrored(in: length) })
    }

    /// The list, followed by the exact mirror of 0…`length`.
    func returned(in length: Double) -> SegmentList {
        let there = filled(to: length)
        return following(there + there.reversed().map { $0.mirrored(in: length + length) })
    }

    /// The values at every instant of an interval as segments without gaps: a hold is a segment too, and a jump lies
    /// between two of them. So repeating, mirroring, cutting and warping need no special case for holds.
    ///
    /// Before the first segment, its start value is held. Events are instants.
    ///
    /// - Parameter start: The start of the interval, not after the first segment; segments that rounding has put
    ///   outside of it are moved into it.
    func filled(from start: Double = 0, to end: Double) -> [Segment] {
        var result: [Segment] = []
        var reached = start
        let list = cutAtZero
        for segment in list.unrolled.segments {
            let low = Swift.min(Swift.max(segment.start, reached), end)
            let high = Swift.min(Swift.max(segment.end, low), end)
            if channel != .events, low > reached {
                let held = result.last?.heldAtEnd(from: reached) ?? segment.heldAtStart(from: reached)
                result.append(held.moved(start: reached, end: low))
            }
            reached = high
            guard segment.isPlateau else {
                result.append(segment.moved(start: low, end: high))
                continue
            }
            result.append(segment.heldAtStart(from: low).moved(start: low, end: high))
            result.append(
                Segment(
                    start: high, end: high, fromKey: segment.fromKey, toKey: segment.toKey, curve: .linear))
        }
        // A sum of times may be a rounding error short of the end.
        if end - reached <= end * 0x1p-48, let last = result.last, last.start < last.end {
            result[result.count - 1] = last.moved(start: last.start, end: end)
            reached = end
        }
        if channel != .events, reached < end, let last = result.last {
            result.append(last.heldAtEnd(from: reached).moved(start: reached, end: end))
        }
        return result
    }

    /// The list with other segments; holds among them get zero length, since a value holds until the next segment
    /// begins.
    func following(_ segments: [Segment], loop: Loop? = nil) -> SegmentList {
        var list = self
        list.segments = segments.map { $0.isHold ? $0.moved(start: $0.start, end: $0.start) : $0 }
        list.loop = loop
        return list
    }

    /// Removes overlaps that are due to rounding, from one segment on.
    private mutating func putInOrder(from first: Int) {
        var reached = first > 0 ? segments[first - 1].end : -Double.infinity
        for index in segments.indices[first...] {
            let segment = segments[index]
            let start = Swift.max(segment.start, reached)
            reached = Swift.max(segment.end, start)
            if segment.start != start || segment.end != reached {
                segments[index] = segment.moved(start: start, end: reached)
            }
        }
    }

    /// The latest time that is the same but for rounding: what begins by then was before what begins at the time.
    static func rounded(_ time: Double) -> Double { time + time.magnitude * 0x1p-48 }

    /// Appends another list of the same channel, in order of time.
    ///
    /// Only an endless loop remains a loop after other segments: few players support anything before a loop.
    ///
    /// - Complexity: O(m) for m segments of the other and those of this one that begin later.
    mutating func append(_ next: SegmentList) {
        if loop != nil { self = unrolled }
        let other = next.isEndless ? next : next.unrolled
        if other.loop != nil { self = ending(by: other.start) }
        var settled = segments.count
        if other.loop == nil {
            let start = Self.rounded(other.start)
            while settled > 0, segments[settled - 1].start > start { settled -= 1 }
        }
        if settled < segments.count {
            let later = segments[settled...] + other.segments
            segments.replaceSubrange(settled..., with: later.ordered { $0.start < $1.start })
        } else {
            segments += other.segments
        }
        loop = other.loop
        isSynchronized = isSynchronized || other.isSynchronized
        if loop == nil { putInOrder(from: settled) }
    }

    /// Returns the list with segments clamped to end by a time that only rounding makes them exceed.
    func ending(by time: Double) -> SegmentList {
        guard let last = segments.last, last.end > time else { return self }
        var list = self
        list.segments = segments.map {
            $0.end > time ? $0.moved(start: Swift.min($0.start, time), end: time) : $0
        }
        return list
    }
}

extension Segment {
    /// Whether its value is constant.
    var isHold: Bool { inputStart == inputEnd }

    /// Whether it shows its start value until it ends, as the segments of a list of steps do.
    fileprivate var isPlateau: Bool {
        start < end && curve == .reverse(.instant) && inputStart == 0 && inputEnd == 1
    }
}
