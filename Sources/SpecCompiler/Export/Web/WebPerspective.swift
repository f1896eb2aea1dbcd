import MotionModel

extension BakedTrack {
    /// The track with each perspective as a matrix, if one goes where CSS has no distance for it, between two keyframes or
    /// at one: beyond none, or nearer than a pixel.
    ///
    /// Browsers stop there. Between two such matrices they mix the same number as between two perspectives.
    var inPlainPerspective: BakedTrack {
        guard case .transform = type, goesBeyondPerspective else { return self }
        return mapped { value in
            value.functions.map { .transform($0.map { $0.kind == .perspective ? $0.inSpace : $0 }) } ?? value
        }
    }

    private var goesBeyondPerspective: Bool {
        let perspectives = keyframes.map { keyframe in
            (keyframe.value.functions ?? []).filter { $0.kind == .perspective }.map { $0.numbers[0] }
        }
        return keyframes.indices.contains { index in
            let (from, to) = (perspectives[index], perspectives[Swift.min(index + 1, keyframes.count - 1)])
            var outputs = [0.0, 1]
            if case .bezier(let bezier) = keyframes[index].easing { outputs += [bezier.y1, bezier.y2] }
            return zip(from, to).contains { from, to in
                outputs.contains { !(0...1).contains(MotionValue.interpolated(from, to, progress: $0)) }
            }
        }
    }
}
