import MotionModel

/// A track over one cycle of a picture: played once, held, and begun again.
struct PictureCycle {
    /// Seconds.
    let length: Double
    private let sampling: BakeOptions.Sampling

    /// Seconds that the end is looked at.
    static let pause = 1.0
    /// The most keyframes that the periods of a loop may make; a longer loop is shown by its first ones.
    private static let mostKeyframes = 5_000.0

    /// The cycle of a timeline: as long as it lasts and a moment longer; of an endless one, what ends and the longest period.
    init(_ timeline: BoundTimeline, _ sampling: BakeOptions.Sampling) {
        let ends = timeline.tracks.map { bound in
            if bound.track.end.isFinite { return bound.track.end }
            guard let loop = bound.track.loop else { return 0 }
            return bound.track.beginsBeforeLoop ? loop.start + loop.period : loop.period
        }
        length = max(ends.reduce(0, max), 0) + Self.pause
        self.sampling = sampling
    }

    /// An animation of a track that repeats with the picture, or by itself if the track is nothing but a loop that never ends.
    ///
    /// - Parameter declarations: What a value is in the picture.
    func animation(
        _ bound: BoundTrack, declarations: (MotionValue) -> [WebDeclaration]
    ) -> WebAnimation {
        var track = BakedTrack(bound, sampling: sampling)
        if case .colorIn = bound.form {
            track = StraightKeyframes(bound: bound, tolerance: 0.001).straightened(track)
        }
        let isEndless = track.loop.map { !$0.count.isFinite } ?? false
        if !isEndless || bound.track.beginsBeforeLoop {
            track = track.with(
                keyframes: keyframes(of: track, bound), loop: Loop(start: 0, period: length, count: .infinity)
            )
        }
        return WebAnimation(track, .both, isAdded: false, isSynchronized: false, declarations: declarations)
    }

    /// From 0 to the end of the cycle.
    private func keyframes(of track: BakedTrack, _ bound: BoundTrack) -> [BakedKeyframe] {
        var unrolled = track.keyframes
        if let loop = track.loop {
            guard loop.count == loop.count.rounded(),
                loop.count * Double(unrolled.count) <= Self.mostKeyframes
            else {
                return sampled(bound)
            }
            unrolled = (0..<Int(loop.count)).flatMap { period in
                track.keyframes.map { $0.moved(by: Double(period) * loop.period) }
            }
        }
        // What began before the picture is cut where it begins.
        guard unrolled[0].time >= 0 else { return sampled(bound) }
        let first = BakedKeyframe(time: 0, value: unrolled[0].value, easing: .hold)
        let last = BakedKeyframe(time: length, value: unrolled[unrolled.count - 1].value, easing: .hold)
        if unrolled[0].time == 0 { return unrolled + [last] }
        return [first] + unrolled + [last]
    }

    /// Straight pieces, 120 a second.
    private func sampled(_ bound: BoundTrack) -> [BakedKeyframe] {
        let count = min((length * 120).rounded(.up), Self.mostKeyframes)
        return (0...Int(count)).map { step in
            let time = length * Double(step) / count
            return BakedKeyframe(time: time, value: bound.value(at: time), easing: .linear)
        }
    }
}

extension BakedKeyframe {
    fileprivate func moved(by seconds: Double) -> BakedKeyframe {
        BakedKeyframe(time: time + seconds, value: value, easing: easing)
    }
}

extension BakedTrack {
    fileprivate func with(keyframes: [BakedKeyframe], loop: Loop) -> BakedTrack {
        BakedTrack(
            property: property, type: type, isAdditive: isAdditive, weight: weight, isLayer: isLayer,
            maxError: maxError, loop: loop, keyframes: keyframes)
    }
}
