extension Track {
    /// The segments and the loop as they are played: those of a mirrored track turned round.
    ///
    /// For exporters and pictures, which need times that only grow. Sampling doesn't use it: a mirrored track
    /// equals its original bit for bit, its turned segments to within rounding.
    ///
    /// - Complexity: O(segments); O(segments · count) for a mirrored loop that ends inside a period.
    public var played: (segments: [Segment], loop: Loop?) {
        guard let mirrorTime else { return (segments, loop) }
        guard let loop else { return (Track.mirror(segments, about: mirrorTime), nil) }
        if loop.count == loop.count.rounded(.down) {
            // The last period played is the first of the mirror: shift it to where the loop ends.
            let shift = loop.end - loop.period - loop.start
            return (
                Track.mirror(segments.map { $0.shifted(by: shift) }, about: mirrorTime),
                Loop(start: mirrorTime - loop.end, period: loop.period, count: loop.count)
            )
        }
        return (Track.mirror(unrolled(loop), about: mirrorTime), nil)
    }

    private func unrolled(_ loop: Loop) -> [Segment] {
        var result: [Segment] = []
        var index = 0.0
        while index < loop.count {
            let shift = index * loop.period
            for segment in segments {
                let shifted = segment.shifted(by: shift)
                if let clipped = shifted.clipped(from: loop.start + shift, to: loop.end) {
                    result.append(clipped)
                }
            }
            index += 1
        }
        return result
    }

    /// The segments turned round, moved so that rounding doesn't let one begin before the last has ended.
    ///
    /// Between two of them shows what was held after the one that comes later now: where that isn't what the one before ends with, it
    /// is there at once.
    private static func mirror(_ segments: [Segment], about time: Double) -> [Segment] {
        var result: [Segment] = []
        for segment in segments.reversed() {
            let mirrored = segment.mirrored(in: time)
            let reached = result.last?.end ?? mirrored.start
            let start = Swift.max(mirrored.start, reached)
            let next = mirrored.moved(start: start, end: Swift.max(mirrored.end, start))
            if let last = result.last, start > last.end,
                last.keyAtEnd == nil || last.keyAtEnd != next.keyAtStart
            {
                result.append(next.heldAtStart(from: last.end))
            }
            result.append(next)
        }
        return result
    }
}

extension Segment {
    /// The key that it shows just before it begins; nil where that is something between its keys.
    fileprivate var keyAtStart: Int? { key(at: heldAtStart(from: start).inputStart) }

    /// The key that it ends with; nil where that is something between its keys.
    fileprivate var keyAtEnd: Int? { key(at: heldAtEnd(from: end).inputEnd) }

    private func key(at output: Double) -> Int? { output == 0 ? fromKey : output == 1 ? toKey : nil }
}
