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
    private static func mirror(_ segments: [Segment], about time: Double) -> [Segment] {
        var reached = -Double.infinity
        return segments.reversed().map { segment in
            let mirrored = segment.mirrored(in: time)
            let start = Swift.max(mirrored.start, reached)
            reached = Swift.max(mirrored.end, start)
            return mirrored.moved(start: start, end: reached)
        }
    }
}
