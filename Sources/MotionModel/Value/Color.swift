/// A colour in OKLab, with straight (not premultiplied) alpha.
///
/// OKLab is the space in which colours are stored and interpolated. Its coordinates are not limited to what a screen
/// can show: a colour outside sRGB keeps its place, and converts to components below 0 or above 1.
///
/// - SeeAlso: CSS Color Module Level 4, section 9; Björn Ottosson, "A perceptual color space for image
///   processing"
public struct Color: Hashable, Sendable {
    /// Perceived lightness, L: 0 black, 1 white.
    public var lightness: Double
    /// The green (negative) to red (positive) axis; within about ±0.4 for colours that can be seen.
    public var a: Double
    /// The blue (negative) to yellow (positive) axis; within about ±0.4 for colours that can be seen.
    public var b: Double
    /// Opacity: 0 transparent, 1 opaque.
    public var alpha: Double

    /// Creates a colour by its OKLab coordinates; nothing is clamped.
    public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    /// Opaque black.
    public static let black = Color(lightness: 0, a: 0, b: 0)

    /// Black with alpha 0, which CSS calls `transparent`.
    public static let transparent = Color(lightness: 0, a: 0, b: 0, alpha: 0)
}
