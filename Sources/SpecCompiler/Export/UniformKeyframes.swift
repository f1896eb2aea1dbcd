import MotionModel

/// Keyframes at even distances, joined by straight lines, and how far those stray between them.
struct UniformKeyframes {
    let source: SegmentValues
    let rate: Double
    let segments: [Segment]
    let loop: Loop?

    /// Keyframes at every multiple of a frame's length inside the track, at its exact start and at its exact end; the
    /// largest error at any instant, as a share of the travel.
    var result: ([BakedKeyframe], maxError: Double) {
        let start = loop?.start ?? segments[0].start
        let end = loop.map { $0.start + $0.period } ?? segments[segments.count - 1].end
        let first = source.held(segments[0], atEnd: false)
        let last = source.held(segments[segments.count - 1], atEnd: true)
        guard start < end else {
            var list = KeyframeList(nearness: 0)
            list.add(first, at: start)
            list.add(last, at: end)
            return (list.keyframes, 0)
        }
        var times = [start]
        var frame = (start * rate).rounded(.down) + 1
        while frame / rate < end {
            if frame / rate > start { times.append(frame / rate) }
            frame += 1
        }
        times.append(end)
        let places = times.indices.map { index in
            index == times.count - 1
                ? held(segments[segments.count - 1], atEnd: true) : place(at: times[index])
        }
        let values = places.map { source.value(of: $0.segment, at: $0.progress) }
        var keyframes = zip(times, values).map { BakedKeyframe(time: $0, value: $1, easing: .linear) }
        // What is held before may be something else than what the track begins with.
        if first != values[0] {
            keyframes.insert(BakedKeyframe(time: start, value: first, easing: .linear), at: 0)
        }
        return (keyframes, CurveReduction.roundedUp(distance(times, places.map { measure(of: $0) })))
    }

    /// A segment, and the output of its curve.
    private struct Place {
        let segment: Segment
        let progress: Double
    }

    /// Where a segment is held before it begins or after it is over.
    private func held(_ segment: Segment, atEnd: Bool) -> Place {
        Place(segment: segment, progress: source.heldProgress(of: segment, atEnd: atEnd))
    }

    /// What shows at a time: of the last segment that has begun by then.
    private func place(at time: Double) -> Place {
        let begun = Self.count(of: segments.count) { segments[$0].start <= time }
        guard begun > 0 else { return held(segments[0], atEnd: false) }
        let segment = segments[begun - 1]
        guard time < segment.end else { return held(segment, atEnd: true) }
        let share = (time - segment.start) / (segment.end - segment.start)
        let input = segment.inputStart + (segment.inputEnd - segment.inputStart) * share
        return Place(segment: segment, progress: segment.curve.progress(at: input))
    }

    /// How many of the first things have something that none behind them has.
    private static func count(of count: Int, where holds: (Int) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if holds(middle) { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// The frames that a stretch of time may share an instant with: one more at either side, for rounding.
    private static func frames(_ times: [Double], from start: Double, to end: Double) -> Range<Int> {
        let first = count(of: times.count) { times[$0] <= start } - 2
        let last = count(of: times.count) { times[$0] < end } + 1
        let lower = Swift.min(Swift.max(first, 0), times.count - 1)
        return lower..<Swift.max(lower, Swift.min(last, times.count - 1))
    }

    /// What stands for a value when errors are measured: itself, or, where its numbers don't grow evenly with progress, a
    /// number that does.
    private func measure(of place: Place) -> MotionValue {
        guard !source.type.isDirect else { return source.value(of: place.segment, at: place.progress) }
        let (from, to) = source.measures(of: place.segment)
        return .number(MotionValue.interpolated(from[0], to[0], progress: place.progress))
    }

    /// The proven bound of the distance between the lines and the motion.
    private func distance(_ times: [Double], _ values: [MotionValue]) -> Double {
        var largest = 0.0
        for (index, segment) in segments.enumerated() {
            for motion in source.motions(of: segment) {
                largest = max(largest, distance(times, values, index, segment, motion))
            }
        }
        return largest
    }

    /// The proven bound of the distance in one component during one segment and until the next.
    private func distance(
        _ times: [Double], _ values: [MotionValue], _ index: Int, _ segment: Segment, _ motion: SegmentMotion
    ) -> Double {
        var largest = 0.0
        func output(_ value: MotionValue) -> Double {
            (value.components[motion.component] - motion.from) / motion.travel
        }
        func line(_ time: Double, _ frame: Int) -> Double {
            let share = (time - times[frame]) / (times[frame + 1] - times[frame])
            return output(values[frame]) + (output(values[frame + 1]) - output(values[frame])) * share
        }
        // What is held until the next segment begins.
        let next = index + 1 < segments.count ? segments[index + 1].start : times[times.count - 1]
        let rest = output(measure(of: held(segment, atEnd: true)))
        for frame in Self.frames(times, from: segment.end, to: next) where next > segment.end {
            let (low, high) = (max(times[frame], segment.end), min(times[frame + 1], next))
            guard low < high else { continue }
            largest = max(
                largest, max((line(low, frame) - rest).magnitude, (line(high, frame) - rest).magnitude))
        }
        guard segment.start < segment.end, segment.inputStart != segment.inputEnd else { return largest }
        return max(largest, distance(segment, motion.curve, times, line))
    }

    private func distance(
        _ segment: Segment, _ curve: Curve, _ times: [Double], _ line: (Double, Int) -> Double
    ) -> Double {
        let isForward = segment.inputStart < segment.inputEnd
        let (low, high) =
            isForward ? (segment.inputStart, segment.inputEnd) : (segment.inputEnd, segment.inputStart)
        let length = (segment.end - segment.start) / (segment.inputEnd - segment.inputStart)
        func time(_ input: Double) -> Double { segment.start + (input - segment.inputStart) * length }
        func input(_ time: Double) -> Double {
            segment.inputStart + (time - segment.start) / length
        }
        var knots = [low]
        for point in curve.breakpoints where point.x > low && point.x < high { knots.append(point.x) }
        knots.append(high)
        var largest = 0.0
        for (start, end) in zip(knots, knots.dropFirst()) {
            let model = CurveModel(curve, from: start, to: end, tolerance: 1e-5)
            let (first, last) = (time(start), time(end))
            for frame in Self.frames(times, from: min(first, last), to: max(first, last)) {
                let (one, other) = (input(times[frame]), input(times[frame + 1]))
                let (lower, upper) = (max(min(one, other), start), min(max(one, other), end))
                guard lower < upper else { continue }
                let piece = PolynomialPiece(
                    lineFrom: lower, line(time(lower), frame), to: upper, line(time(upper), frame))
                largest = max(largest, ModelDistance(of: piece, from: model).bound)
            }
        }
        return largest
    }
}
