extension Color {
    /// Reads a colour in CSS notation.
    ///
    /// The notations are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `hsl()` (also as `rgba()`, `hsla()`, with
    /// commas or spaces), `oklab()`, `oklch()`, `color()` with `srgb`, `srgb-linear` or `display-p3`, the names of
    /// ``NamedColor``, and `none` for a component, which counts as 0 (``MotionValue/init(cssColor:in:)`` keeps it).
    /// Letters may be in either case, and white space may stand before and after the colour.
    ///
    /// Alpha is clamped to 0…1 and the components of `rgb()`, and saturation and lightness of `hsl()`, to
    /// sRGB, and a negative chroma to 0, as in CSS. `oklab()` and `oklch()` keep any other number, alpha in
    /// `oklab()` included, so that ``oklabText`` of any colour reads back as it was.
    ///
    /// - Throws: The first error, with its place.
    public init(css text: String) throws(ColorError) {
        var reader = ColorReader(text)
        self = try reader.color().color
    }
}

extension MotionValue {
    /// Reads a colour in CSS notation as it is interpolated in a space, where a component that is `none` is the other
    /// colour's, and a transparent colour keeps its hue.
    ///
    /// - Throws: The first error, with its place.
    public init(cssColor text: String, in space: ColorSpace) throws(ColorError) {
        var reader = ColorReader(text)
        self.init(unchecked: .colorIn(space), space.numbers(of: try reader.color()))
    }
}
