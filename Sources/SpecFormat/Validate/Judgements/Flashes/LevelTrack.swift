import MotionModel

/// The visible level of one property during a motion: points in order of time, with monotone changes between them.
struct LevelTrack {
    /// The property and the channel of a track; a layer has a key of its own.
    struct Key: Hashable {
        let path: PropertyPath
        let channel: VisibleChannel
        /// 0 for motions that follow each other; each layer has another number.
        let layer: Int
    }

    let key: Key
    var points: [LevelPoint]

    /// The largest number of points that are examined: far more than the swings of a second.
    static let mostPoints = 20_000

    /// Returns the track delayed by `seconds`.
    func shifted(by seconds: Double) -> LevelTrack {
        guard seconds != 0 else { return self }
        return mapped { $0 + seconds }
    }

    /// Returns the track with its times mapped by an increasing function.
    func mapped(_ time: (Double) -> Double) -> LevelTrack {
        LevelTrack(key: key, points: points.map { LevelPoint(time: time($0.time), value: $0.value) })
    }

    /// Returns the track reversed, from `length` to 0.
    func mirrored(in length: Double) -> LevelTrack {
        LevelTrack(
            key: key,
            points: points.reversed().map { LevelPoint(time: length - $0.time, value: $0.value) })
    }

    /// The part from 0 to `end`; the last level before 0 applies at 0.
    func cut(at end: Double) -> LevelTrack {
        var kept: [LevelPoint] = []
        var before: LevelPoint?
        for point in points {
            if point.time < 0 {
                before = point
            } else if point.time <= end {
                kept.append(point)
            }
        }
        if let before { kept.insert(LevelPoint(time: 0, value: before.value), at: 0) }
        return LevelTrack(key: key, points: kept)
    }

    /// Returns the track with its time following a curve, within a length.
    func warped(by turns: [CurveTurn], of curve: Curve, length: Double) -> LevelTrack {
        guard length > 0, let first = turns.first else { return self }
        var result = [LevelPoint(time: first.x * length, value: value(at: first.output * length))]
        for (start, end) in zip(turns, turns.dropFirst()) {
            let rises = start.output < end.output
            let inside = points.filter { point in
                let share = point.time / length
                return rises
                    ? share > start.output && share < end.output
                    : share < start.output && share > end.output
            }
            for point in rises ? inside : inside.reversed() {
                // Between two turns a curve reaches each output once.
                var (low, high) = (start.x, end.x)
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    let isBefore = (curve.progress(at: middle) < point.time / length) == rises
                    if isBefore { low = middle } else { high = middle }
                }
                result.append(LevelPoint(time: high * length, value: point.value))
            }
            result.append(LevelPoint(time: end.x * length, value: value(at: end.output * length)))
        }
        return LevelTrack(key: key, points: result)
    }

    /// The level at a time, interpolated linearly between two points.
    private func value(at time: Double) -> Double {
        guard let index = points.firstIndex(where: { $0.time > time }) else {
            return points.last?.value ?? 0
        }
        guard index > 0 else { return points[0].value }
        let (before, after) = (points[index - 1], points[index])
        let share = (time - before.time) / (after.time - before.time)
        return before.value + (after.value - before.value) * share
    }
}
