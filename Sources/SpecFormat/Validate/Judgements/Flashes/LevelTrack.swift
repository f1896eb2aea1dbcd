import MotionModel

/// What is seen of one property while something plays: points in the order of time, between which nothing turns.
struct LevelTrack {
    /// What is seen, and where; a layer is a thing of its own.
    struct Key: Hashable {
        let path: PropertyPath
        let channel: VisibleChannel
        /// 0 for what follows each other; each layer has another number.
        let layer: Int
    }

    let key: Key
    var points: [LevelPoint]

    /// The most points that are looked at: far more than the swings of a second.
    static let mostPoints = 20_000

    /// The track, later.
    func shifted(by seconds: Double) -> LevelTrack {
        guard seconds != 0 else { return self }
        return mapped { $0 + seconds }
    }

    /// The track with other times, which keep their order.
    func mapped(_ time: (Double) -> Double) -> LevelTrack {
        LevelTrack(key: key, points: points.map { LevelPoint(time: time($0.time), value: $0.value) })
    }

    /// The track played backwards, from `length` to 0.
    func mirrored(in length: Double) -> LevelTrack {
        LevelTrack(
            key: key,
            points: points.reversed().map { LevelPoint(time: length - $0.time, value: $0.value) })
    }

    /// The part from 0 to `end`; what is before 0 has been reached at 0.
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

    /// The track whose time runs along a curve, within a length.
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
                // Between two turns a curve takes each output once.
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

    /// The value at a time, straight between two points.
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
