import MotionModel

/// A list of keyframes under construction: pieces are appended, with holds or jumps where they don't meet.
struct KeyframeList {
    private(set) var keyframes: [BakedKeyframe] = []
    /// The distance below which two values count as equal: a rounding error is no jump.
    let nearness: Double

    init(nearness: Double) {
        self.nearness = nearness
    }

    /// Appends a value that holds from a time on, at least until the next keyframe.
    mutating func add(_ value: MotionValue, at time: Double) {
        guard let last = keyframes.last else {
            keyframes.append(BakedKeyframe(time: time, value: value, easing: .linear))
            return
        }
        let meets = value == last.value || value.distance(to: last.value) <= nearness
        if time.isNearly(last.time) {
            if meets { return }
            // A value that was held until now needs no keyframe for its end.
            let count = keyframes.count
            if count > 1, keyframes[count - 2].easing != .hold, keyframes[count - 2].value == last.value,
                keyframes[count - 2].time < last.time
            {
                keyframes[count - 2] = keyframes[count - 2].easing(.hold)
                keyframes.removeLast()
            } else if count > 1, keyframes[count - 2].easing == .hold {
                keyframes.removeLast()
            }
        } else if !meets {
            keyframes[keyframes.count - 1] = last.easing(.hold)
        }
        keyframes.append(BakedKeyframe(time: time, value: value, easing: .linear))
    }

    /// Appends a piece from the last keyframe to a value at a later time.
    mutating func run(to value: MotionValue, at time: Double, easing: BakedKeyframe.Easing) {
        if let last = keyframes.last { keyframes[keyframes.count - 1] = last.easing(easing) }
        keyframes.append(BakedKeyframe(time: time, value: value, easing: .linear))
    }
}

extension BakedKeyframe {
    fileprivate func easing(_ easing: Easing) -> BakedKeyframe {
        BakedKeyframe(time: time, value: value, easing: easing)
    }
}
