import MotionModel

/// Time that runs along a curve: what a container's own `curve` does to its children.
struct TimeWarp {
    /// Leads from the share of the length that has passed to the share that is shown.
    let curve: Curve
    /// Seconds, greater than 0.
    let length: Double

    /// A strip whose time runs along the curve.
    ///
    /// Each piece of a segment between two instants at which the curve passes the end of a segment becomes a segment of its
    /// own, whose curve is the warp followed by the segment's. Beyond its ends a strip holds.
    func applied(to strip: Strip) -> Strip {
        guard strip.channel != .events else { return events(strip) }
        let segments = strip.filling(length).segments
        var cuts: Set<Double> = [0, 1]
        var levels: Set<Double> = []
        for segment in segments { levels.formUnion([segment.start / length, segment.end / length]) }
        for level in levels.sorted() {
            for crossing in curve.levelCrossings(of: level, from: 0, to: 1) { cuts.insert(crossing) }
        }
        for point in curve.breakpoints where point.x > 0 && point.x < 1 { cuts.insert(point.x) }
        let inputs = cuts.sorted()
        var result = strip
        result.segments = []
        for (low, high) in zip(inputs, inputs.dropFirst()) {
            let middle = curve.progress(at: low + (high - low) / 2) * length
            result.segments.append(warped(segments, at: middle, from: low, to: high))
        }
        // A stair may rise where it ends.
        let end = curve.progress(at: 1)
        if end != curve.limit(at: 1, from: .below) {
            result.segments.append(warped(segments, at: end * length, from: 1, to: 1))
        }
        return result
    }

    /// Events come whenever the curve passes their time.
    private func events(_ strip: Strip) -> Strip {
        var instants: [(time: Double, segment: Segment)] = []
        for segment in strip.segments {
            let level = segment.start / length
            var inputs = curve.levelCrossings(of: level, from: 0, to: 1)
            if level <= 0 { inputs.insert(0, at: 0) }
            if level >= 1, inputs.isEmpty { inputs = [1] }
            for input in inputs { instants.append((input * length, segment)) }
        }
        var result = strip
        result.segments = instants.ordered { $0.time < $1.time }.map {
            $0.segment.moved(start: $0.time, end: $0.time)
        }
        return result
    }

    private func warped(_ segments: [Segment], at time: Double, from low: Double, to high: Double) -> Segment
    {
        let index = segments.lastIndex { $0.start <= time } ?? 0
        let segment = segments[index]
        let (start, end) = (low * length, high * length)
        guard time > segment.start, time < segment.end, let inner = shares(of: segment) else {
            let held =
                time >= segment.end && time >= segment.start
                ? segment.heldAtEnd(from: start) : segment.heldAtStart(from: start)
            return held.moved(start: start, end: end)
        }
        return Segment(
            start: start, end: end, fromKey: segment.fromKey, toKey: segment.toKey,
            curve: .chain([curve, .points(inner), segment.curve]), inputStart: low, inputEnd: high)
    }

    /// From the share of the length that is shown to the input of a segment's curve.
    private func shares(of segment: Segment) -> LinearPoints? {
        do throws(LinearPoints.Failure) {
            return try LinearPoints(stops: [
                LinearPoints.Stop(y: segment.inputStart, x: segment.start / length),
                LinearPoints.Stop(y: segment.inputEnd, x: segment.end / length),
            ])
        } catch {
            return nil
        }
    }
}
