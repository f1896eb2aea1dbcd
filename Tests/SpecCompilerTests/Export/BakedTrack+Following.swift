import MotionModel

@testable import SpecCompiler

extension BakedTrack {
    /// Whether a player shows at a time what the motion shows, within the error that is stated.
    ///
    /// - Parameter travel: How far the motion goes: ``MotionModel/BoundTrack/travel``.
    func follows(_ source: BoundTrack, at time: Double, travel: Double) -> Bool {
        // On a step, and within rounding of one, either side is right.
        let shown = value(at: time)
        let distance = [0, -1e-9, 1e-9].map { source.value(at: time + $0).distance(to: shown) }.min() ?? .nan
        // What isn't mixed number by number states the error of its progress, and may go several travels while that goes one.
        let most = type.isDirect ? max(travel, 1) : 8 * (travel + 1)
        return distance <= (maxError + 1e-9) * most
    }
}

extension BoundTrack {
    /// The longest way between two keys, in whatever measures the values as they are shown.
    var travel: Double {
        let count = keyComponents.count / max(track.keys.count, 1)
        func key(_ index: Int) -> ArraySlice<Double> {
            keyComponents[(index * count)..<((index + 1) * count)]
        }
        var travel = 0.0
        for segment in track.segments {
            for (from, to) in zip(key(segment.fromKey), key(segment.toKey)) {
                travel = max(travel, abs(to - from))
            }
        }
        // A value that moves by itself goes as far as its formula does in the whole of its course, however much of that is played.
        for formula in (0..<track.keys.count).flatMap({ moving($0) ?? [] }) {
            let course = (0...1000).map { formula.value(Expression.Inputs(progress: Double($0) / 1000)) }
            travel = max(travel, (course.max() ?? 0) - (course.min() ?? 0))
        }
        // Along a path the travel is the way, or how far the direction turns.
        switch form {
        case .routePosition(let route): travel *= route.length
        case .routeTangent(let route): travel *= route.turningRange
        default: break
        }
        return travel
    }
}
