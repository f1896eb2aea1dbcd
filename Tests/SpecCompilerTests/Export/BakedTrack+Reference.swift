import MotionModel

@testable import SpecCompiler

extension BakedTrack {
    /// What a player shows at a time: the reading of keyframes that the format's description asks for, written
    /// without the code that made them.
    func value(at time: Double) -> MotionValue {
        var local = time
        if let loop {
            let elapsed = (time - loop.start) / loop.period
            if elapsed >= loop.count {
                let rest = loop.count - loop.count.rounded(.down)
                local = rest > 0 ? loop.start + rest * loop.period : .infinity
            } else if elapsed > 0 {
                local = loop.start + (elapsed - elapsed.rounded(.down)) * loop.period
            }
        }
        guard let index = keyframes.lastIndex(where: { $0.time <= local }) else {
            return keyframes[0].value.canonical
        }
        guard index + 1 < keyframes.count else { return keyframes[index].value.canonical }
        let (one, next) = (keyframes[index], keyframes[index + 1])
        let inside = (local - one.time) / (next.time - one.time)
        let progress: Double
        switch one.easing {
        case .hold: return one.value.canonical
        case .linear: progress = inside
        case .bezier(let bezier): progress = DenseDistance.bezier(bezier, inside)
        }
        // Values of other forms are mixed as the value tests check it.
        guard type.isDirect else {
            return one.value.interpolated(to: next.value, progress: progress).canonical
        }
        let components = zip(one.value.components, next.value.components).map { $0 + ($1 - $0) * progress }
        return (MotionValue(type: type, components: components) ?? one.value).canonical
    }
}
