import MotionModel

/// Keyframes of a colour that look the same in sRGB as in their own space, because only the opacity changes.
struct ColorFade {
    /// Red, green, blue and alpha before the first piece.
    let initial: [Double]
    /// The pieces, in order, without gaps.
    let pieces: [PlainPiece]
    /// Red, green, blue and alpha at the end.
    let final: [Double]

    /// - Returns: nil if a colour turns into another.
    init?(_ keyframes: [BakedKeyframe]) {
        guard keyframes.allSatisfy({ $0.value.distanceOutsideSRGB <= 1e-6 }) else { return nil }
        var pieces: [PlainPiece] = []
        for (one, next) in zip(keyframes, keyframes.dropFirst()) where one.time < next.time {
            let target = one.easing == .hold ? one.value : next.value
            var (from, to) = (one.value.srgbNumbers, target.srgbNumbers)
            // An invisible colour has no hue of its own.
            if from[3] == 0 { from.replaceSubrange(0..<3, with: to[0..<3]) }
            if to[3] == 0 { to.replaceSubrange(0..<3, with: from[0..<3]) }
            guard zip(from[0..<3], to[0..<3]).allSatisfy({ ($0 - $1).magnitude <= 1e-9 }) else { return nil }
            // Equal to the last bit, so that no motion is seen in it.
            to.replaceSubrange(0..<3, with: from[0..<3])
            let easing: CubicBezier? = if case .bezier(let bezier) = one.easing { bezier } else { nil }
            pieces.append(PlainPiece(start: one.time, end: next.time, from: from, to: to, easing: easing))
        }
        self.pieces = pieces
        initial = ColorFade.numbers(of: keyframes[0], beside: pieces.first?.from)
        final = ColorFade.numbers(of: keyframes[keyframes.count - 1], beside: pieces.last?.to)
    }

    /// The colour of a keyframe: with the red, green and blue of the piece beside it if it is invisible or nearly the same.
    private static func numbers(of keyframe: BakedKeyframe, beside piece: [Double]?) -> [Double] {
        let numbers = keyframe.value.srgbNumbers
        guard let piece else { return numbers }
        let isSame = zip(piece[0..<3], numbers[0..<3]).allSatisfy { ($0 - $1).magnitude <= 1e-9 }
        return numbers[3] == 0 || isSame ? Array(piece[0..<3]) + [numbers[3]] : numbers
    }
}

extension MotionValue {
    /// The red, green, blue and alpha of a colour, 0…1, not premultiplied, clamped to sRGB.
    var srgbNumbers: [Double] { extendedSRGBNumbers.map { Swift.min(Swift.max($0, 0), 1) } }

    /// The red, green, blue and alpha of a colour, not premultiplied: 0…1 within sRGB; alpha is never beyond.
    var extendedSRGBNumbers: [Double] {
        let color = Color(premultiplied: canonical.components.array)
        let (red, green, blue) = color.srgb
        return [red, green, blue, Swift.min(Swift.max(color.alpha, 0), 1)].map { MotionValue.rounded($0) }
    }

    /// The distance of the colour's red, green, blue or alpha from 0…1: the part that ``srgbNumbers`` clamps off.
    var distanceOutsideSRGB: Double {
        let color = Color(premultiplied: canonical.components.array)
        let (red, green, blue) = color.srgb
        return [red, green, blue, color.alpha].reduce(0) { Swift.max($0, Swift.max(-$1, $1 - 1)) }
    }

    /// A share without the last digits, which are the rounding errors of a conversion between spaces: colours of eight
    /// bits a component differ by the third digit.
    private static func rounded(_ share: Double) -> Double { (share * 1e9).rounded() / 1e9 }
}
