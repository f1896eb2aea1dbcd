import MotionModel

/// Keyframes of a loop that ends with a whole period.
///
/// A loop that ends inside a period is left as it is, unless it ends where its keyframes jump: 2.4 periods of a
/// staircase of five steps, for example. Then rounding would decide which side of the jump a player shows for ever
/// after. An equal loop that begins at that jump ends with its last keyframe.
struct WholeLoop {
    let keyframes: [BakedKeyframe]
    /// nil where less than one period is played.
    let loop: Loop?

    /// - Parameters:
    ///   - keyframes: In order of time: what goes before the loop, and its first period.
    ///   - rest: What is shown when all is over, in any form of the keyframes' type.
    /// - Complexity: O(keyframes).
    init(_ keyframes: [BakedKeyframe], _ loop: Loop?, rest: MotionValue) {
        let met = loop.map { loop in keyframes.map { Self.met($0, loop) } } ?? keyframes
        let keyframes = loop.map { Self.cut(met, where: $0) } ?? met
        guard let loop, loop.count.isFinite, loop.count != loop.count.rounded(.down),
            let jump = Jump(in: keyframes, of: loop, resting: rest)
        else {
            self.keyframes = met
            self.loop = loop
            return
        }
        let end = jump.end
        let whole = loop.count.rounded(.down)
        guard whole > 0 else {
            self.keyframes = Array(keyframes[..<jump.first]) + end
            self.loop = nil
            return
        }
        func later(_ keyframe: BakedKeyframe) -> BakedKeyframe {
            BakedKeyframe(time: keyframe.time + loop.period, value: keyframe.value, easing: keyframe.easing)
        }
        var result = keyframes
        let begin = keyframes.lastIndex { $0.time <= loop.start } ?? 0
        var next = keyframes[begin]
        if next.time != loop.start {
            next = BakedKeyframe(time: loop.start, value: next.value, easing: .hold)
        }
        let last = result.removeLast()
        let turn = loop.start + loop.period
        if last.time < turn || last.value != next.value {
            result.append(BakedKeyframe(time: last.time, value: last.value, easing: .hold))
        }
        result.append(BakedKeyframe(time: turn, value: next.value, easing: next.easing))
        result += keyframes[..<jump.first].filter { $0.time > loop.start }.map(later) + end.map(later)
        self.keyframes = result
        self.loop = Loop(start: keyframes[jump.last].time, period: loop.period, count: whole)
    }

    /// A keyframe that stands at the end of a period but for rounding, exactly there: a player that is told to stop
    /// there would stop before it.
    private static func met(_ keyframe: BakedKeyframe, _ loop: Loop) -> BakedKeyframe {
        let end = loop.start + loop.period
        guard keyframe.time != end, (keyframe.time - end).magnitude <= loop.period * 1e-9 else {
            return keyframe
        }
        return BakedKeyframe(time: end, value: keyframe.value, easing: keyframe.easing)
    }

    /// The keyframes with a value cut that is held where a loop ends: what is shown there may be another, for ever.
    private static func cut(_ keyframes: [BakedKeyframe], where loop: Loop) -> [BakedKeyframe] {
        guard loop.count.isFinite, loop.count != loop.count.rounded(.down) else { return keyframes }
        let end = loop.start + (loop.count - loop.count.rounded(.down)) * loop.period
        guard let place = keyframes.lastIndex(where: { $0.time < end }), keyframes[place].easing == .hold,
            !keyframes.contains(where: { ($0.time - end).magnitude <= loop.period * 1e-9 })
        else { return keyframes }
        var result = keyframes
        result.insert(BakedKeyframe(time: end, value: keyframes[place].value, easing: .hold), at: place + 1)
        return result
    }

    /// The keyframes of the instant at which a loop ends, where it isn't the same what was shown until then, what is
    /// shown then and what would go on.
    private struct Jump {
        let first: Int
        let last: Int
        let time: Double
        /// What was shown until then, and what is shown when all is over.
        private let shown: [MotionValue]

        /// - Returns: nil where the loop ends at no keyframe, or at one through which it runs evenly.
        init?(in keyframes: [BakedKeyframe], of loop: Loop, resting rest: MotionValue) {
            let end = loop.start + (loop.count - loop.count.rounded(.down)) * loop.period
            let slack = loop.period * 1e-9
            guard let first = keyframes.firstIndex(where: { ($0.time - end).magnitude <= slack }),
                let last = keyframes.lastIndex(where: { ($0.time - end).magnitude <= slack }), first > 0,
                keyframes[first].time > loop.start
            else { return nil }
            let held = keyframes[first - 1]
            let before = held.easing == .hold ? held.value : keyframes[first].value
            var values = [before] + keyframes[first...last].map { $0.value }
            if rest.type == before.type { values.append(rest) }
            var travel = 0.0
            for keyframe in keyframes {
                travel = max(travel, keyframe.value.distance(to: keyframes[0].value))
            }
            guard values.contains(where: { $0.distance(to: before) > 1e-9 * travel }) else { return nil }
            var nearest = before
            for value in values
            where value.canonical.distance(to: rest.canonical)
                < nearest.canonical.distance(to: rest.canonical)
            {
                nearest = value
            }
            (self.first, self.last, time) = (first, last, keyframes[last].time)
            shown = nearest == before ? [before] : [before, nearest]
        }

        /// The keyframes of an end there.
        var end: [BakedKeyframe] { shown.map { BakedKeyframe(time: time, value: $0, easing: .linear) } }
    }
}
