import MotionModel

@testable import SpecCompiler

extension BakedTrack {
    /// Whether a player shows at a time what the motion shows, within the error that is stated.
    ///
    /// - Parameter travel: How far the motion goes: ``MotionModel/BoundTrack/travel``.
    func follows(_ source: BoundTrack, at time: Double, travel: Double) -> Bool {
        follows(source, at: time, shows: value(at: time), travel: travel)
    }

    /// Whether a value that a player shows at a time is what the motion shows, within the error that is stated.
    func follows(_ source: BoundTrack, at time: Double, shows value: MotionValue, travel: Double) -> Bool {
        // On a step, and within rounding of one, either side is right.
        let shown = measured(value)
        let distances = [0, -1e-9, 1e-9].map { self.distance(measured(source.value(at: time + $0)), shown) }
        let most =
            switch type {
            // What is mixed is multiplied by alpha, which moves too.
            case .colorIn(.srgb), .colorIn(.linearSRGB), .colorIn(.displayP3): 2 * max(travel, 1)
            // What isn't mixed number by number states the error of its progress, and may go several travels while that goes one.
            default: type.isDirect ? max(travel, 1) : 8 * (travel + 1)
            }
        // A component where the branches of the transfer function meet comes back within 1e-7 from OKLab.
        return (distances.min() ?? .nan) <= (maxError + (type.isDirect ? 1e-9 : 1e-7)) * most
    }

    /// The numbers by which a value's error is stated: a colour's are those of the space in which it is mixed, or of the one
    /// that its hue lies in. OKLab's go any number of times as far beside black, where the cube root of a cone's response is
    /// vertical.
    private func measured(_ value: MotionValue) -> [Double] {
        guard case .colorIn(let space) = type else { return value.components.array }
        let color = Color(premultiplied: value.components.array)
        let numbers: (Double, Double, Double)
        switch space {
        case .srgb, .hsl: numbers = color.srgb
        case .linearSRGB: numbers = color.linearSRGB
        case .displayP3: numbers = color.displayP3
        case .oklab, .oklch: return value.components.array
        }
        return [numbers.0, numbers.1, numbers.2].map { $0 * color.alpha } + [color.alpha]
    }

    private func distance(_ one: [Double], _ other: [Double]) -> Double {
        let ways = zip(one, other).map { $0 == $1 ? 0 : abs($0 - $1) }
        return ways.contains { $0.isNaN } ? .nan : ways.max() ?? Double.nan
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
