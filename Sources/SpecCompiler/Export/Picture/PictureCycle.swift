import MotionModel

/// A track over one cycle of a picture: played once, held, and started again.
struct PictureCycle {
    /// The length in seconds.
    let length: Double
    /// Whether it is begun again.
    let repeats: Bool
    private let sampling: BakeOptions.Sampling

    /// The time for which the end is shown, in seconds.
    static let pause = 1.0
    /// The largest number of keyframes of a cycle; longer ones are sampled at this number.
    private static let mostKeyframes = 5_000.0

    /// The cycle of a timeline: as long as it lasts and a moment longer. One that never ends isn't begun again: its
    /// length is what is worth seeing of it.
    init(_ timeline: BoundTimeline, _ sampling: BakeOptions.Sampling) {
        repeats = timeline.duration.isFinite
        length = max(timeline.shownLength, 0) + Self.pause
        self.sampling = sampling
    }

    /// The animations of a track: one that repeats with the picture, or, in a timeline that never ends, what goes
    /// before a loop and the loop.
    ///
    /// - Parameters:
    ///   - work: What the track may cost; it is taken from it.
    ///   - declarations: What a value is in the picture.
    func animations(
        _ bound: BoundTrack, _ work: inout KeyframeWork, declarations: (MotionValue) -> [WebDeclaration]
    ) -> [WebAnimation] {
        guard repeats else {
            let track = shown(
                bound, BakedTrack(bound, sampling: sampling, inBrowsers: true, &work), &work)
            return WebAnimation.list(track, isAdded: false, isSynchronized: false, declarations: declarations)
        }
        let track = playedOnce(bound, &work)
        let filled = track.with(
            keyframes: filled(track.keyframes), in: Loop(start: 0, period: length, count: .infinity))
        return [
            WebAnimation(filled, .both, isAdded: false, isSynchronized: false, declarations: declarations)
        ]
    }

    /// A track from 0 to the end of the cycle.
    private func playedOnce(_ bound: BoundTrack, _ work: inout KeyframeWork) -> BakedTrack {
        let (segments, isWhole) = bound.track.segments(until: length)
        let cut = segments.compactMap { $0.clipped(from: 0, to: length) }
        let played = cut.isEmpty ? segments : cut
        let track = shown(
            bound, BakedTrack(bound, playing: played, nil, sampling: sampling, inBrowsers: true, &work),
            &work)
        if isWhole, Double(track.keyframes.count) <= Self.mostKeyframes { return track }
        let sampled = shown(
            bound,
            BakedTrack(
                bound, playing: played, nil, sampling: .framesPerSecond(Self.mostKeyframes / length),
                inBrowsers: true, &work), &work)
        return isWhole
            ? sampled
            : sampled.with(keyframes: sampled.keyframes, in: nil, maxError: max(sampled.maxError, 1))
    }

    /// The keyframes as a picture interpolates them.
    private func shown(
        _ bound: BoundTrack, _ track: BakedTrack, _ work: inout KeyframeWork
    ) -> BakedTrack {
        guard case .colorIn = bound.form else { return track.inPlainPerspective }
        return StraightKeyframes(bound: bound, tolerance: 0.001).straightened(track, &work)
    }

    /// The keyframes extended to fill the cycle.
    private func filled(_ keyframes: [BakedKeyframe]) -> [BakedKeyframe] {
        var filled = keyframes
        let (first, last) = (keyframes[0], keyframes[keyframes.count - 1])
        if first.time > 0 { filled.insert(BakedKeyframe(time: 0, value: first.value, easing: .hold), at: 0) }
        if last.time < length { filled.append(BakedKeyframe(time: length, value: last.value, easing: .hold)) }
        return filled
    }
}
