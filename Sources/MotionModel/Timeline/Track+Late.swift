/// Segments whose end is only known when the track is bound.
extension Track {
    /// The earliest time at which the track has reached its last value, whatever its values are; `end` is the latest.
    package var earliestEnd: Double {
        guard loop == nil, let last = lateEnds.last, last.segment == segments.count - 1 else { return end }
        return last.earliest
    }

    /// The track with every time known, given the values of its keys.
    func timed(by values: [MotionValue]) -> Track {
        guard !lateEnds.isEmpty else { return self }
        var known = segments
        for late in lateEnds {
            let segment = segments[late.segment]
            let seconds = late.duration.seconds(from: values[segment.fromKey], to: values[segment.toKey])
            let end = Swift.min(Swift.max(late.end(after: seconds), segment.start), segment.end)
            known[late.segment] = segment.moved(start: segment.start, end: end)
        }
        return with(segments: known, loop: loop, mirrorTime: mirrorTime, phase: phase)
    }

    /// Checks the preconditions on late ends.
    func checkLateEnds() {
        var reached = -1
        for late in lateEnds {
            precondition(late.segment > reached && late.segment < segments.count, "late ends are in order")
            precondition(
                late.earliest >= segments[late.segment].start && late.latest <= segments[late.segment].end,
                "a segment with a late end has its longest duration")
            reached = late.segment
        }
        precondition(lateEnds.isEmpty || mirrorTime == nil, "what is mirrored has known times")
    }
}

extension Timeline {
    /// Whether some of its times are only known when it is bound.
    package var isLate: Bool { tracks.contains { !$0.lateEnds.isEmpty } }

    /// The duration in seconds when every track has ended by a time.
    package func duration(endingBy end: Double) -> Double { isLate ? Swift.max(shortest, end) : duration }

    /// The timeline with the times it has when it is bound, and everything else as it is.
    ///
    /// - Parameter bound: This timeline, bound.
    package func timed(as bound: BoundTimeline) -> Timeline {
        guard isLate else { return self }
        return Timeline(
            tracks: zip(tracks, bound.tracks).map { track, bound in
                track.lateEnds.isEmpty
                    ? track
                    : track.with(
                        segments: bound.track.segments, loop: track.loop, mirrorTime: track.mirrorTime,
                        phase: track.phase)
            }, markers: markers, duration: bound.duration, clock: clock)
    }
}
