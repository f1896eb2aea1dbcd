#if canImport(QuartzCore) && !os(watchOS)
import MotionModel

/// The motion of a property as keyframes: values at times, and an easing from each to the next.
struct LayerKeyframes {
    /// The times in seconds from the first key, in order; equal for a jump.
    private(set) var times: [Double] = []
    private(set) var values: [MotionValue] = []
    /// The easings, one fewer than keys.
    private(set) var easings: [EasingPiece.Easing] = []

    private mutating func add(_ value: MotionValue, at time: Double, by easing: EasingPiece.Easing = .linear)
    {
        // If a segment ends and the next begins with the same value, one key is enough.
        if let last = times.last, last == time, values[values.count - 1] == value { return }
        if !times.isEmpty { easings.append(easing) }
        times.append(time)
        values.append(value)
    }

    /// The exact keyframes of a property; `nil` if there are none: a curve isn't made of Béziers, straight lines and
    /// stairs, or a track begins part-way in, is mirrored or has layers.
    ///
    /// - Parameters:
    ///   - property: A property that isn't discrete.
    ///   - window: The times of the first and the last key, in seconds of the timeline.
    init?(exactly property: BoundProperty, in window: ClosedRange<Double>) {
        let bound = property.base
        guard property.layers.isEmpty, bound.track.mirrorTime == nil, bound.form.isDirect else {
            return nil
        }
        for segment in bound.track.segments {
            guard segment.start >= window.lowerBound, bound.moving(segment.fromKey) == nil,
                let pieces = EasingPiece.pieces(of: segment)
            else { return nil }
            func value(_ progress: Double) -> MotionValue? {
                let value = bound.formValue(from: segment.fromKey, to: segment.toKey, progress: progress)
                return MotionValue(type: bound.form.canonical, components: value.components)
            }
            let isForward = segment.inputStart <= segment.inputEnd
            guard
                let first = value(segment.curve.progress(at: segment.inputStart, before: isForward)),
                let last = value(segment.curve.progress(at: segment.inputEnd, before: !isForward))
            else { return nil }
            let start = segment.start - window.lowerBound
            let end = segment.end - window.lowerBound
            // The first value, or the last segment's, is held until the segment begins.
            let held = values.last ?? first
            if times.isEmpty { add(held, at: 0) }
            add(held, at: start)
            for piece in pieces {
                guard let from = value(piece.startValue), let to = value(piece.endValue) else { return nil }
                add(from, at: start + (end - start) * piece.start)
                // The end itself, rounded once.
                add(to, at: piece.end == 1 ? end : start + (end - start) * piece.end, by: piece.easing)
            }
            add(last, at: end)
        }
        if let last = values.last { add(last, at: window.upperBound - window.lowerBound) }
    }

    /// The values of a property at the frames of a window of time, and on both sides of its jumps.
    ///
    /// The error of straight lines between them is at most h² ∕ 8 times the curve's second derivative, h a frame's
    /// length.
    init(sampling property: BoundProperty, in window: ClosedRange<Double>, framesPerSecond: Double) {
        let length = window.upperBound - window.lowerBound
        var instants = [window.lowerBound, window.upperBound]
        var corners: Set<Double> = [window.upperBound]
        for bound in [property.base] + property.layers {
            for segment in bound.track.segments {
                for own in [segment.start, segment.end] {
                    let time = (bound.track.mirrorTime.map { $0 - own } ?? own)
                    guard time > window.lowerBound && time < window.upperBound else { continue }
                    instants.append(time)
                    corners.insert(time)
                }
            }
        }
        var frame = 1.0
        while frame < length * framesPerSecond {
            instants.append(window.lowerBound + frame / framesPerSecond)
            frame += 1
        }
        for instant in instants.sorted() {
            let time = instant - window.lowerBound
            if let last = times.last, last >= time { continue }
            let value = property.value(at: instant)
            if corners.contains(instant), length > 0 {
                // The value before a jump; at the end of a window, not the value that begins then.
                let before = property.value(at: instant.nextDown)
                let isLast = instant == window.upperBound
                if isLast || before.distance(to: value) > 1e-9 { add(before, at: time) }
                if isLast { continue }
            }
            add(value, at: time)
        }
    }
}
#endif
