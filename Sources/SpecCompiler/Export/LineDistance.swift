import MotionModel

/// The largest distance of straight lines from the motion they approximate.
///
/// Every component is examined in every segment, even one that rests there: a line that crosses a jump, or the joint of
/// two segments, is wrong on both sides.
struct LineDistance {
    let source: SegmentValues
    let segments: [Segment]
    /// The times of the lines' end points, in order; at a jump the same time twice.
    let times: [Double]
    /// The values of the end points: the components, or the number used for measuring instead.
    let values: [[Double]]

    /// The proved bound, as a share of the longest travel of a segment.
    var largest: Double {
        let all = segments.map { motions(of: $0) }
        let way = all.joined().reduce(0) { max($0, $1.travel.magnitude) }
        guard way > 0 else { return 0 }
        var largest = 0.0
        for (index, segment) in segments.enumerated() {
            let pieces = source.moving(segment) == nil ? pieces(of: segment, segment.curve) : nil
            for motion in all[index] {
                largest = max(largest, rest(of: motion, segment, index))
                guard segment.start < segment.end else { continue }
                if motion.travel == 0 || segment.inputStart == segment.inputEnd {
                    let value = motion.from + motion.travel * motion.curve.progress(at: segment.inputStart)
                    largest = max(
                        largest, distance(from: value, motion.component, segment.start, segment.end))
                } else {
                    for piece in pieces ?? self.pieces(of: segment, motion.curve) {
                        largest = max(largest, distance(piece, motion, segment))
                    }
                }
            }
        }
        return largest / way
    }

    /// The number of leading elements with a property that holds for a prefix only, by binary search.
    static func count(of count: Int, where holds: (Int) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if holds(middle) { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// An interval of a curve's input without a jump, and a polynomial model of it.
    private struct Piece {
        let start: Double
        let end: Double
        let model: CurveModel
    }

    private func pieces(of segment: Segment, _ curve: Curve) -> [Piece] {
        let (low, high) = (
            min(segment.inputStart, segment.inputEnd), max(segment.inputStart, segment.inputEnd)
        )
        guard low < high else { return [] }
        var knots = [low]
        for point in curve.breakpoints where point.x > low && point.x < high { knots.append(point.x) }
        knots.append(high)
        return zip(knots, knots.dropFirst()).map { start, end in
            Piece(
                start: start, end: end,
                model: CurveModel(curve, from: start, to: end, tolerance: 1e-5, parts: knots.count - 1))
        }
    }

    /// The motion of each component, including those that rest.
    private func motions(of segment: Segment) -> [SegmentMotion] {
        if source.moving(segment) != nil {
            let motions = source.motions(of: segment)
            if !motions.isEmpty { return motions }
            return source.value(of: segment, at: 0).components.enumerated().map {
                SegmentMotion(component: $0, from: $1, travel: 0, curve: .linear)
            }
        }
        let (from, to) = source.measures(of: segment)
        return from.indices.map {
            SegmentMotion(component: $0, from: from[$0], travel: to[$0] - from[$0], curve: segment.curve)
        }
    }

    /// The lines that can overlap an interval of time: one more at either side, for rounding.
    private func lines(from start: Double, to end: Double) -> Range<Int> {
        let first = Self.count(of: times.count) { times[$0] <= start } - 2
        let last = Self.count(of: times.count) { times[$0] < end } + 1
        let lower = Swift.min(Swift.max(first, 0), times.count - 1)
        return lower..<Swift.max(lower, Swift.min(last, times.count - 1))
    }

    private func line(_ index: Int, _ component: Int, at time: Double) -> Double {
        let share = (time - times[index]) / (times[index + 1] - times[index])
        let (from, to) = (values[index][component], values[index + 1][component])
        return from + (to - from) * share
    }

    /// The distance from the value held until the next segment begins.
    private func rest(of motion: SegmentMotion, _ segment: Segment, _ index: Int) -> Double {
        let next = index + 1 < segments.count ? segments[index + 1].start : times[times.count - 1]
        let output = source.heldProgress(of: segment, atEnd: true)
        let value: Double
        if source.type.isDirect {
            value = source.value(of: segment, at: output).components[motion.component]
        } else {
            value = motion.from + motion.travel * output
        }
        return distance(from: value, motion.component, segment.end, next)
    }

    /// The distance from a constant value during an interval.
    private func distance(from value: Double, _ component: Int, _ start: Double, _ end: Double) -> Double {
        var largest = 0.0
        for index in lines(from: start, to: end) {
            let (low, high) = (max(times[index], start), min(times[index + 1], end))
            guard low < high else { continue }
            for time in [low, high] {
                largest = max(largest, (line(index, component, at: time) - value).magnitude)
            }
        }
        return largest
    }

    /// The distance from a piece of a curve.
    private func distance(_ piece: Piece, _ motion: SegmentMotion, _ segment: Segment) -> Double {
        let length = (segment.end - segment.start) / (segment.inputEnd - segment.inputStart)
        func time(_ input: Double) -> Double { segment.start + (input - segment.inputStart) * length }
        func input(_ time: Double) -> Double { segment.inputStart + (time - segment.start) / length }
        let (first, last) = (time(piece.start), time(piece.end))
        var largest = 0.0
        for index in lines(from: min(first, last), to: max(first, last)) {
            let (one, other) = (input(times[index]), input(times[index + 1]))
            let (lower, upper) = (max(min(one, other), piece.start), min(max(one, other), piece.end))
            guard lower < upper else { continue }
            func output(_ input: Double) -> Double {
                (line(index, motion.component, at: time(input)) - motion.from) / motion.travel
            }
            let straight = PolynomialPiece(lineFrom: lower, output(lower), to: upper, output(upper))
            largest = max(largest, ModelDistance(of: straight, from: piece.model).bound)
        }
        return largest * motion.travel.magnitude
    }
}
