import MotionModel

/// A part of a track between two times without a keyframe between them.
struct TrackPart {
    let from: [Double]
    let to: [Double]
    let easing: BakedKeyframe.Easing
}

extension BakedTrack {
    /// The part between two times, of which the earlier isn't before a keyframe that is before the later.
    func part(from start: Double, to end: Double) -> TrackPart {
        let middle = start + (end - start) / 2
        guard let index = keyframes.lastIndex(where: { $0.time <= middle }) else {
            let held = keyframes[0].value.components
            return TrackPart(from: held, to: held, easing: .linear)
        }
        let one = keyframes[index]
        let from = one.value.components
        guard index + 1 < keyframes.count, one.easing != .hold else {
            return TrackPart(from: from, to: from, easing: .linear)
        }
        let next = keyframes[index + 1]
        let to = next.value.components
        func share(_ time: Double) -> Double {
            min(max((time - one.time) / (next.time - one.time), 0), 1)
        }
        let (low, high) = (share(start), share(end))
        if low < 1e-9, high > 1 - 1e-9 { return TrackPart(from: from, to: to, easing: one.easing) }
        func value(_ share: Double) -> [Double] {
            let progress = one.easing.progress(at: share)
            return zip(from, to).map { MotionValue.interpolated($0, $1, progress: progress) }
        }
        var easing = BakedKeyframe.Easing.linear
        if case .bezier(let bezier) = one.easing {
            easing = PlaneCubic(bezier).clipped(from: low, to: high).easing.map { .bezier($0) } ?? .linear
        }
        return TrackPart(from: value(low), to: value(high), easing: easing)
    }
}

extension BakedKeyframe.Easing {
    /// The progress at a share of the time between two keyframes.
    func progress(at share: Double) -> Double {
        switch self {
        case .linear: share
        case .bezier(let bezier): bezier.progress(at: share)
        case .hold: share < 1 ? 0 : 1
        }
    }

    /// The speeds at both ends, in shares of the travel for the whole time.
    var endSpeeds: (Double, Double) {
        switch self {
        case .linear: (1, 1)
        case .bezier(let bezier): (bezier.velocity(at: 0), bezier.velocity(at: 1))
        case .hold: (0, 0)
        }
    }
}
