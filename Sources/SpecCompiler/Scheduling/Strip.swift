import MotionModel

/// What one channel of a timeline does, while the timeline is put together: segments between keys of a ``KeyTable``.
struct Strip {
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

    /// What a strip belongs to.
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
    func shifted(by seconds: Double) -> Strip {
        guard seconds != 0 else { return self }
        var strip = self
        strip.segments = segments.map { $0.shifted(by: seconds) }
        strip.loop = loop.map { Loop(start: $0.start + seconds, period: $0.period, count: $0.count) }
        return strip
    }

    /// The same, so many times as fast.
    func accelerated(by speed: Double) -> Strip {
        guard speed != 1 else { return self }
        var strip = self
        strip.segments = segments.map { $0.moved(start: $0.start / speed, end: $0.end / speed) }
        strip.loop = loop.map { Loop(start: $0.start / speed, period: $0.period / speed, count: $0.count) }
        return strip
    }

    /// The same without what lies before time 0; what is under way then begins part-way in.
    var cutAtZero: Strip {
        guard start < 0 else { return self }
        var strip = loop.map { $0.start < 0 && $0.count.isFinite } ?? false ? unrolled : self
        if let loop = strip.loop, loop.start < 0 { return strip.rotated(by: -loop.start) }
        var kept = strip.segments.compactMap { $0.clipped(from: 0, to: .greatestFiniteMagnitude) }
        // What the last one over ended with is shown until something begins; an event is over.
        if channel != .events, kept.first.map({ $0.start > 0 }) ?? true,
            let over = strip.segments.last(where: { $0.end <= 0 })
        {
            kept.insert(over.heldAtEnd(from: 0), at: 0)
        }
        strip.segments = kept
        return strip
    }

    /// An endless loop that began so many seconds ago; what went before it is over.
    private func rotated(by seconds: Double) -> Strip {
        guard let loop else { return self }
        var strip = self
        strip.segments = segments.filter { $0.start >= loop.start }.map { $0.shifted(by: -loop.start) }
        let plan = Repetition(
            delay: 0, activeDuration: .infinity, iterationDuration: loop.period, iterations: .infinity,
            iterationStart: seconds / loop.period, direction: .normal
        ).plan(of: strip.ending(by: loop.period).segments)
        guard let plan else { return self }
        strip.segments = plan.segments
        strip.loop = plan.loop
        return strip
    }

    /// The same without a loop.
    ///
    /// - Precondition: The loop ends.
    var unrolled: Strip {
        guard let loop else { return self }
        precondition(loop.count.isFinite, "only a loop that ends can be unrolled")
        var strip = self
        strip.loop = nil
        strip.segments = UnrolledLoop(loop, of: segments, most: .max).segments
        return strip
    }

    /// The exact mirror in time about the middle of 0…`length`.
    func mirrored(in length: Double) -> Strip {
        var strip = unrolled.holdingUntilJumps
        strip.segments = strip.segments.reversed().map { $0.mirrored(in: length) }
        return strip.inOrder
    }

    /// The same with what is held until a jump said at the jump, from where it is held the other way round.
    var holdingUntilJumps: Strip {
        guard channel != .events else { return self }
        var strip = self
        strip.segments = []
        for segment in segments {
            if let last = strip.segments.last, last.end < segment.start {
                strip.segments.append(last.heldAtEnd(from: segment.start))
            }
            strip.segments.append(segment)
        }
        return strip
    }

    /// The same with segments moved by what rounding makes them overlap.
    private var inOrder: Strip {
        var strip = self
        strip.putInOrder(from: 0)
        return strip
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

    /// The strip over all of 0…`length`: what it shows at either end is said there.
    func filling(_ length: Double) -> Strip {
        guard channel != .events else { return self }
        var strip = self
        if let first = segments.first, first.start > 0 {
            strip.segments.insert(first.heldAtStart(from: 0), at: 0)
        }
        if let last = segments.last, last.end < length { strip.segments.append(last.heldAtEnd(from: length)) }
        return strip
    }

    /// Adds another strip of the same channel, in order of time.
    ///
    /// Only what repeats for ever stays a loop behind something else: few players know of anything before a loop.
    ///
    /// - Complexity: O(m) for m segments of the other and those of this one that begin later.
    mutating func append(_ next: Strip) {
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
    func ending(by time: Double) -> Strip {
        guard let last = segments.last, last.end > time else { return self }
        var strip = self
        strip.segments = segments.map {
            $0.end > time ? $0.moved(start: Swift.min($0.start, time), end: time) : $0
        }
        return strip
    }
}
