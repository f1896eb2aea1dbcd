import MotionModel

/// Keyframes that follow a route by straight lines, for a player that knows no paths.
struct RouteKeyframes {
    let bound: BoundTrack
    let route: PathRoute
    /// The largest distance of the lines allowed, in the unit of the values.
    let tolerance: Double

    private var source: SegmentValues { SegmentValues(bound) }

    /// The keyframes of consecutive segments.
    ///
    /// - Parameter work: What the track may cost; it is taken from it.
    func keyframes(of segments: [Segment], _ work: inout KeyframeWork) -> [BakedKeyframe] {
        var list = KeyframeList(nearness: 1e-3 * tolerance)
        var halving = StraightHalving(bound, tolerance: tolerance, work)
        defer { work.take(halving.taken) }
        for (index, segment) in segments.enumerated() {
            if index == 0 || segment.start == segment.end {
                list.add(source.held(segment, atEnd: false).canonical, at: segment.start)
            }
            if segment.start < segment.end { add(segment, to: &list, &halving, &work) }
            let isFollowed = index + 1 < segments.count && segments[index + 1].start - segment.end <= 1e-12
            if !isFollowed { list.add(source.held(segment, atEnd: true).canonical, at: segment.end) }
        }
        return list.keyframes
    }

    private func add(
        _ segment: Segment, to list: inout KeyframeList, _ halving: inout StraightHalving<MotionValue>,
        _ work: inout KeyframeWork
    ) {
        let knots = knots(of: segment, &work)
        for (start, end) in zip(knots, knots.dropFirst()) where start < end {
            // Just inside, because at the knot itself the value may change at once.
            let inset = (end - start) * 1e-9
            let (from, to) = (bound.value(at: start + inset), bound.value(at: end - inset))
            list.add(from, at: start)
            for line in halving.lines(from: start, from, to: end, to) {
                list.run(to: line.to, at: line.end, easing: .linear)
            }
        }
    }

    /// The times at which a segment begins and ends, its curve has a corner, or the route turns one.
    private func knots(of segment: Segment, _ work: inout KeyframeWork) -> [Double] {
        let (low, high) = (
            min(segment.inputStart, segment.inputEnd), max(segment.inputStart, segment.inputEnd)
        )
        guard low < high else { return [segment.start, segment.end] }
        var inputs = segment.curve.breakpoints.map { $0.x }.filter { $0 > low && $0 < high }
        let (from, to) = (
            source.value(of: segment, at: 0).components[0], source.value(of: segment, at: 1).components[0]
        )
        if from != to {
            let outputs = work.extrema(of: segment.curve)
            let ends = [outputs.lowerBound, outputs.upperBound].map { from + (to - from) * $0 }
            let shares = route.breaks(from: min(ends[0], ends[1]), to: max(ends[0], ends[1]))
            inputs += segment.curve.levelCrossings(
                of: shares.map { ($0 - from) / (to - from) }, from: low, to: high, &work)
        }
        let times = inputs.map { input in
            segment.start + (segment.end - segment.start)
                * ((input - segment.inputStart) / (segment.inputEnd - segment.inputStart))
        }
        return [segment.start] + times.sorted() + [segment.end]
    }

    /// The largest measured distance from the motion between every two keyframes, in the unit of the values.
    func distance(
        of keyframes: [BakedKeyframe], _ segments: [Segment], _ work: inout KeyframeWork
    ) -> Double {
        let corners = segments.flatMap { knots(of: $0, &work) }.sorted()
        var next = 0
        var largest = 0.0
        for (one, other) in zip(keyframes, keyframes.dropFirst()) where one.time < other.time {
            func distance(at time: Double) -> Double {
                let inside = (time - one.time) / (other.time - one.time)
                let line =
                    one.easing == .hold
                    ? one.value : one.value.interpolated(to: other.value, progress: inside)
                return line.distance(to: bound.value(at: time))
            }
            // The farthest point is often a corner.
            var start = one.time
            while start < other.time {
                while next < corners.count, corners[next] <= start { next += 1 }
                let end = next < corners.count ? min(corners[next], other.time) : other.time
                let inset = (end - start) * 1e-9
                let farthest = GoldenSection.largest(
                    from: start + inset, to: end - inset, places: 16, above: largest, distance(at:))
                largest = max(largest, farthest)
                start = end
            }
        }
        return largest
    }
}

extension BakedTrack {
    /// Keyframes along a route, and their largest distance from the motion as a share of its length or of the turning.
    static func keyframes(
        along route: PathRoute, _ bound: BoundTrack, _ segments: [Segment], _ loop: Loop?,
        _ sampling: BakeOptions.Sampling, _ work: inout KeyframeWork
    ) -> ([BakedKeyframe], maxError: Double) {
        let source = SegmentValues(bound)
        let travel = segments.reduce(0) { max($0, source.travel(of: $1)) }
        // The unit of the distance, in the unit of the values.
        let scale: Double =
            if case .routeTangent = bound.form { route.turningRange } else { route.length }
        let size = max(travel * scale, 1e-9)
        let tolerance: Double
        let keyframes: [BakedKeyframe]
        switch sampling {
        case .tolerance(let share):
            tolerance = share * size
            keyframes = RouteKeyframes(bound: bound, route: route, tolerance: tolerance).keyframes(
                of: segments, &work)
        case .framesPerSecond(let rate):
            tolerance = 0
            let uniform = UniformKeyframes(source: source, rate: rate, segments: segments, loop: loop)
            keyframes = uniform.result.0.map {
                BakedKeyframe(time: $0.time, value: $0.value.canonical, easing: $0.easing)
            }
        }
        let routed = RouteKeyframes(bound: bound, route: route, tolerance: tolerance)
        return (keyframes, CurveReduction.roundedUp(routed.distance(of: keyframes, segments, &work) / size))
    }
}
