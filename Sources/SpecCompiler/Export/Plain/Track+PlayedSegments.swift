import MotionModel

extension Track {
    /// The segments as they are played from 0 on, loops written out.
    ///
    /// - Parameters:
    ///   - end: Seconds: what an endless loop does later is left out.
    ///   - most: The largest number of segments that a loop is written out to.
    /// - Returns: At least one segment, in order; one that ends before 0 is held. And whether they are complete.
    func segments(until end: Double, most: Int = UnrolledLoop.mostSegments) -> (
        segments: [Segment], isWhole: Bool
    ) {
        let (segments, loop) = playedFromNearZero(most: most)
        var all = segments
        var isWhole = unwrittenPeriods == 0
        if let loop {
            let unrolled = UnrolledLoop(loop, of: segments, before: end, most: most)
            all = unrolled.segments
            isWhole = isWhole && unrolled.isWhole
        }
        let isEndless = loop.map { !$0.count.isFinite } ?? false
        var result = all.compactMap { $0.clipped(from: 0, to: isEndless ? end : .infinity) }
        if let over = all.last(where: { $0.end < 0 || ($0.end <= 0 && $0.start < 0) }),
            result.first.map({ $0.start > 0 }) ?? true
        {
            result.insert(over.heldAtEnd(from: 0), at: 0)
        }
        return (result.isEmpty ? all : result, isWhole)
    }

    /// What is ``played``, without the periods long before 0 of a loop that has too many of them to be written out: only the
    /// last one before 0 is seen, as what it ends with.
    private func playedFromNearZero(most: Int) -> (segments: [Segment], loop: Loop?) {
        let (segments, loop) = played
        guard let loop, loop.start < 0, segments[0].start >= loop.start else { return (segments, loop) }
        let over = (-loop.start / loop.period).rounded(.down) - 1
        guard over * Double(segments.count) > Double(most / 2), loop.count > over + 1 else {
            return (segments, loop)
        }
        let shift = over * loop.period
        return (
            segments.map { $0.shifted(by: shift) },
            Loop(start: loop.start + shift, period: loop.period, count: loop.count - over)
        )
    }
}
