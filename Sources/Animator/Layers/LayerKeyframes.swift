#if canImport(QuartzCore) && !os(watchOS)
import MotionModel

/// A property's way through a timeline as keyframes: values at times, and an easing from each to the next.
struct LayerKeyframes {
    /// What happens between two keys.
    enum Easing: Equatable {
        case linear
        case bezier(CubicBezier)
    }

    /// Seconds from the first key, in order; equal for a jump.
    private(set) var times: [Double] = []
    private(set) var values: [MotionValue] = []
    /// One fewer than keys.
    private(set) var easings: [Easing] = []

    private mutating func add(_ value: MotionValue, at time: Double, by easing: Easing = .linear) {
        // Where a segment ends and the next begins with the same value, one key is enough.
        if let last = times.last, last == time, values[values.count - 1] == value { return }
        if !times.isEmpty { easings.append(easing) }
        times.append(time)
        values.append(value)
    }

    /// The exact keyframes of a property; `nil` if there are none: where a curve is no Bézier, a track begins part-way in, is
    /// mirrored or has layers.
    ///
    /// - Parameters:
    ///   - property: Isn't discrete.
    ///   - window: The seconds of the timeline from the first key to the last.
    init?(exactly property: BoundProperty, in window: ClosedRange<Double>) {
        let bound = property.base
        guard property.layers.isEmpty, bound.track.mirrorTime == nil, bound.form.isDirect else {
            return nil
        }
        for segment in bound.track.segments {
            guard segment.start >= window.lowerBound, bound.moving(segment.fromKey) == nil,
                let (isForward, easing) = LayerKeyframes.easing(of: segment)
            else { return nil }
            let ends = bound.formEnds(from: segment.fromKey, to: segment.toKey)
            guard let from = MotionValue(type: bound.form.canonical, components: ends.from),
                let to = MotionValue(type: bound.form.canonical, components: ends.to)
            else { return nil }
            let (first, last) = isForward ? (from, to) : (to, from)
            // The first value, or the last segment's, is held until the segment begins.
            let held = values.last ?? first
            if times.isEmpty { add(held, at: 0) }
            add(held, at: segment.start - window.lowerBound)
            if segment.curve != .instant {
                add(first, at: segment.start - window.lowerBound)
            } else {
                add(last, at: segment.start - window.lowerBound)
            }
            add(last, at: segment.end - window.lowerBound, by: easing)
        }
        if let last = values.last { add(last, at: window.upperBound - window.lowerBound) }
    }

    /// The values of a property at the frames of a window of time, and on both sides of its jumps.
    ///
    /// Straight lines between them stray from a curve by at most h² ∕ 8 of its second derivative, h a frame's length.
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
                // What the value comes from, where it jumps; at the end of a window, not what begins then.
                let before = property.value(at: instant.nextDown)
                let isLast = instant == window.upperBound
                if isLast || before.distance(to: value) > 1e-9 { add(before, at: time) }
                if isLast { continue }
            }
            add(value, at: time)
        }
    }

    private static func easing(of segment: Segment) -> (isForward: Bool, Easing)? {
        let isForward = segment.inputStart == 0 && segment.inputEnd == 1
        guard isForward || (segment.inputStart == 1 && segment.inputEnd == 0) else { return nil }
        switch segment.curve {
        case .linear: return (isForward, .linear)
        case .instant: return isForward ? (true, .linear) : nil
        case .bezier(let bezier):
            guard !isForward else { return (true, .bezier(bezier)) }
            // Run backwards it is the same curve, turned about its middle.
            do throws(CubicBezier.Failure) {
                return (
                    false,
                    .bezier(
                        try CubicBezier(
                            x1: 1 - bezier.x2, y1: 1 - bezier.y2, x2: 1 - bezier.x1, y2: 1 - bezier.y1))
                )
            } catch {
                return nil
            }
        case .bezierPath, .points, .steps, .penner, .spring, .exponential, .expression, .reverse, .mirror,
            .interval, .scale, .clamp, .sum, .product, .chain:
            // A jump of a curve that begins at one end and arrives at the other.
            let jumps =
                segment.start == segment.end && segment.curve.progress(at: 0, before: true) == 0
                && segment.curve.progress(at: 1) == 1
            return jumps && isForward ? (true, .linear) : nil
        }
    }
}
#endif
