/// Segments whose times are only known when the track is bound.
extension Track {
    /// The earliest time at which the track has reached its last value, whatever its values are; `end` is the latest.
    package var earliestEnd: Double {
        guard let late else { return end }
        if let loop {
            guard let start = late.loopStart?.earliest else { return end }
            return Swift.min(Loop(start: start, period: loop.period, count: loop.count).end, end)
        }
        guard let last = late.segments.last, last.segment == segments.count - 1 else { return end }
        return Swift.min(last.earliest, end)
    }

    /// The track with every time known, given the values of its keys.
    ///
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func timed(by values: [MotionValue], parameters: [Double]) -> Track {
        guard let late else { return self }
        var known = segments
        var next = late.segments[...]
        var reached = -Double.infinity
        for (index, segment) in segments.enumerated() {
            if let own = next.first, own.segment == index {
                next.removeFirst()
                let times = own.times(
                    parameters, from: values[segment.fromKey], to: values[segment.toKey],
                    along: segment.curve)
                // Sums of times are rounded: what follows must not begin before.
                let start = Swift.min(Swift.max(times.start, reached), segment.start)
                let end = Swift.min(Swift.max(times.end, start), segment.end)
                known[index] = segment.moved(start: start, end: end).following(times.curve)
            }
            reached = known[index].end
        }
        let loop = loop.map { loop in
            late.loopStart.map {
                Loop(
                    start: Swift.min($0.known(parameters), loop.start), period: loop.period, count: loop.count
                )
            } ?? loop
        }
        return with(segments: known, loop: loop, mirrorTime: mirrorTime, phase: phase)
    }

    /// Checks the preconditions on late times.
    func checkLateTimes() {
        guard let late else { return }
        precondition(mirrorTime == nil, "what is mirrored has known times")
        precondition(late.loopStart == nil || loop != nil, "a loop has a start")
        for late in late.segments {
            precondition(late.segment >= 0 && late.segment < segments.count, "a late segment exists")
        }
    }
}

extension Timeline {
    /// Whether some of its times are only known when it is bound.
    package var isLate: Bool { late != nil || tracks.contains { $0.late != nil } }

    /// The duration in seconds when every track, and all else that is late, has ended by a time.
    package func duration(endingBy end: Double) -> Double {
        isLate ? Swift.min(Swift.max(shortest, end), duration) : duration
    }

    /// The timeline with other tracks, and everything else as it is.
    ///
    /// - Precondition: They end, at the latest and at the earliest, as those before do or sooner.
    package func with(tracks: [Track]) -> Timeline {
        Timeline(
            tracks: tracks, markers: markers, duration: duration, clock: clock, shortest: shortest, late: late
        )
    }

    /// The timeline with the times it has when it is bound, and everything else as it is.
    ///
    /// - Parameter bound: This timeline, bound.
    package func timed(as bound: BoundTimeline) -> Timeline {
        guard isLate else { return self }
        return Timeline(
            tracks: zip(tracks, bound.tracks).map { track, bound in
                track.late == nil
                    ? track
                    : track.with(
                        segments: bound.track.segments, loop: bound.track.loop, mirrorTime: track.mirrorTime,
                        phase: track.phase)
            }, markers: bound.markers, duration: bound.duration, clock: clock)
    }
}
