import MotionModel

extension Track {
    /// The segments as they are played from 0 on, loops written out.
    ///
    /// - Parameter end: Seconds: a period that begins then or later isn't there.
    /// - Returns: At least one, in order; what is over before 0 is held. And whether all are there: a loop is written out to the
    ///   limit of ``UnrolledLoop``.
    func segments(until end: Double) -> (segments: [Segment], isWhole: Bool) {
        let (segments, loop) = played
        var all = segments
        var isWhole = unwrittenPeriods == 0
        if let loop {
            let unrolled = UnrolledLoop(loop, of: segments, before: end)
            all = unrolled.segments
            isWhole = isWhole && unrolled.isWhole
        }
        var result = all.compactMap { $0.clipped(from: 0, to: .infinity) }
        if let over = all.last(where: { $0.end < 0 || ($0.end <= 0 && $0.start < 0) }),
            result.first.map({ $0.start > 0 }) ?? true
        {
            result.insert(over.heldAtEnd(from: 0), at: 0)
        }
        return (result.isEmpty ? all : result, isWhole)
    }
}
