/// A linear map from one colour space to another.
///
/// - SeeAlso: CSS Color Module Level 4, section 17, which has the sRGB matrices as fractions, and the OKLab
///   matrices recalculated in double precision for sRGB's white point.
struct ColorMatrix {
    private let rows: (Row, Row, Row)

    /// Three numbers: a row, or a colour.
    typealias Row = (Double, Double, Double)

    private init(_ first: Row, _ second: Row, _ third: Row) {
        rows = (first, second, third)
    }

    /// The image of a colour.
    func times(_ color: Row) -> Row {
        (
            rows.0.0 * color.0 + rows.0.1 * color.1 + rows.0.2 * color.2,
            rows.1.0 * color.0 + rows.1.1 * color.1 + rows.1.2 * color.2,
            rows.2.0 * color.0 + rows.2.1 * color.1 + rows.2.2 * color.2
        )
    }

    /// Linear-light sRGB to CIE XYZ with the D65 white point.
    static let xyzFromLinearSRGB = ColorMatrix(
        (506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
        (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
        (7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))

    /// CIE XYZ with the D65 white point to linear-light sRGB.
    static let linearSRGBFromXYZ = ColorMatrix(
        (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
        (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
        (705.0 / 12673, -2585.0 / 12673, 705.0 / 667))

    /// Linear-light Display P3 to CIE XYZ with the D65 white point.
    static let xyzFromLinearDisplayP3 = ColorMatrix(
        (608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
        (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
        (0, 32229.0 / 714400, 5220557.0 / 5000800))

    /// CIE XYZ with the D65 white point to linear-light Display P3.
    static let linearDisplayP3FromXYZ = ColorMatrix(
        (446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
        (-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
        (11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415))

    /// CIE XYZ to the responses of OKLab's three cones.
    static let conesFromXYZ = ColorMatrix(
        (0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        (0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

    /// The responses of OKLab's three cones to CIE XYZ.
    static let xyzFromCones = ColorMatrix(
        (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
        (-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
        (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))

    /// The cube roots of the cone responses to OKLab.
    static let labFromConeRoots = ColorMatrix(
        (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

    /// OKLab to the cube roots of the cone responses.
    static let coneRootsFromLab = ColorMatrix(
        (1, 0.3963377773761749, 0.2158037573099136),
        (1, -0.1055613458156586, -0.0638541728258133),
        (1, -0.0894841775298119, -1.2914855480194092))
}
