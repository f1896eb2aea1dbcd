/// Conversions between OKLab and the spaces in which colours are written.
///
/// None of them clamps, so each is undone by its inverse, also for colours outside sRGB.
///
/// - Accuracy: There and back within 1e-12 for components in −0.5…1.5. The standard rounds the places where
///   the branches of the sRGB transfer function meet, which leaves an overlap: components between 0.0404499
///   and 0.04045 (no multiple of 1/255 is) come back within 1e-7.
/// - SeeAlso: CSS Color Module Level 4, section 17 (sample code for colour conversions)
extension Color {
    /// Creates a colour by its sRGB components: 0…1 within sRGB, the transfer function mirrored below 0 and continued
    /// above 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(
            linearRed: Color.linear(red), green: Color.linear(green), blue: Color.linear(blue), alpha: alpha)
    }

    /// The sRGB components: 0…1 for colours within sRGB.
    public var srgb: (red: Double, green: Double, blue: Double) {
        let linear = linearSRGB
        return (Color.encoded(linear.red), Color.encoded(linear.green), Color.encoded(linear.blue))
    }

    /// Creates a colour by its Display P3 components: 0…1 within Display P3, with sRGB's transfer function.
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let light = (Color.linear(red), Color.linear(green), Color.linear(blue))
        self.init(xyz: ColorMatrix.xyzFromLinearDisplayP3.times(light), alpha: alpha)
    }

    /// The Display P3 components: 0…1 for colours within Display P3.
    public var displayP3: (red: Double, green: Double, blue: Double) {
        let linear = ColorMatrix.linearDisplayP3FromXYZ.times(xyz)
        return (Color.encoded(linear.0), Color.encoded(linear.1), Color.encoded(linear.2))
    }

    /// Creates a colour by its linear-light sRGB components.
    public init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(xyz: ColorMatrix.xyzFromLinearSRGB.times((red, green, blue)), alpha: alpha)
    }

    /// Creates a colour by its CIE XYZ coordinates with the D65 white point.
    private init(xyz: ColorMatrix.Row, alpha: Double) {
        let cones = ColorMatrix.conesFromXYZ.times(xyz)
        let lab = ColorMatrix.labFromConeRoots.times(
            (Elementary.cbrt(cones.0), Elementary.cbrt(cones.1), Elementary.cbrt(cones.2)))
        self.init(lightness: lab.0, a: lab.1, b: lab.2, alpha: alpha)
    }

    /// The linear-light sRGB components.
    public var linearSRGB: (red: Double, green: Double, blue: Double) {
        let linear = ColorMatrix.linearSRGBFromXYZ.times(xyz)
        return (linear.0, linear.1, linear.2)
    }

    /// The CIE XYZ coordinates with the D65 white point.
    private var xyz: ColorMatrix.Row {
        let roots = ColorMatrix.coneRootsFromLab.times((lightness, a, b))
        let cones = (
            roots.0 * roots.0 * roots.0, roots.1 * roots.1 * roots.1, roots.2 * roots.2 * roots.2
        )
        return ColorMatrix.xyzFromCones.times(cones)
    }

    /// Creates a colour by its OKLCH coordinates.
    ///
    /// - Parameters:
    ///   - lightness: 0 black, 1 white.
    ///   - chroma: The distance from grey; within about 0.4 for colours that can be seen.
    ///   - hue: Degrees, any number of turns; infinitely many count as none.
    ///   - alpha: 0 transparent, 1 opaque.
    public init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        let direction = Elementary.sincos((hue.isFinite ? hue : 0) * (Double.pi / 180))
        self.init(lightness: lightness, a: chroma * direction.cos, b: chroma * direction.sin, alpha: alpha)
    }

    /// The OKLCH coordinates: the hue in degrees, from 0 up to below 360, and 0 where the chroma is 0.
    ///
    /// The hue of a colour that is grey to within rounding (a chroma below 4e-6, by CSS) has no meaning.
    public var oklch: (lightness: Double, chroma: Double, hue: Double) {
        let hue = Elementary.atan2(y: b, x: a) * (180 / Double.pi)
        return (lightness, Elementary.hypot(a, b), hue < 0 ? Color.turn(hue) : hue + 0)
    }

    /// Creates a colour by its HSL coordinates in sRGB.
    ///
    /// - Parameters:
    ///   - hue: Degrees, any number of turns; infinitely many count as none.
    ///   - saturation: 0 grey, 1 the purest colour of sRGB.
    ///   - hslLightness: 0 black, 1 white; not the perceived lightness.
    ///   - alpha: 0 transparent, 1 opaque.
    public init(hue: Double, saturation: Double, hslLightness: Double, alpha: Double = 1) {
        let sector = Color.turn(hue) / 30
        let amplitude = saturation * min(hslLightness, 1 - hslLightness)
        func component(_ shift: Double) -> Double {
            let sum = sector + shift
            let place = sum < 12 ? sum : sum - 12
            return hslLightness - amplitude * max(-1, min(place - 3, 9 - place, 1))
        }
        self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    }

    /// The HSL coordinates in sRGB: the hue in degrees from 0 up to below 360 (0 for greys), and two shares.
    public var hsl: (hue: Double, saturation: Double, lightness: Double) {
        let (red, green, blue) = srgb
        let highest = max(red, green, blue)
        let lowest = min(red, green, blue)
        let lightness = (lowest + highest) / 2
        let spread = highest - lowest
        guard spread != 0, lightness != 0, lightness != 1 else { return (0, 0, lightness) }
        let saturation = (highest - lightness) / min(lightness, 1 - lightness)
        let sixths =
            if highest == red {
                (green - blue) / spread
            } else if highest == green {
                (blue - red) / spread + 2
            } else {
                (red - green) / spread + 4
            }
        // Far outside sRGB the saturation turns negative, which is the opposite hue.
        let hue = sixths * 60 + (saturation < 0 ? 180 : 0)
        return (Color.turn(hue), saturation.magnitude, lightness)
    }

    /// An angle in degrees, brought into the range from 0 up to below 360.
    static func turn(_ degrees: Double) -> Double {
        let rest = degrees < 0 ? -remainder(-degrees) : remainder(degrees)
        if rest >= 0 { return rest + 0 }
        // A tiny negative angle plus 360 rounds to 360 itself.
        return rest + 360 < 360 ? rest + 360 : 0
    }

    /// The remainder of a positive angle after its whole turns, exactly; 0 for an infinite angle.
    private static func remainder(_ degrees: Double) -> Double {
        guard degrees.isFinite else { return 0 }
        if degrees < 0x1p53 {
            let whole = UInt64(degrees)
            return Double(whole % 360) + (degrees - Double(whole))
        }
        var rest = (degrees.significandBitPattern | 1 << 52) % 360
        for _ in 0..<(Int(degrees.exponent) - 52) { rest = rest * 2 % 360 }
        return Double(rest)
    }

    /// The linear light of an sRGB component.
    private static func linear(_ component: Double) -> Double {
        let size = component.magnitude
        if size <= 0.04045 { return component / 12.92 }
        let light = Elementary.pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// The sRGB component of a linear light.
    private static func encoded(_ light: Double) -> Double {
        let size = light.magnitude
        if size <= 0.0031308 { return light * 12.92 }
        let component = 1.055 * Elementary.pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }
}
