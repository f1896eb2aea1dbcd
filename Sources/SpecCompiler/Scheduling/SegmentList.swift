import MotionModel

/// What one channel of a timeline does, while the timeline is put together: segments between keys of a ``KeyTable``.
struct SegmentList {
    /// What moves: a property's own channel, a layer over it, or the events.
    let channel: Channel
    /// In order of time, on the clock of the piece it belongs to.
    var segments: [Segment]
    /// The stretch that repeats.
    var loop: Loop?
    /// The key that the first leaf starts at, where nothing says what it is yet.
    var openStart: Int?
    /// Whether its loop follows the clock's phase.
    var isSynchronized = false

    /// What a list belongs to.
    enum Channel: Hashable {
        /// A property, by its number.
        case property(Int)
        /// A leaf that adds to its property, by the leaf's number.
        case layer(Int)
        /// The events, whose keys are their numbers.
        case events
    }

    /// When it has reached its last value, in seconds.
    var end: Double { loop?.end ?? segments.last?.end ?? 0 }

    /// When it first moves.
    var start: Double { segments.first?.start ?? 0 }

    /// The same, later.
    func shifted(by seconds: Double) -> SegmentList {
        guard seconds != 0 else { return self }
        var list = self
        list.segments = segments.map { $0.shifted(by: seconds) }
        list.loop = loop.map { Loop(start: $0.start + seconds, period: $0.period, count: $0.count) }
        return list
    }

    /// The same, so many times as fast.
    func accelerated(by speed: Double) -> SegmentList {
        guard speed != 1 else { return self }
        var list = self
        list.segments = segments.map { $0.moved(start: $0.start / speed, end: $0.end / speed) }
        list.loop = loop.map { Loop(start: $0.start / speed, period: $0.period / speed, count: $0.count) }
        return list
    }

    /// The same without what lies before time 0; what is under way then begins part-way in.
    var cutAtZero: SegmentList {
        guard start < 0 else { return self }
        var list = loop.map { $0.start < 0 && $0.count.isFinite } ?? false ? unrolled : self
        if let loop = list.loop, loop.start < 0 { return list.rotated(by: -loop.start, in: loop.period) }
        var kept = list.segments.compactMap { $0.clipped(from: 0, to: .greatestFiniteMagnitude) }
        // What the last one over ended with is shown until something begins; an event is over.
        if channel != .events, kept.first.map({ $0.start > 0 }) ?? true,
            let over = list.segments.last(where: { $0.end <= 0 })
        {
            kept.insert(over.heldAtEnd(from: 0), at: 0)
        }
        list.segments = kept
        return list
    }

    /// An endless loop that began so many seconds ago; what went before it is over.
    private func rotated(by seconds: Double, in period: Double) -> SegmentList {
        var list = self
        list.loop = nil
        list.segments = segments.filter { $0.start >= -seconds }.map { $0.shifted(by: seconds) }
        return list.repeated(
            Repetition(
                delay: 0, activeDuration: .infinity, iterationDuration: period, iterations: .infinity,
                iterationStart: seconds / period, direction: .normal))
    }

    /// What the list plays from 0 to the end of an iteration, played so often.
    func repeated(_ repetition: Repetition) -> SegmentList {
        let whole = filled(to: repetition.iterationDuration)
        let plan = repetition.plan(of: whole)
        if channel == .events {
            return following(repetition.activeDuration > 0 ? plan?.segments ?? [] : [], loop: plan?.loop)
        }
        return plan.map { following($0.segments, loop: $0.loop) }
            ?? following([whole[0].heldAtStart(from: 0)])
    }

    /// The same without a loop.
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

    /// The exact mirror in time about the middle of 0…`length`.
    func mirrored(in length: Double) -> SegmentList {
        following(filled(to: length).reversed().map { $0.mirrored(in: length) })
    }

    /// The same, and the exact mirror of 0…`length` behind it.
    func returned(in length: Double) -> SegmentList {
        let there = filled(to: length)
        return following(there + there.reversed().map { $0.mirrored(in: length + length) })
    }

    /// What is shown at every instant of a stretch of time, as segments without a gap: what is held is a segment too, and a
    /// jump lies between two of them. So what repeats, mirrors, cuts or bends them need not know what holding is.
    ///
    /// Before the first segment shows what that one sets out from. Events are the instants they come at.
    ///
    /// - Parameter start: Where the stretch begins, not behind the first segment; what rounding lets lie outside of the
    ///   stretch is moved into it.
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
        if channel != .events, reached < end, let last = result.last {
            result.append(last.heldAtEnd(from: reached).moved(start: reached, end: end))
        }
        return result
    }

    /// The list with other segments, of which those that hold something take no time: it is held until the next begins.
    func following(_ segments: [Segment], loop: Loop? = nil) -> SegmentList {
        var list = self
        list.segments = segments.map { $0.isHold ? $0.moved(start: $0.start, end: $0.start) : $0 }
        list.loop = loop
        return list
    }

    /// Moves segments from one on by what rounding makes them overlap.
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

    /// Adds another list of the same channel, in order of time.
    ///
    /// Only what repeats for ever stays a loop behind something else: few players know of anything before a loop.
    ///
    /// - Complexity: O(m) for m segments of the other and those of this one that begin later.
    mutating func append(_ next: SegmentList) {
        if loop != nil { self = unrolled }
        let isEndless = next.loop.map { !$0.count.isFinite } ?? false
        let other = isEndless ? next : next.unrolled
        if other.loop != nil { self = ending(by: other.start) }
        var settled = segments.count
        if other.loop == nil { while settled > 0, segments[settled - 1].start > other.start { settled -= 1 } }
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

    /// The same with what rounding makes end too late ended in time.
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
    /// Whether it shows the same all the time.
    var isHold: Bool { inputStart == inputEnd }

    /// Whether it shows where it sets out from until it ends, as those of a list of steps do.
    fileprivate var isPlateau: Bool {
        start < end && curve == .reverse(.instant) && inputStart == 0 && inputEnd == 1
    }
}
