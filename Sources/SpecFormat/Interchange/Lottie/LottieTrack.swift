import MotionModel

/// The keys of one property of a Lottie layer, in seconds of the whole animation.
struct LottieTrack {
    /// A key, with the easing to the next one of each of its numbers.
    struct Key {
        let time: Double
        let numbers: [Double]
        /// Whether it holds until the next key.
        let isHold: Bool
        /// The two handles: x and y of one, x and y of the other, for each number; one for all if they are the same.
        let handles: [[Double]]
    }

    let keys: [Key]
    /// The seconds between which it is played; beside them it holds what it has there.
    var window = LottieTime.always

    /// Whether anything moves or jumps.
    var moves: Bool { keys.contains { $0.numbers != keys[0].numbers } }

    /// Whether all numbers have the same handles between every two keys.
    var hasOneEasing: Bool { keys.allSatisfy { $0.isHold || $0.handles.count < 2 } }

    /// One of the numbers.
    func component(_ index: Int) -> LottieTrack {
        with { key in
            Key(
                time: key.time, numbers: [key.numbers[index]], isHold: key.isHold,
                handles: key.handles.count < 2 ? key.handles : [key.handles[index]])
        }
    }

    /// The track with its numbers mapped.
    func mapped(_ transform: ([Double]) -> [Double]) -> LottieTrack {
        with {
            Key(time: $0.time, numbers: transform($0.numbers), isHold: $0.isHold, handles: $0.handles)
        }
    }

    private func with(_ change: (Key) -> Key) -> LottieTrack {
        LottieTrack(keys: keys.map(change), window: window)
    }

    /// Whether something moves at a time, not only before and after it.
    func moves(at time: Double) -> Bool {
        time > window.lowerBound + 1e-9 && time < window.upperBound - 1e-9 && passes(time)
    }

    /// Whether the keys around a time move, though they may not be played there.
    private func passes(_ time: Double) -> Bool {
        zip(keys, keys.dropFirst()).contains { one, next in
            !one.isHold && one.numbers != next.numbers && one.time < time - 1e-9 && next.time > time + 1e-9
        }
    }

    /// The times between two times, and those of the keys beyond if something moves across these.
    func span(from start: Double, to end: Double) -> (Double, Double) {
        let before = passes(start) ? keys.last { $0.time < start - 1e-9 } : nil
        let after = passes(end) ? keys.first { $0.time > end + 1e-9 } : nil
        return (before?.time ?? start, after?.time ?? end)
    }

    /// The keyframes of an animation between two times, at shares of its duration; nil if nothing moves between them.
    ///
    /// - Parameter value: The value of a spec for the numbers.
    func keyframes(from start: Double, to end: Double, value: ([Double]) -> JSONValue) -> JSONValue? {
        var inside = keys.filter { $0.time >= start - 1e-9 && $0.time <= end + 1e-9 }
        let before = keys.last { $0.time < start - 1e-9 }
        // What a jump at the start leaves is never seen, unless the window holds it before.
        if start > window.lowerBound + 1e-9, let last = inside.lastIndex(where: { $0.time <= start + 1e-9 }) {
            inside.removeFirst(last)
        }
        guard let first = inside.first ?? before ?? keys.first else { return nil }
        if inside.first.map({ $0.time > start + 1e-9 }) ?? true {
            let numbers = before?.numbers ?? first.numbers
            inside.insert(Key(time: start, numbers: numbers, isHold: true, handles: []), at: 0)
        }
        if inside[inside.count - 1].time < end - 1e-9 {
            let last = inside.removeLast()
            inside.append(Key(time: last.time, numbers: last.numbers, isHold: true, handles: []))
            inside.append(Key(time: end, numbers: last.numbers, isHold: true, handles: []))
        }
        guard inside.contains(where: { $0.numbers != inside[0].numbers }) else { return nil }
        return .array(
            inside.enumerated().map { index, key in
                let share = Swift.min(Swift.max((key.time - start) / (end - start), 0), 1)
                let short = (share * 1e9).rounded() / 1e9
                var members: [(String, JSONValue)] = [
                    (KeyframeField.at.rawValue, .string(NumberText.text(short, shiftedBy: 2) + "%")),
                    (KeyframeField.value.rawValue, value(key.numbers)),
                ]
                if index < inside.count - 1, let curve = Self.curve(key, to: inside[index + 1]) {
                    members.append((KeyframeField.curve.rawValue, curve))
                }
                return .object(members)
            })
    }

    private static func curve(_ key: Key, to next: Key) -> JSONValue? {
        if key.isHold, key.numbers != next.numbers, key.time < next.time { return .string("step-end") }
        guard !key.isHold, let handles = key.handles.first, key.numbers != next.numbers else { return nil }
        // On the diagonal a handle changes nothing.
        if handles[0] == handles[1], handles[2] == handles[3] { return nil }
        return .object([("bezier", .array(handles.map { .number($0) }))])
    }
}
