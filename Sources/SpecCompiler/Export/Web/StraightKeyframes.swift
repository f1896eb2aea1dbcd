import MotionModel

/// Keyframes joined by straight lines, for browsers, which don't know the form in which values are interpolated:
/// colours that are interpolated in another space.
struct StraightKeyframes {
    let bound: BoundTrack
    /// The largest distance of a line allowed, as a share of the travel.
    let tolerance: Double

    /// The track with straight lines, and their measured error.
    ///
    /// - Parameters:
    ///   - track: The keyframes in the interpolated form.
    ///   - work: What the lines may cost; it is taken from it.
    func straightened(_ track: BakedTrack, _ work: inout KeyframeWork) -> BakedTrack {
        var travel = 0.0
        for (one, next) in zip(track.keyframes, track.keyframes.dropFirst()) {
            travel = max(travel, one.value.canonical.distance(to: next.value.canonical))
        }
        var list = KeyframeList(nearness: travel * 1e-9)
        var largest = 0.0
        var halving = StraightHalving(
            tolerance: travel * tolerance, cost: bound.track.largestCost, work,
            value: { bound.value(at: $0) }
        ) {
            $0.browserDistance(to: $1, progress: $2, from: $3)
        }
        for (one, next) in zip(track.keyframes, track.keyframes.dropFirst()) {
            guard one.time < next.time else {
                list.add(one.value.canonical, at: one.time)
                continue
            }
            guard one.easing != .hold else {
                list.add(one.value.canonical, at: one.time)
                list.run(to: one.value.canonical, at: next.time, easing: .hold)
                continue
            }
            // Just inside, because at the keyframe itself the value may change at once.
            let inset = (next.time - one.time) * 1e-9
            let (from, to) = (bound.value(at: one.time + inset), bound.value(at: next.time - inset))
            list.add(from, at: one.time)
            for line in halving.lines(from: one.time, from, to: next.time, to) {
                list.run(to: line.to, at: line.end, easing: .linear)
                largest = max(largest, line.stray)
            }
        }
        work.take(halving.taken)
        work.take(keyframes: list.keyframes.count)
        if let last = track.keyframes.last { list.add(last.value.canonical, at: last.time) }
        return track.with(
            keyframes: list.keyframes, in: track.loop, type: track.type.canonical,
            maxError: travel > 0 ? CurveReduction.roundedUp(largest / travel) : 0)
    }
}
