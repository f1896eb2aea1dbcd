import MotionModel

/// Keyframes joined by straight lines in the numbers that a value is stored as, for a player that doesn't know the form
/// it is interpolated in: colours that are mixed in another space.
struct StraightKeyframes {
    let bound: BoundTrack
    /// How far a line may stray, as a share of the travel.
    let tolerance: Double

    /// The track with straight lines, and how far they stray: measured.
    ///
    /// - Parameter track: The keyframes in the form of the motion.
    func straightened(_ track: BakedTrack) -> BakedTrack {
        var travel = 0.0
        for (one, next) in zip(track.keyframes, track.keyframes.dropFirst()) {
            travel = max(travel, one.value.canonical.distance(to: next.value.canonical))
        }
        var list = KeyframeList(nearness: travel * 1e-9)
        var largest = 0.0
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
            straighten(one.time, from, next.time, to, travel * tolerance, depth: 24) { time, value, stray in
                list.run(to: value, at: time, easing: .linear)
                largest = max(largest, stray)
            }
        }
        if let last = track.keyframes.last { list.add(last.value.canonical, at: last.time) }
        return BakedTrack(
            property: track.property, type: track.type.canonical, isAdditive: track.isAdditive,
            weight: track.weight, isLayer: track.isLayer,
            maxError: travel > 0 ? CurveReduction.roundedUp(largest / travel) : 0, loop: track.loop,
            keyframes: list.keyframes)
    }

    private func straighten(
        _ start: Double, _ from: MotionValue, _ end: Double, _ to: MotionValue, _ allowed: Double, depth: Int,
        _ emit: (Double, MotionValue, _ stray: Double) -> Void
    ) {
        var stray = 0.0
        for step in 1..<16 {
            let inside = Double(step) / 16
            let line = from.interpolated(to: to, progress: inside)
            stray = max(stray, line.distance(to: bound.value(at: start + (end - start) * inside)))
        }
        // What lies between the places that were looked at may stray a little more.
        guard stray > 0.8 * allowed, depth > 0 else { return emit(end, to, stray) }
        let middle = start + (end - start) / 2
        let value = bound.value(at: middle)
        straighten(start, from, middle, value, allowed, depth: depth - 1, emit)
        straighten(middle, value, end, to, allowed, depth: depth - 1, emit)
    }
}
