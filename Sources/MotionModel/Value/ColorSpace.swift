/// A space in which colours are interpolated.
///
/// - SeeAlso: CSS Color Module Level 4, section 12.1 "Color space for interpolation"
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// Gamma-encoded sRGB, in which older software interpolates.
    case srgb
    /// Linear-light sRGB.
    case linearSRGB = "linear-srgb"
    /// OKLab, the space in which colours are stored.
    case oklab
    /// OKLab by lightness, chroma and hue; the hue takes the shorter arc.
    case oklch
    /// Hue, saturation and lightness of sRGB; the hue takes the shorter arc.
    case hsl

    /// The name in a spec.
    public var name: String { rawValue }

    /// The space of that name.
    public init?(name: String) { self.init(rawValue: name) }

    /// The index of the coordinate that is a hue, in degrees, and isn't multiplied by alpha.
    var hueIndex: Int? {
        switch self {
        case .srgb, .linearSRGB, .oklab: nil
        case .oklch: 2
        case .hsl: 0
        }
    }
}
