import MotionModel

extension Track {
    /// The most periods of a loop that are written out.
    private static let mostPeriods = 10_000.0

    /// The segments as they are played from 0 on, loops written out.
    ///
    /// - Parameter end: Seconds: a period that begins then or later isn't there.
    /// - Returns: At least one, in order; what is over before 0 is held.
    func segments(until end: Double) -> [Segment] {
        let (segments, loop) = played
        var all = segments
        if let loop {
            all = segments.filter { $0.start < loop.start }
            var index = 0.0
            while index < loop.count, index < Track.mostPeriods {
                let shift = index * loop.period
                if index > 0, loop.start + shift >= end { break }
                let limit = Swift.min(loop.end, loop.start + shift + loop.period)
                for segment in segments where segment.start >= loop.start {
                    let shifted = segment.shifted(by: shift)
                    if let clipped = shifted.clipped(from: loop.start + shift, to: limit) {
                        all.append(clipped.beginning(atLeast: all.last?.end ?? clipped.start))
                    }
                }
                index += 1
            }
        }
        var result = all.compactMap { $0.clipped(from: 0, to: .infinity) }
        if let over = all.last(where: { $0.end < 0 || ($0.end <= 0 && $0.start < 0) }),
            result.first.map({ $0.start > 0 }) ?? true
        {
            result.insert(over.heldAtEnd(from: 0), at: 0)
        }
        return result.isEmpty ? all : result
    }
}

extension Segment {
    /// The segment, which a rounding error lets begin before another has ended.
    fileprivate func beginning(atLeast time: Double) -> Segment {
        start >= time ? self : moved(start: Swift.min(time, end), end: end)
    }
}
