extension Color {
    /// Reads a colour in CSS notation.
    ///
    /// The notations are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `hsl()` (also as `rgba()`, `hsla()`, with
    /// commas or spaces), `oklab()`, `oklch()`, `color()` with `srgb`, `srgb-linear` or `display-p3`, the names of
    /// ``NamedColor``, and `none` for a component, which counts as 0 (``MotionValue/init(cssColor:)`` keeps it).
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
    /// Reads a colour in CSS notation as it is written: in the space of its notation if it is transparent, has
    /// components that are `none`, so that another space can have them from ``converted(to:)``, or is a grey with a hue,
    /// which counts in that space; else as a plain colour.
    ///
    /// - Throws: The first error, with its place.
    public init(cssColor text: String) throws(ColorError) {
        var reader = ColorReader(text)
        let written = try reader.color()
        let isGrey = ColorSpace.areSomeMissing(written.space.numbers(ofStored: written.color.premultiplied))
        if written.missing.isEmpty, written.color.alpha != 0, !isGrey {
            self = .color(written.color)
        } else {
            self.init(unchecked: .colorIn(written.space), written.numbers)
        }
    }

    /// Whether this is a colour with components that are `none`, which in a mixture are the other's.
    public var hasMissingComponents: Bool {
        guard case .colorIn = type else { return false }
        return ColorSpace.areSomeMissing(components.array)
    }

    /// Reads a colour in CSS notation as it is interpolated in a space, where a component that is `none` is the other
    /// colour's, and a transparent colour keeps its hue.
    ///
    /// - Throws: The first error, with its place.
    public init(cssColor text: String, in space: ColorSpace) throws(ColorError) {
        var reader = ColorReader(text)
        self.init(unchecked: .colorIn(space), space.numbers(of: try reader.color()))
    }
}
