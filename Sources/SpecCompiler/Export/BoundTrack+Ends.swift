import MotionModel

extension BoundTrack {
    /// Keyframes of segments that are played to the end, with what the track shows before them and when all is over.
    ///
    /// A part of a period that is written out may begin or end at a jump: by its numbers alone nobody could tell
    /// which side is held.
    ///
    /// - Parameters:
    ///   - keyframes: At least one, in the bound form.
    ///   - segments: What they were made of, without a loop.
    func ended(_ keyframes: [BakedKeyframe], of segments: [Segment]) -> [BakedKeyframe] {
        var result = keyframes
        let last = keyframes[keyframes.count - 1]
        let rest = restValue
        let slack = 1e-9 * max(1, last.time.magnitude)
        if track.end <= segments[segments.count - 1].end + slack, differ(last.value, rest, in: keyframes) {
            if result.count > 1, result[result.count - 2].time == last.time { result.removeLast() }
            result.append(BakedKeyframe(time: last.time, value: rest, easing: .linear))
        }
        return begun(result)
    }

    /// Keyframes that begin with what the track shows before them.
    ///
    /// - Parameter keyframes: At least one, in the bound form; the first isn't part of a loop.
    func begun(_ keyframes: [BakedKeyframe]) -> [BakedKeyframe] {
        let first = keyframes[0]
        let start = value(at: track.startPosition)
        // What begins at 0 or earlier is never seen before.
        guard first.time > 0, differ(first.value, start, in: keyframes) else { return keyframes }
        return [BakedKeyframe(time: first.time, value: start, easing: .linear)] + keyframes
    }

    /// Whether two values are farther apart than rounding makes them.
    private func differ(_ one: MotionValue, _ other: MotionValue, in keyframes: [BakedKeyframe]) -> Bool {
        var travel = 0.0
        for keyframe in keyframes { travel = max(travel, keyframe.value.distance(to: keyframes[0].value)) }
        return one.type == other.type && one.distance(to: other) > 1e-9 * travel
    }
}
