extension MotionWriter {
    /// Writes the tracks, markers and length of a timeline.
    mutating func append(_ timeline: Timeline, to output: inout BinaryOutput) {
        output.append(timeline.tracks.count)
        for track in timeline.tracks { output.append(index(of: track)) }
        output.append(timeline.markers.count)
        for marker in timeline.markers { append(marker, to: &output) }
        output.append(timeline.duration)
        let isRange = timeline.shortest != timeline.duration
        output.append(flags: [timeline.clock != nil, isRange, timeline.late != nil])
        if let clock = timeline.clock { append(clock, to: &output) }
        if isRange { output.append(timeline.shortest) }
        if let late = timeline.late { append(late, to: &output) }
    }

    private func append(_ clock: IterationClock, to output: inout BinaryOutput) {
        output.append(clock.start)
        output.append(clock.there)
        output.append(clock.back)
        output.append(clock.iterations)
        output.append(clock.iterationStart)
        output.append(clock.direction)
        output.append(flags: [clock.mirrorTime != nil])
        if let mirrorTime = clock.mirrorTime { output.append(mirrorTime) }
    }

    private mutating func append(_ marker: Marker, to output: inout BinaryOutput) {
        output.append(marker.time)
        output.append(index(of: marker.name))
        output.append(flags: [marker.payload != nil, marker.period != nil])
        if let payload = marker.payload { output.append(index(of: payload)) }
        if let period = marker.period { output.append(period) }
    }

    /// Writes a track: its property, its loop, its keys and its segments.
    mutating func append(_ track: Track, to output: inout BinaryOutput) {
        let isWeighted = track.weight.bitPattern != (1.0).bitPattern
        let isAhead = track.phase.bitPattern != 0
        let isOfTravels = track.late?.isOfTravels ?? false
        let more = [track.startsAsWritten, isOfTravels, track.late != nil && !isOfTravels]
        output.append(index(of: track.property.text))
        output.append(index(of: track.type))
        output.append(flags: [
            track.isAdditive, track.isLayer, track.isSynchronized, isWeighted, track.loop != nil,
            track.mirrorTime != nil, isAhead, more.contains(true),
        ])
        if more.contains(true) { output.append(flags: more) }
        if isWeighted { output.append(track.weight) }
        if let loop = track.loop {
            output.append(loop.start)
            output.append(loop.period)
            output.append(loop.count)
        }
        if let mirrorTime = track.mirrorTime { output.append(mirrorTime) }
        if isAhead { output.append(track.phase) }
        output.append(track.keys.count)
        for key in track.keys { append(key, to: &output) }
        output.append(track.segments.count)
        for segment in track.segments { append(segment, to: &output) }
        guard let late = track.late else { return }
        if isOfTravels { appendEnds(late, to: &output) } else { append(late, to: &output) }
    }

    private mutating func append(_ segment: Segment, to output: inout BinaryOutput) {
        output.append(segment.start)
        output.append(segment.end)
        output.append(segment.fromKey)
        output.append(segment.toKey)
        output.append(index(of: segment.curve))
        let ends = (segment.inputStart.bitPattern, segment.inputEnd.bitPattern)
        if ends == ((0.0).bitPattern, (1.0).bitPattern) {
            output.append(InputCode.forwards)
        } else if ends == ((1.0).bitPattern, (0.0).bitPattern) {
            output.append(InputCode.backwards)
        } else {
            output.append(InputCode.between)
            output.append(segment.inputStart)
            output.append(segment.inputEnd)
        }
    }
}
