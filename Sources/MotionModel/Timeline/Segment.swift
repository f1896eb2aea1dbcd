/// An interval of time in which a track goes from one of its keys to another along a curve.
///
/// The curve's input runs linearly from `inputStart` at `start` to `inputEnd` at `end`: 0 → 1 plays the
/// curve, 1 → 0 its mirror in time, anything between a part of it.
public struct Segment: Hashable, Sendable {
    /// The start in seconds on the track's clock.
    public let start: Double
    /// The end in seconds on the track's clock, not before `start`; equal to it for a jump.
    public let end: Double
    /// The index of the key at curve output 0.
    public let fromKey: Int
    /// The index of the key at curve output 1.
    public let toKey: Int
    /// The eased progress between the two keys.
    public let curve: Curve
    /// The curve's input at `start`, in 0…1.
    public let inputStart: Double
    /// The curve's input at `end`, in 0…1.
    public let inputEnd: Double

    /// The key at which it starts; nil if it starts between its two.
    package var entry: Int? { inputStart == 0 ? fromKey : inputStart == 1 ? toKey : nil }

    /// Creates a segment.
    ///
    /// - Precondition: `start ≤ end`, both finite.
    public init(
        start: Double, end: Double, fromKey: Int, toKey: Int, curve: Curve, inputStart: Double = 0,
        inputEnd: Double = 1
    ) {
        precondition(start.isFinite && end.isFinite && start <= end, "a segment ends after it starts")
        self.start = start
        self.end = end
        self.fromKey = fromKey
        self.toKey = toKey
        self.curve = curve
        self.inputStart = inputStart
        self.inputEnd = inputEnd
    }

    /// The curve's input at a time on the track's clock; held at the two ends outside the segment.
    ///
    /// Exactly `inputStart` and `inputEnd` at the ends.
    func input(at time: Double) -> Double {
        if time >= end { return inputEnd }
        if time <= start { return inputStart }
        let share = (time - start) / (end - start)
        if inputStart == 0 && inputEnd == 1 { return share }
        if inputStart == 1 && inputEnd == 0 { return 1 - share }
        return inputStart + (inputEnd - inputStart) * share
    }

    /// The part of the segment inside a window of time; nil if they share no more than an instant.
    ///
    /// A jump is kept when it lies in the window. A jump of the curve at which the part ends has taken place; one at which it
    /// begins hasn't, unless the segment is under way then.
    package func clipped(from lower: Double, to upper: Double, isUnderWay: Bool = false) -> Segment? {
        if start == end { return start >= lower && start <= upper ? self : nil }
        let clippedStart = Swift.max(start, lower)
        let clippedEnd = Swift.min(end, upper)
        guard clippedStart < clippedEnd else { return nil }
        return Segment(
            start: clippedStart, end: clippedEnd, fromKey: fromKey, toKey: toKey, curve: curve,
            inputStart: cut(at: clippedStart, playing: inputEnd - inputStart, isUnderWay: isUnderWay),
            inputEnd: cut(at: clippedEnd, playing: inputStart - inputEnd))
    }

    /// The curve's input where the segment is cut, which is played on one side of the time only: on the side of the greater inputs if
    /// `way` is positive.
    private func cut(at time: Double, playing way: Double, isUnderWay: Bool = false) -> Double {
        guard let jump = jump(near: time) else { return input(at: time) }
        let isBelow = way > 0
        // Further than rounding can carry it to the other side.
        let (below, above) = (jump - 0x1p-50, jump + 0x1p-50)
        if isUnderWay || curve.bendsTime(at: jump) { return isBelow ? above : below }
        // Inside of an interval, too, rounding may have put the jump beside its own input.
        let beyond = isBelow ? below : above
        let isThere =
            (curve.progress(at: jump, before: isBelow) - curve.progress(at: beyond)).magnitude < 1e-9
        return isThere ? jump : beyond
    }

    /// The input of a jump of the curve, within a billionth of that at a time inside: a quotient of times is no more accurate.
    func jump(near time: Double) -> Double? {
        guard time > start && time < end && inputStart != inputEnd else { return nil }
        return curve.jump(near: input(at: time))
    }

    /// The same segment at other times.
    package func moved(start: Double, end: Double) -> Segment {
        Segment(
            start: start, end: end, fromKey: fromKey, toKey: toKey, curve: curve, inputStart: inputStart,
            inputEnd: inputEnd)
    }

    /// The same segment along another curve.
    func following(_ curve: Curve) -> Segment {
        Segment(
            start: start, end: end, fromKey: fromKey, toKey: toKey, curve: curve, inputStart: inputStart,
            inputEnd: inputEnd)
    }

    /// The same segment between other keys.
    package func leading(from: Int, to: Int) -> Segment {
        Segment(
            start: start, end: end, fromKey: from, toKey: to, curve: curve, inputStart: inputStart,
            inputEnd: inputEnd)
    }

    /// The same segment at a later time.
    package func shifted(by seconds: Double) -> Segment { moved(start: start + seconds, end: end + seconds) }

    /// An endless segment that shows the value of this one just before it begins.
    package func heldAtStart(from time: Double) -> Segment {
        let value = curve.progress(at: inputStart, before: inputStart <= inputEnd)
        return Segment(
            start: time, end: time, fromKey: fromKey, toKey: toKey, curve: .linear, inputStart: value,
            inputEnd: value)
    }

    /// An endless segment that shows the value with which this one ends.
    package func heldAtEnd(from time: Double) -> Segment {
        let value = curve.progress(at: inputEnd, before: inputStart > inputEnd)
        return Segment(
            start: time, end: time, fromKey: fromKey, toKey: toKey, curve: .linear, inputStart: value,
            inputEnd: value)
    }

    /// The segment mirrored in time about the middle of 0…`length`.
    package func mirrored(in length: Double) -> Segment {
        Segment(
            start: length - end, end: length - start, fromKey: fromKey, toKey: toKey, curve: curve,
            inputStart: inputEnd, inputEnd: inputStart)
    }
}
