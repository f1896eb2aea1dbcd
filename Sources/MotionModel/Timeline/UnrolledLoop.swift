/// A loop written out: the segments of all of its periods, one after another.
///
/// It equals the loop as it is played. If a fraction of a period ends at a jump, the jump is left out; a jump at
/// the end of the last whole period is included.
package struct UnrolledLoop: Sendable {
    /// The segments before the loop and those of its periods, in order, without overlaps.
    package private(set) var segments: [Segment]
    /// Whether every requested period is included.
    package private(set) var isWhole = true

    /// The default limit of the number of segments.
    package static var mostSegments: Int { 100_000 }

    /// Writes out a loop.
    ///
    /// - Parameters:
    ///   - loop: The loop; endless only if there is an `end`.
    ///   - segments: The segments before the loop and those of its first period, in order.
    ///   - end: Seconds. Periods that begin then or later aren't requested, except for the first.
    ///   - most: The largest number of segments before the last period; periods that would exceed it are left out, but not
    ///     the first and the last.
    /// - Complexity: O(n) for n segments that are written.
    package init(
        _ loop: Loop, of segments: [Segment], before end: Double = .infinity, most: Int = mostSegments
    ) {
        precondition(loop.count.isFinite || end.isFinite, "an endless loop is written out until a time")
        let pattern = segments.filter { $0.start >= loop.start }
        self.segments = segments.filter { $0.start < loop.start }
        guard !pattern.isEmpty else { return }
        var index = 0.0
        while index < loop.count, index == 0 || loop.start + index * loop.period < end {
            if index > 0, self.segments.count + pattern.count > most {
                isWhole = false
                let periods = Swift.min(loop.count, (end - loop.start) / loop.period).rounded(.up)
                append(pattern, of: loop, Swift.max(index, periods - 1))
                return
            }
            append(pattern, of: loop, index)
            index += 1
        }
    }

    /// Adds one period.
    private mutating func append(_ pattern: [Segment], of loop: Loop, _ index: Double) {
        let shift = index * loop.period
        let limit = Swift.min(loop.end, loop.start + (index + 1) * loop.period)
        for segment in pattern {
            let shifted = segment.shifted(by: shift)
            // A segment that would begin where a fraction of a period ends is left out.
            if !loop.endsWhole, shifted.start > loop.end - loop.endSlack, !segments.isEmpty { continue }
            let reached = segments.last?.end ?? -.infinity
            if shifted.end <= limit + loop.endSlack {
                // A segment that ends with the period ends there to the last bit, with all of its curve.
                let start = Swift.max(Swift.min(shifted.start, limit), reached)
                segments.append(
                    shifted.moved(start: start, end: Swift.max(Swift.min(shifted.end, limit), start)))
            } else if let clipped = shifted.clipped(from: shifted.start, to: limit) {
                let start = Swift.max(clipped.start, reached)
                segments.append(clipped.moved(start: start, end: Swift.max(clipped.end, start)))
            }
        }
    }
}
