/// A colour as a text writes it: in a space, with components that may be missing (`none`).
///
/// A missing component is 0 where the colour stands alone; mixed with another, it is the other's.
struct WrittenColor {
    /// The colour itself.
    let color: Color
    /// The space of its notation.
    let space: ColorSpace
    /// The three coordinates as they are written; those of a transparent colour mean something, too.
    let coordinates: [Double]
    /// The components that are written as `none`.
    let missing: ColorComponents

    /// A colour of sRGB without missing components.
    init(_ color: Color) {
        let (red, green, blue) = color.srgb
        self.color = color
        space = .srgb
        coordinates = [red, green, blue]
        missing = []
    }

    /// A colour by the coordinates of a space.
    init(
        _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double,
        missing: ColorComponents
    ) {
        color = space.color(first, second, third, alpha: alpha)
        self.space = space
        coordinates = [first, second, third]
        self.missing = missing
    }

    /// The nine numbers of the colour in the space of its notation, with a hue from 0 up to below 360: the shorter arc is
    /// found between such.
    var numbers: [Double] {
        var mixed = coordinates
        if let hue = space.hueIndex { mixed[hue] = Color.turn(mixed[hue]) }
        return mixed + [color.alpha, Double(missing.rawValue)] + color.premultiplied
    }
}
