import MotionModel

/// Colours between two keyframes of an animation in a browser.
///
/// By CSS Color 4, section 12.1, they are mixed in OKLab, which Chromium and WebKit do; Firefox mixes the components of sRGB,
/// premultiplied and not clamped. Between near colours the two are nearly the same.
extension MotionValue {
    /// The colour at a share of the way to another as Firefox mixes them; nil for what isn't a colour.
    func interpolatedInSRGB(to other: MotionValue, progress: Double) -> MotionValue? {
        guard type == .color, other.type == .color else { return nil }
        let mixed = zip(premultiplied(in: .srgb), other.premultiplied(in: .srgb)).map { from, to in
            MotionValue.interpolated(from, to, progress: progress)
        }
        let alpha = mixed[3]
        guard alpha != 0 else { return .color(Color(lightness: 0, a: 0, b: 0, alpha: 0)) }
        return .color(
            Color(red: mixed[0] / alpha, green: mixed[1] / alpha, blue: mixed[2] / alpha, alpha: alpha))
    }

    /// The distance of a value from what browsers show at a share of the way from this value to another: the largest of
    /// what they mix.
    func browserDistance(to other: MotionValue, progress: Double, from exact: MotionValue) -> Double {
        let mixed = interpolated(to: other, progress: progress).distance(to: exact)
        let inSRGB = interpolatedInSRGB(to: other, progress: progress)?.distance(to: exact)
        return max(mixed, inSRGB ?? 0)
    }

    /// What is mixed of a colour in a space, or, if that has a hue, in the one that the hue lies in: its three coordinates,
    /// multiplied by alpha, and alpha.
    func premultiplied(in space: ColorSpace) -> [Double] {
        let stored = canonical.components.array
        let color = Color(premultiplied: stored)
        let coordinates: (Double, Double, Double)
        switch space {
        case .srgb, .hsl: coordinates = color.srgb
        case .linearSRGB: coordinates = color.linearSRGB
        case .displayP3: coordinates = color.displayP3
        case .oklab, .oklch: return stored
        }
        let alpha = color.alpha
        return [coordinates.0 * alpha, coordinates.1 * alpha, coordinates.2 * alpha, alpha]
    }
}
