import MotionModel

/// Time that follows a curve: the effect of a container's own `curve` on its children.
///
/// If the curve leaves 0…1, a segment that reaches that end of the container continues along its own curve, and
/// everything else holds. An event occurs when the curve first passes its time.
struct TimeWarp {
    /// The curve from elapsed time to the children's time, both as shares of the length.
    let curve: Curve
    /// The length in seconds, greater than 0.
    let length: Double

    /// Returns a list whose time follows the curve.
    ///
    /// - Complexity: O(n) searches for crossings of the curve, for n segments.
    func applied(to list: SegmentList) -> SegmentList {
        guard list.channel != .events else { return events(list) }
        let list = list.cutAtZero
        let start = Swift.min(Swift.max(list.start, 0), length)
        let whole = list.filled(from: start, to: length)
        // Once, since a curve that swings passes a segment often.
        let fallsDownStairs = whole.map { segment in
            segment.inputStart > segment.inputEnd
                && segment.curve.breakpoints.contains { $0.kind == .jump }
        }
        guard let begin = firstInputs(reaching: [start])[0] else {
            return list.following([whole[0].heldAtStart(from: length)])
        }
        var parts: [(part: Part, low: Double, high: Double)] = []
        let inputs = cuts(whole, from: begin)
        for (low, high) in zip(inputs, inputs.dropFirst()) {
            let part = part(of: whole, at: curve.progress(at: low + (high - low) / 2) * length)
            if let last = parts.last, last.part == part {
                parts[parts.count - 1].high = high
            } else {
                parts.append((part, low, high))
            }
        }
        var result: [Segment] = []
        let before = partBefore(whole, at: begin)
        if before != parts.first?.part || jumps(at: begin) {
            result.append(
                segment(before, of: whole, fallsDownStairs, from: begin, to: begin)
                    .heldAtStart(from: begin * length))
        }
        for part in parts {
            result.append(
                segment(part.part, of: whole, fallsDownStairs, from: part.low, to: part.high))
        }
        // A stair may rise at its end, and something may jump there.
        let last = part(of: whole, at: curve.progress(at: 1) * length)
        if last != parts.last?.part || jumps(at: 1) {
            result.append(
                segment(last, of: whole, fallsDownStairs, from: 1, to: 1).heldAtEnd(from: length))
        }
        return list.following(result)
    }

    /// The part of a list at a time of the children: a moving segment, or one end of it.
    private enum Part: Equatable {
        case moving(Int)
        case start(Int)
        case end(Int)
    }

    private func part(of whole: [Segment], at time: Double) -> Part {
        if time < whole[0].start, whole[0].start > 0 { return .start(0) }
        let index = whole.partition { $0.start > Swift.max(time, 0) } - 1
        let segment = whole[Swift.max(index, 0)]
        let touches = { (input: Double) in input == 0 || input == 1 }
        if segment.isHold || segment.start == segment.end { return .end(index) }
        if time < segment.start, !touches(segment.inputStart) { return .start(index) }
        if time > segment.end, !touches(segment.inputEnd) { return .end(index) }
        return .moving(index)
    }

    private func segment(
        _ part: Part, of whole: [Segment], _ fallsDownStairs: [Bool], from low: Double, to high: Double
    ) -> Segment {
        let (start, end) = (low * length, high * length)
        switch part {
        case .start(let index): return whole[index].heldAtStart(from: start).moved(start: start, end: end)
        case .end(let index): return whole[index].heldAtEnd(from: start).moved(start: start, end: end)
        case .moving(let index):
            let segment = whole[index]
            return Segment(
                start: start, end: end, fromKey: segment.fromKey, toKey: segment.toKey,
                curve: bent(segment, fallsDownStairs[index]),
                // Where the curve jumps into the segment or out of it, the edge has the value of its other side.
                inputStart: low < high && jumps(at: low) ? low.nextUp : low,
                inputEnd: low < high && jumps(at: high) ? high.nextDown : high)
        }
    }

    private func jumps(at input: Double) -> Bool {
        let before = input == 0 ? curve.progress(at: 0, before: true) : curve.limit(at: input, from: .below)
        return before != (input == 1 ? curve.progress(at: 1) : curve.limit(at: input, from: .above))
    }

    /// The warp, followed by a segment's own curve: a chain whose second is a line, by which the steps of the two are told apart.
    ///
    /// - Parameter fallsDownStairs: Whether the segment's curve jumps and its input falls.
    private func bent(_ segment: Segment, _ fallsDownStairs: Bool) -> Curve {
        let (low, high) = (segment.start / length, segment.end / length)
        let line = { (start: Double, end: Double) in Self.line(from: start, at: low, to: end, at: high) }
        guard fallsDownStairs else {
            return .chain([curve, line(segment.inputStart, segment.inputEnd), segment.curve])
        }
        // Where the input falls, the edge of a step belongs to its other side, as it does for a reversed curve.
        return .chain([
            curve, line(1 - segment.inputStart, 1 - segment.inputEnd), .reverse(segment.curve),
            Self.line(from: 1, at: 0, to: 0, at: 1),
        ])
    }

    private static func line(from: Double, at low: Double, to: Double, at high: Double) -> Curve {
        do throws(LinearPoints.Failure) {
            return .points(
                try LinearPoints(stops: [
                    LinearPoints.Stop(y: from, x: low), LinearPoints.Stop(y: to, x: high),
                ]))
        } catch {
            preconditionFailure("times are finite")
        }
    }

    /// The part before the curve reaches the list.
    private func partBefore(_ whole: [Segment], at begin: Double) -> Part {
        let time = curve.progress(at: 0, before: true) * length
        if begin > 0 || time < whole[0].start { return .start(0) }
        let jumps = time == whole[0].start && whole[0].start == whole[0].end
        return jumps ? .start(0) : part(of: whole, at: time)
    }

    /// The first inputs at which the curve reaches times of the children; nil for those that it doesn't reach.
    private func firstInputs(reaching times: [Double]) -> [Double?] {
        let levels = times.map { Swift.min($0 / length, 1) }
        var missing = Order.places(levels.count) { levels[$0] > levels[$1] }
        var result: [Double?] = times.map { _ in nil }
        for input in [0] + curve.levelCrossings(of: levels, from: 0, to: 1) + [1] {
            let beside = input == 0 ? -.infinity : curve.limit(at: input, from: .above)
            let output = Swift.max(curve.progress(at: input), beside)
            while let next = missing.last, levels[next] <= output {
                result[next] = input
                missing.removeLast()
            }
        }
        return result
    }

    /// The inputs from one on at which the curve may pass from one segment to another, or jumps, and 1.
    private func cuts(_ whole: [Segment], from begin: Double) -> [Double] {
        var levels: [Double] = []
        for segment in whole {
            for level in [segment.start / length, segment.end / length] where level != levels.last {
                levels.append(level)
            }
        }
        var cuts: [Double] = [begin, 1]
        cuts += curve.levelCrossings(of: levels, from: 0, to: 1)
        for point in curve.breakpoints { cuts.append(point.x) }
        var result: [Double] = []
        for cut in cuts.sorted() where cut >= begin && cut <= 1 && cut != result.last { result.append(cut) }
        return result
    }

    /// The events, at the inputs at which the curve first passes their times.
    private func events(_ list: SegmentList) -> SegmentList {
        let whole = list.filled(to: length)
        let instants: [Segment] = zip(whole, firstInputs(reaching: whole.map { $0.start })).compactMap {
            event, input in
            input.map { event.moved(start: $0 * length, end: $0 * length) }
        }
        return list.following(instants.ordered { $0.start < $1.start })
    }
}
