/// Two tracks as one.
extension LottieTrack {
    /// The numbers of this track and of another one in one track; nil if both move at once, or one jumps while the other moves, so that one
    /// easing wouldn't do for both.
    func joined(with other: LottieTrack) -> LottieTrack? {
        var times: [Double] = []
        for time in (keys + other.keys).map({ $0.time }).sorted()
        where times.last.map({ time - $0 > 1e-9 }) ?? true {
            times.append(time)
        }
        var (one, two) = (LottieCursor(keys), LottieCursor(other.keys))
        var result: [Key] = []
        for (index, time) in times.enumerated() {
            let next = index + 1 < times.count ? times[index + 1] : .infinity
            guard let first = one.place(at: time, before: next),
                let second = two.place(at: time, before: next),
                first.motion == nil || second.motion == nil
            else { return nil }
            let (before, after) = (first.before + second.before, first.after + second.after)
            if before != after { result.append(Key(time: time, numbers: before, isHold: true, handles: [])) }
            let motion = first.motion ?? second.motion
            result.append(
                Key(time: time, numbers: after, isHold: motion == nil, handles: motion?.handles ?? []))
        }
        return LottieTrack(keys: result, window: window)
    }
}
