import MotionModel

/// Keyframes at a fixed rate, joined by straight lines, and the error of those lines.
struct UniformKeyframes {
    let source: SegmentValues
    let rate: Double
    let segments: [Segment]
    let loop: Loop?

    /// Keyframes at every multiple of the frame's length inside the track, at its exact start and end, and at the start
    /// of the loop; the largest error at any instant, as a share of the travel.
    var result: ([BakedKeyframe], maxError: Double) {
        let start = segments[0].start
        let end = loop.map { $0.start + $0.period } ?? segments[segments.count - 1].end
        // The value held before may differ from the first one.
        var stations = [Station(time: start, place: held(segments[0], atEnd: false))]
        add(place(at: start), at: start, to: &stations)
        if let loop, loop.start > start {
            addFrames(from: start, to: loop.start, &stations)
            stations.append(Station(time: loop.start, place: place(before: loop.start)))
            add(place(at: loop.start), at: loop.start, to: &stations)
        }
        addFrames(from: stations[stations.count - 1].time, to: end, &stations)
        let last = held(segments[segments.count - 1], atEnd: true)
        if start < end {
            stations.append(Station(time: end, place: last))
        } else {
            add(last, at: end, to: &stations)
        }
        let keyframes = stations.map {
            BakedKeyframe(time: $0.time, value: value(of: $0.place), easing: .linear)
        }
        let distance = LineDistance(
            source: source, segments: segments, times: stations.map { $0.time },
            values: stations.map { measure(of: $0.place) })
        return (keyframes, CurveReduction.roundedUp(mixingError(of: stations, with: distance.largest)))
    }

    /// An error of the measured numbers, increased by that of interpolating the values themselves.
    private func mixingError(of stations: [Station], with error: Double) -> Double {
        let way = source.isMixedByNumber ? 0 : segments.reduce(0) { Swift.max($0, source.way(of: $1)) }
        guard way > 0 else { return error }
        var (inside, across) = (0.0, 0.0)
        for (one, next) in zip(stations, stations.dropFirst()) where one.time < next.time {
            let segment = one.place.segment
            if (segment.fromKey, segment.toKey) == (next.place.segment.fromKey, next.place.segment.toKey) {
                let piece = CurvePiece(
                    start: 0, end: 1, from: one.place.progress, to: next.place.progress, easing: nil)
                inside = Swift.max(inside, source.mixingDistance(of: piece, in: segment))
            } else {
                let distance = source.mixingDistance(
                    from: value(of: one.place), to: value(of: next.place), along: { $0 },
                    beside: { share, _ in value(of: place(at: one.time + (next.time - one.time) * share)) })
                across = Swift.max(across, distance)
            }
        }
        return Swift.max(error + inside / way, across / way)
    }

    /// A segment, and the output of its curve.
    private struct Place {
        let segment: Segment
        let progress: Double
    }

    /// The place of a keyframe.
    private struct Station {
        let time: Double
        let place: Place
    }

    /// Adds the value at a time, unless it equals that of the last keyframe.
    private func add(_ place: Place, at time: Double, to stations: inout [Station]) {
        if value(of: place) != value(of: stations[stations.count - 1].place) {
            stations.append(Station(time: time, place: place))
        }
    }

    /// Adds the frames between two times.
    private func addFrames(from start: Double, to end: Double, _ stations: inout [Station]) {
        var frame = (start * rate).rounded(.down) + 1
        while frame / rate < end {
            if frame / rate > start {
                stations.append(Station(time: frame / rate, place: place(at: frame / rate)))
            }
            frame += 1
        }
    }

    /// The place at which a segment is held before it begins or after it ends.
    private func held(_ segment: Segment, atEnd: Bool) -> Place {
        Place(segment: segment, progress: source.heldProgress(of: segment, atEnd: atEnd))
    }

    /// The place at a time: in the last segment that has begun by then.
    private func place(at time: Double) -> Place {
        let begun = LineDistance.count(of: segments.count) { segments[$0].start <= time }
        guard begun > 0 else { return held(segments[0], atEnd: false) }
        let segment = segments[begun - 1]
        guard time < segment.end else { return held(segment, atEnd: true) }
        let share = (time - segment.start) / (segment.end - segment.start)
        let input = segment.inputStart + (segment.inputEnd - segment.inputStart) * share
        return Place(segment: segment, progress: segment.curve.progress(at: input))
    }

    /// The place until a time at which another segment begins.
    private func place(before time: Double) -> Place {
        let begun = LineDistance.count(of: segments.count) { segments[$0].start < time }
        return held(segments[Swift.max(begun - 1, 0)], atEnd: true)
    }

    private func value(of place: Place) -> MotionValue {
        source.value(of: place.segment, at: place.progress)
    }

    /// The numbers by which errors of a value are measured: its own, or, if they aren't proportional to progress, a
    /// number that is.
    private func measure(of place: Place) -> [Double] {
        guard !source.type.isDirect else { return value(of: place).components.array }
        let (from, to) = source.measures(of: place.segment)
        return [MotionValue.interpolated(from[0], to[0], progress: place.progress)]
    }
}
