/// A place that goes along the keys of a track.
struct LottieCursor {
    /// What a track has at a time.
    struct Place {
        /// The numbers until then, and from then on.
        let before: [Double]
        let after: [Double]
        /// The key from which it moves until the next time; nil if it stands.
        let motion: LottieTrack.Key?
    }

    private let keys: [LottieTrack.Key]
    /// The first key that isn't before the time.
    private var index = 0

    init(_ keys: [LottieTrack.Key]) { self.keys = keys }

    /// What the track has at a time, no earlier than the last one; nil if it moves there, or moves beyond the next time.
    mutating func place(at time: Double, before next: Double) -> Place? {
        while index < keys.count, keys[index].time < time - 1e-9 { index += 1 }
        var last = index
        while last < keys.count, keys[last].time <= time + 1e-9 { last += 1 }
        // The last key that isn't behind the time.
        last -= 1
        guard last >= 0 else { return Place(before: keys[0].numbers, after: keys[0].numbers, motion: nil) }
        let after = keys[last].numbers
        let isAt = index <= last
        let before =
            index > 0 && (keys[index - 1].isHold || !isAt)
            ? keys[index - 1].numbers : keys[isAt ? index : last].numbers
        let moves = last + 1 < keys.count && !keys[last].isHold && keys[last + 1].numbers != after
        guard moves else { return Place(before: before, after: after, motion: nil) }
        guard isAt, keys[last + 1].time <= next + 1e-9 else { return nil }
        return Place(before: before, after: after, motion: keys[last])
    }
}
