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

    /// The track without late times, between known keys if something is thrown.
    private func known(_ thrown: ThrownKeys?, _ values: [MotionValue]) -> Track {
        guard let thrown else { return self }
        return with(
            keys: thrown.operands(values), segments: segments.map { thrown.segment($0) }, loop: loop)
    }

    /// Whether the duration of a late segment depends on parameters or on values of the model: a used variant may be given
    /// all of them.
    package func isOpen(_ late: LateSegment) -> Bool {
        guard let course = late.course else { return false }
        guard course.numbers.allSatisfy({ $0.expression.isConstant }) else { return true }
        switch course {
        case .glide: return false
        case .release(let release) where release.way != nil: return false
        case .travel, .release, .bounce:
            let segment = segments[late.segment]
            return !isKnown(segment.fromKey) || !isKnown(segment.toKey)
        }
    }

    /// Whether a key is the same whatever the parameters and the values of the model are.
    private func isKnown(_ key: Int) -> Bool {
        switch keys[key] {
        case .constant: return true
        case .current: return false
        case .formula(let formula, let from):
            guard !formula.usesParameters, !formula.usesReadings else { return false }
            return from.map { isKnown($0) } ?? true
        case .mixed(let first, let second, _): return isKnown(first) && isKnown(second)
        case .resting(let thrown, let from):
            return isKnown(from) && thrown.numbers.allSatisfy { $0.expression.isConstant }
        }
    }

    /// Whether a throw leads to one of its keys.
    package var rests: Bool { keys.contains { $0.isResting } }

    /// The track with every time known, given the values of its keys.
    ///
    /// - Parameter thrown: Its keys if something is thrown; its segments refer to these then.
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func timed(by values: [MotionValue], parameters: [Double], _ thrown: ThrownKeys? = nil) -> Track {
        guard let late else { return known(thrown, values) }
        var known: [Segment] = []
        known.reserveCapacity(segments.count)
        var next = late.segments[...]
        var reached = -Double.infinity
        for (index, segment) in segments.enumerated() {
            if let own = next.first, own.segment == index {
                next.removeFirst()
                if own.bounces, let thrown {
                    let time = own.clock(parameters)
                    known += thrown.phases(of: segment) { [reached] in
                        Swift.min(Swift.max(time($0), reached), segment.end)
                    }
                    reached = known[known.count - 1].end
                    continue
                }
                let times = own.times(
                    parameters, from: values[segment.fromKey], to: values[segment.toKey],
                    along: segment.curve)
                // Sums of times are rounded: what follows must not begin before.
                let start = Swift.min(Swift.max(times.start, reached), segment.start)
                let end = Swift.min(Swift.max(times.end, start), segment.end)
                let moved = segment.moved(start: start, end: end).following(times.curve)
                known.append(thrown?.segment(moved) ?? moved)
            } else {
                known.append(thrown?.segment(segment) ?? segment)
            }
            reached = known[known.count - 1].end
        }
        let loop = loop.map { loop in
            late.loopStart.map {
                Loop(
                    start: Swift.min($0.known(parameters), loop.start), period: loop.period, count: loop.count
                )
            } ?? loop
        }
        if let thrown { return with(keys: thrown.operands(values), segments: known, loop: loop) }
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
    package var isLate: Bool { late != nil || tracks.contains { $0.late != nil || $0.rests } }

    /// The duration in seconds when every track, and all else that is late, has ended by a time.
    package func duration(endingBy end: Double) -> Double {
        isLate ? Swift.min(Swift.max(shortest, end), duration) : duration
    }

    /// The timeline with other tracks, and everything else as it is.
    ///
    /// - Precondition: They end, at the latest and at the earliest, as those before do or sooner.
    package func with(tracks: [Track]) -> Timeline {
        Timeline(
            distinct: tracks, markers: markers, duration: duration, clock: clock, shortest: shortest,
            late: late)
    }

    /// The timeline with the times it has when it is bound, and everything else as it is.
    ///
    /// - Parameter bound: This timeline, bound.
    package func timed(as bound: BoundTimeline) -> Timeline {
        guard isLate else { return self }
        return Timeline(
            tracks: zip(tracks, bound.tracks).map { track, bound in
                if track.rests { return bound.track }
                guard track.late != nil else { return track }
                return track.with(
                    segments: bound.track.segments, loop: bound.track.loop, mirrorTime: track.mirrorTime,
                    phase: track.phase)
            }, markers: bound.markers, duration: bound.duration, clock: clock)
    }
}
