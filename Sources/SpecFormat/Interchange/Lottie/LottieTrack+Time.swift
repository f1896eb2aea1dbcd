/// Tracks that are played backwards or in a part.
extension LottieTrack {
    /// The keys in the order of their times, where these fall from each key to the next.
    ///
    /// A key that holds until the next one is left at once on the way back.
    var reversed: LottieTrack {
        var result: [Key] = []
        for index in keys.indices.reversed() {
            let key = keys[index]
            guard index > 0, !keys[index - 1].isHold else {
                result.append(Key(time: key.time, numbers: key.numbers, isHold: true, handles: []))
                if index > 0, keys[index - 1].numbers != key.numbers {
                    result.append(
                        Key(time: key.time, numbers: keys[index - 1].numbers, isHold: true, handles: []))
                }
                continue
            }
            let handles = keys[index - 1].handles.map { handle in
                [2, 3, 0, 1].map { Self.rounded(1 - handle[$0]) }
            }
            result.append(Key(time: key.time, numbers: key.numbers, isHold: false, handles: handles))
        }
        return LottieTrack(keys: result, window: window)
    }

    /// A number without what a subtraction added to its digits.
    private static func rounded(_ number: Double) -> Double {
        number.magnitude < 1e3 ? (number * 1e12).rounded() / 1e12 : number
    }

    /// The part of the track that a time plays, with the keys before and behind it if something moves across its ends.
    func played(_ time: LottieTime) -> LottieTrack {
        let (start, end) = (time.window.lowerBound, time.window.upperBound)
        guard start > keys[0].time || end < keys[keys.count - 1].time else { return self }
        guard end - start > 1e-9 else { return LottieTrack(keys: [keys[0]]) }
        func isAt(_ edge: Double) -> (Key) -> Bool { { ($0.time - edge).magnitude <= 1e-9 } }
        // Of several keys at one time, that time has the one which comes last in the layer.
        let isAtStart =
            time.isReversed ? keys.firstIndex(where: isAt(start)) : keys.lastIndex(where: isAt(start))
        let isAtEnd = time.isReversed ? keys.firstIndex(where: isAt(end)) : keys.lastIndex(where: isAt(end))
        let first = isAtStart ?? keys.lastIndex { $0.time < start } ?? 0
        var last = Swift.max(first, isAtEnd ?? keys.firstIndex { $0.time > end } ?? keys.count - 1)
        // A jump behind the end is never shown.
        if isAtEnd == nil, last > first, keys[last].time > end, keys[last - 1].isHold { last -= 1 }
        return LottieTrack(keys: Array(keys[first...last]), window: time.window)
    }
}
