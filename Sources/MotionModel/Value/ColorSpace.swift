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
    /// Gamma-encoded Display P3, whose colours are more than those of sRGB.
    case displayP3 = "display-p3"

    /// The name in a spec.
    public var name: String { rawValue }

    /// The space of that name.
    public init?(name: String) { self.init(rawValue: name) }

    /// What a coordinate says, so that a missing one stays missing in another space.
    ///
    /// - SeeAlso: CSS Color Module Level 4, section 12.2 "Interpolating with missing components"
    enum Meaning: Hashable {
        case red, green, blue, lightness, colorfulness, hue, a, b
    }

    /// What the three coordinates say.
    var meanings: [Meaning] {
        switch self {
        case .srgb, .linearSRGB, .displayP3: [.red, .green, .blue]
        case .oklab: [.lightness, .a, .b]
        case .oklch: [.lightness, .colorfulness, .hue]
        case .hsl: [.hue, .colorfulness, .lightness]
        }
    }

    /// The index of the coordinate that is a hue, in degrees, and isn't multiplied by alpha.
    var hueIndex: Int? {
        switch self {
        case .srgb, .linearSRGB, .oklab, .displayP3: nil
        case .oklch: 2
        case .hsl: 0
        }
    }
}
