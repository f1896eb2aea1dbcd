import MotionModel

extension FlashSearch {
    /// The visible tracks of all iterations of a node, at its speed and without its delay.
    ///
    /// Of many iterations only the first and the last are examined: those in between are all the same.
    func repeated(_ body: [LevelTrack], _ node: Spec.Node) -> [LevelTrack] {
        let (timing, length) = (node.timing, node.iterationLength)
        guard timing.iterations > 0 else { return [] }
        let fast = timing.speed == 1 ? body : body.map { $0.mapped { $0 / timing.speed } }
        guard length > 0, length.isFinite else { return fast }
        if timing.iterations == 1, timing.iterationStart == 0 {
            return timing.direction.isReversed(inIteration: 0) ? fast.map { $0.mirrored(in: length) } : fast
        }
        let first = timing.iterationStart.rounded(.down)
        let count = (timing.iterationStart + timing.iterations).rounded(.up) - first
        return fast.map { track in
            var result = LevelTrack(key: track.key, points: [])
            let mirrored = track.mirrored(in: length)
            for index in Self.shown(of: count, lasting: length, points: track.points.count) {
                let isBack = timing.direction.isReversed(inIteration: first + index)
                let offset = (index - (timing.iterationStart - first)) * length
                result.points += (isBack ? mirrored : track).shifted(by: offset).points
            }
            return result.cut(at: timing.iterations * length * (1 + 1e-12))
        }
    }

    /// The iterations that are examined: enough for a second and a little more, at either end.
    private static func shown(of count: Double, lasting length: Double, points: Int) -> [Double] {
        let most = Double(LevelTrack.mostPoints / Swift.max(2 * points, 1))
        let edge = Swift.max(2, Swift.min((1 / length).rounded(.up) + 4, 128, most))
        let first = Int(Swift.min(count, edge))
        var shown = (0..<first).map { Double($0) }
        guard count.isFinite, count > edge else { return shown }
        let last = Int(Swift.min(count - edge, edge))
        for index in (1...last).reversed() { shown.append(count - Double(index)) }
        return shown
    }
}

extension PlaybackDirection {
    /// Whether an iteration runs backwards, by its index from 0.
    func isReversed(inIteration index: Double) -> Bool {
        let isOdd = index - 2 * (index / 2).rounded(.down) == 1
        return switch self {
        case .normal: false
        case .reverse: true
        case .alternate: isOdd
        case .alternateReverse: !isOdd
        }
    }
}
