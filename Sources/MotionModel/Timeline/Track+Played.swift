extension Track {
    /// The segments and the loop in the order in which they are played: those of a mirrored track are reversed.
    ///
    /// It is for exporters and pictures, which need times that only grow. Sampling doesn't use it: a mirrored track
    /// equals its original bit for bit, but its reversed segments only to within rounding.
    ///
    /// A loop that ends at a jump inside its period, for example after 1½ periods of two halves, becomes an equal loop
    /// that starts there: its last period is then played to its end, and the side of the jump is unambiguous.
    ///
    /// - Complexity: O(segments); O(segments · count) for a mirrored loop that ends inside a period or follows other
    ///   segments.
    public var played: (segments: [Segment], loop: Loop?) {
        guard let mirrorTime else { return loop.map { ended($0) } ?? (segments, nil) }
        guard let loop else { return (mirror(segments, about: mirrorTime), nil) }
        if loop.endsWhole, !beginsBeforeLoop {
            // The last period played is the first of the mirror: shift it to where the loop ends.
            let shift = loop.end - loop.period - loop.start
            return (
                mirror(segments.map { $0.shifted(by: shift) }, about: mirrorTime),
                Loop(start: mirrorTime - loop.end, period: loop.period, count: loop.count)
            )
        }
        return (mirror(UnrolledLoop(loop, of: segments, most: .max).segments, about: mirrorTime), nil)
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
            let mirrored = segment.mirrored(in: time)
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
