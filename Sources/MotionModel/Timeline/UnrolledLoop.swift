/// A loop written out: the segments of all of its periods, one after another.
///
/// It is what a player of the loop shows. Where a fraction of a period ends at a jump, the jump isn't there; what takes no time at
/// the end of the last whole period is.
package struct UnrolledLoop: Sendable {
    /// In order, without overlaps: those before the loop, and those of its periods.
    package private(set) var segments: [Segment]
    /// Whether every period is there that was asked for.
    package private(set) var isWhole = true

    /// The most segments that are written out where nothing else is said.
    package static var mostSegments: Int { 100_000 }

    /// A loop written out.
    ///
    /// - Parameters:
    ///   - loop: Endless only if there is an `end`.
    ///   - segments: In order: those before the loop, and those of its first period.
    ///   - end: Seconds. A period that begins then or later isn't asked for; the first always is.
    ///   - most: A period that would make more segments isn't there.
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
            guard index == 0 || self.segments.count + pattern.count <= most else {
                isWhole = false
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
            // What would begin where a fraction of a period ends doesn't.
            if !loop.endsWhole, shifted.start > loop.end - loop.endSlack, !segments.isEmpty { continue }
            let reached = segments.last?.end ?? -.infinity
            if shifted.end <= limit + loop.endSlack {
                // What ends where the period does ends there to the last bit, with all of its curve.
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
