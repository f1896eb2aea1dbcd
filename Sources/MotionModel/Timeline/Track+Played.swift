extension Track {
    /// The segments and the loop in the order in which they are played: those of a mirrored track are reversed.
    ///
    /// It is for exporters and pictures, which need times that only grow. Sampling doesn't use it: a mirrored track
    /// equals its original bit for bit, but its reversed segments only to within rounding.
    ///
    /// A loop that ends at a jump inside its period, for example after 1½ periods of two halves, becomes an equal loop
    /// that starts there: its last period is then played to its end, and the side of the jump is unambiguous.
    ///
    /// A mirrored loop that ends inside a period begins inside one. One that has something before it has something behind it, so
    /// it is written out, but for ``unwrittenPeriods``.
    ///
    /// - Complexity: O(segments); O(segments · count) for a mirrored loop that has something before it.
    public var played: (segments: [Segment], loop: Loop?) {
        guard let mirrorTime else { return loop.map { ended($0) } ?? (segments, nil) }
        guard let loop else { return (mirror(segments, about: mirrorTime), nil) }
        let whole = loop.count.rounded(.down)
        guard whole > 0, !beginsBeforeLoop else {
            return (mirror(written(loop), about: mirrorTime), nil)
        }
        // The last whole period played is the first of the mirror: shift it to where the whole ones end.
        let end = loop.endsWhole ? loop.end : loop.start + whole * loop.period
        let shift = end - loop.period - loop.start
        let mirrored = Loop(
            start: Self.unrounded(mirrorTime - end, of: mirrorTime), period: loop.period, count: whole)
        // Rounding puts nothing before the loop.
        let period = mirror(segments.map { $0.shifted(by: shift) }, about: mirrorTime).map {
            $0.moved(start: Swift.max($0.start, mirrored.start), end: Swift.max($0.end, mirrored.start))
        }
        guard !loop.endsWhole else { return (joined([], period, at: mirrored.start), mirrored) }
        let rest = Loop(start: end, period: loop.period, count: loop.count - whole)
        let begun = UnrolledLoop(rest, of: segments.map { $0.shifted(by: whole * loop.period) }).segments
        return (joined(mirror(begun, about: mirrorTime), period, at: mirrored.start), mirrored)
    }

    /// How many periods of a mirrored loop aren't among what is ``played``, because it would be more segments than anybody reads:
    /// those that would be played last.
    package var unwrittenPeriods: Double {
        guard mirrorTime != nil, let loop, beginsBeforeLoop else { return 0 }
        let pattern = segments.count { $0.start >= loop.start }
        let most = (UnrolledLoop.mostSegments - segments.count) / Swift.max(1, pattern)
        return Swift.max(0, loop.count.rounded(.up) - Double(Swift.max(1, most)))
    }

    /// What stands before a loop, and its periods, but for the first ones if they are too many.
    private func written(_ loop: Loop) -> [Segment] {
        let left = unwrittenPeriods
        guard left > 0 else { return UnrolledLoop(loop, of: segments, most: .max).segments }
        let shift = left * loop.period
        let rest = Loop(start: loop.start + shift, period: loop.period, count: loop.count - left)
        let shifted = segments.map { $0.start < loop.start ? $0 : $0.shifted(by: shift) }
        return UnrolledLoop(rest, of: shifted, most: .max).segments
    }

    /// The part of a period that a mirrored loop begins with, and a whole one behind it.
    private func joined(_ begun: [Segment], _ period: [Segment], at start: Double) -> [Segment] {
        let first = period[0]
        // What takes no time where they meet would be repeated with the loop.
        let before = start.nextDown
        var result = begun.map {
            $0.moved(start: Swift.min($0.start, before), end: Swift.min($0.end, before))
        }
        // What is shown until the first begins is what was held behind it, not what ended before.
        let ends = [begun.last, period.last]
        if first.start > start, ends.contains(where: { $0.map { jumps(first, behind: $0) } ?? false }) {
            result.append(first.heldAtStart(from: start))
        }
        return result + period
    }

    /// The segments, and the loop changed to end with a whole period if it ends at a jump.
    private func ended(_ loop: Loop) -> ([Segment], Loop?) {
        guard loop.count.isFinite, !loop.endsWhole else { return (segments, loop) }
        let end = loop.start + (loop.count - loop.count.rounded(.down)) * loop.period
        guard let next = segments.firstIndex(where: { ($0.start - end).magnitude <= loop.endSlack }),
            next > 0,
            segments[next - 1].start < end - loop.endSlack, jumps(segments[next], behind: segments[next - 1])
        else { return (segments, loop) }
        let count = loop.count.rounded(.down)
        guard count > 0 else { return (Array(segments[..<next]), nil) }
        var result = segments
        for segment in segments[..<next] where segment.start >= loop.start {
            let shifted = segment.shifted(by: loop.period)
            let start = Swift.max(shifted.start, result[result.count - 1].end)
            result.append(shifted.moved(start: start, end: Swift.max(shifted.end, start)))
        }
        return (result, Loop(start: segments[next].start, period: loop.period, count: count))
    }

    /// The segments reversed, moved so that rounding doesn't let one begin before the last has ended.
    ///
    /// Between two of them, the value is the one that was held after the segment that now comes later. If the segment
    /// before ends with another value, there is a jump.
    private func mirror(_ segments: [Segment], about time: Double) -> [Segment] {
        var result: [Segment] = []
        for segment in segments.reversed() {
            let own = segment.mirrored(in: time)
            let mirrored = own.moved(
                start: Self.unrounded(own.start, of: time), end: Self.unrounded(own.end, of: time))
            let reached = result.last?.end ?? mirrored.start
            let start = Swift.max(mirrored.start, reached)
            let next = mirrored.moved(start: start, end: Swift.max(mirrored.end, start))
            if let last = result.last, start > last.end, jumps(next, behind: last) {
                result.append(next.heldAtStart(from: last.end))
            }
            result.append(next)
        }
        return result
    }

    /// A difference of times without what rounding adds to it: the nearest nanosecond if it is within a few roundings of the
    /// larger time, else itself.
    private static func unrounded(_ difference: Double, of time: Double) -> Double {
        let nearest = (difference * 1e9).rounded() / 1e9
        return (difference - nearest).magnitude <= 4 * time.ulp ? nearest : difference
    }

    /// Whether a segment may begin with another value than that at the end of the segment before it.
    private func jumps(_ segment: Segment, behind last: Segment) -> Bool {
        let end = key(of: last, at: last.heldAtEnd(from: last.end).inputEnd)
        return end == nil || end != key(of: segment, at: segment.heldAtStart(from: segment.start).inputStart)
    }

    /// The key that a segment shows at an output of its curve; nil if that is between its keys.
    private func key(of segment: Segment, at output: Double) -> Int? {
        if output == 1 { return segment.toKey }
        // A moving key has its value only at its end.
        let moves = segment.fromKey == segment.toKey && keys[segment.toKey].isMoving
        return output == 0 && !moves ? segment.fromKey : nil
    }
}
