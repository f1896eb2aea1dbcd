import MotionModel

/// An interval of time in which a track rests, or moves along a curve that has no jump and no corner inside it.
struct MotionSpan {
    let start: Double
    let end: Double
    /// The value at curve output 0; the constant value if nothing moves.
    let from: [Double]
    /// For each component, its change while the output goes from 0 to 1; empty if nothing moves.
    let travel: [Double]
    let curve: Curve
    /// The curve's input at the two ends.
    let inputStart: Double
    let inputEnd: Double

    /// Creates a constant value.
    init(from start: Double, to end: Double, holding value: [Double]) {
        self.start = start
        self.end = end
        from = value
        travel = []
        curve = .linear
        inputStart = 0
        inputEnd = 1
    }

    /// Creates a segment of a track whose values are combinations of two keys.
    init(_ segment: Segment, of bound: BoundTrack) {
        let ends = bound.formEnds(from: segment.fromKey, to: segment.toKey)
        start = segment.start
        end = segment.end
        from = ends.from
        travel = zip(ends.from, ends.to).map { $1 - $0 }
        curve = segment.curve
        inputStart = segment.inputStart
        inputEnd = segment.inputEnd
    }

    /// Whether it moves as another does, bit for bit, however their curves are written.
    func moves(as other: MotionSpan) -> Bool {
        start == other.start && end == other.end && from == other.from && travel == other.travel
            && inputStart == other.inputStart && inputEnd == other.inputEnd
            && (curve == other.curve || curve.meaning == other.curve.meaning)
    }

    /// The rate of the curve's input, per second.
    var rate: Double { (inputEnd - inputStart) / (end - start) }

    /// The curve's input at a time; held at the ends outside.
    func input(at time: Double) -> Double {
        if time <= start { return inputStart }
        if time >= end { return inputEnd }
        return inputStart + (inputEnd - inputStart) * ((time - start) / (end - start))
    }

    /// The curve's output; at a time where it isn't smooth, its limit from the given side.
    func progress(at time: Double, from side: CurveSide?) -> Double {
        let input = input(at: time)
        guard let side else { return curve.progress(at: input) }
        let isForward = inputStart <= inputEnd
        return curve.limit(at: input, from: (side == .above) == isForward ? .above : .below)
    }

    /// The times inside the span at which the curve is not smooth.
    var breaks: [Double] {
        guard !travel.isEmpty, inputStart != inputEnd else { return [] }
        return curve.breakpoints.compactMap { point in
            let share = (point.x - inputStart) / (inputEnd - inputStart)
            return share > 0 && share < 1 ? start + (end - start) * share : nil
        }
    }
}

extension BoundTrack {
    /// The spans of the track from 0 to a time, without a gap.
    ///
    /// - Complexity: O(segments played).
    func spans(until end: Double) -> [MotionSpan] {
        let (segments, loop) = track.played
        var spans: [MotionSpan] = []
        var reached = 0.0
        func hold(until time: Double) {
            guard time > reached else { return }
            let value = value(at: reached + (time - reached) / 2)
            spans.append(MotionSpan(from: reached, to: time, holding: value.components.array))
            reached = time
        }
        var index = 0.0
        repeat {
            let shift = index * (loop?.period ?? 0)
            let last = loop.map { min($0.start + shift + $0.period, $0.end) } ?? .infinity
            // The segments before a loop play once.
            for segment in segments where index == 0 || segment.start >= (loop?.start ?? 0) {
                let shifted = segment.shifted(by: shift)
                guard let part = shifted.clipped(from: reached, to: min(last, end)) else { continue }
                // Between two jumps, too, it rests at one value.
                hold(until: part.start)
                guard part.start < part.end else { continue }
                spans.append(MotionSpan(part, of: self))
                reached = part.end
            }
            // Where it begins anew it may jump.
            hold(until: min(last, end))
            index += 1
        } while loop.map { index < $0.count && $0.start + index * $0.period < end } ?? false
        hold(until: end)
        return spans
    }
}
