/// Colours as the numbers that are interpolated in a space: three coordinates, all except a hue multiplied by alpha,
/// and alpha; then the stored form of the colour itself, so that both ends are exact.
///
/// - SeeAlso: CSS Color Module Level 4, section 12 "Color interpolation"
extension ColorSpace {
    /// The eight numbers of a stored colour.
    func numbers(ofStored stored: [Double]) -> [Double] {
        let color = Color(premultiplied: stored)
        let alpha = stored[3]
        var coordinates: [Double]
        switch self {
        case .srgb:
            let (red, green, blue) = color.srgb
            coordinates = [red, green, blue]
        case .linearSRGB:
            let (red, green, blue) = color.linearSRGB
            coordinates = [red, green, blue]
        case .oklab:
            coordinates = [color.lightness, color.a, color.b]
        case .oklch:
            let (lightness, chroma, hue) = color.oklch
            coordinates = [lightness, chroma, hue]
        case .hsl:
            let (red, green, blue) = color.srgb
            let spread = Swift.max(red, green, blue) - Swift.min(red, green, blue)
            let (hue, saturation, lightness) = color.hsl
            // Beside white a rounding error has any saturation.
            coordinates = spread <= Self.greySpread ? [0, 0, lightness] : [hue, saturation, lightness]
        }
        for index in coordinates.indices where index != hueIndex { coordinates[index] *= alpha }
        return coordinates + [alpha] + stored
    }

    /// Two ends fitted to each other: a powerless hue is replaced by the other's, and the hue takes the shorter arc.
    func prepared(_ start: [Double], _ end: [Double]) -> [Double] {
        guard let hue = hueIndex else { return start + end }
        var (start, end) = (start, end)
        if isGrey(start) { start[hue] = end[hue] }
        if isGrey(end) { end[hue] = start[hue] }
        if end[hue] - start[hue] > 180 {
            start[hue] += 360
        } else if end[hue] - start[hue] < -180 {
            end[hue] += 360
        }
        return start + end
    }

    /// The stored form of the interpolation of two prepared ends, and twelve zeros.
    func canonicalNumbers(between ends: FormEnds, at progress: Double) -> SIMD16<Double> {
        if progress == 0 || ends.isResting(8) { return stored { ends.numbers[ends.from + 4 + $0] } }
        if progress == 1 { return stored { ends.numbers[ends.to + 4 + $0] } }
        let alpha = ends.number(3, at: progress)
        guard alpha != 0 else { return .zero }
        func coordinate(_ index: Int) -> Double {
            let number = ends.number(index, at: progress)
            return index == hueIndex ? number : number / alpha
        }
        let (first, second, third) = (coordinate(0), coordinate(1), coordinate(2))
        let color =
            switch self {
            case .srgb: Color(red: first, green: second, blue: third)
            case .linearSRGB: Color(linearRed: first, green: second, blue: third)
            case .oklab: Color(lightness: first, a: second, b: third)
            case .oklch: Color(lightness: first, chroma: second, hue: third)
            case .hsl: Color(hue: first, saturation: second, hslLightness: third)
            }
        let mixed = SIMD3(color.lightness, color.a, color.b) * alpha
        return stored { $0 < 3 ? mixed[$0] + 0 : alpha }
    }

    private func stored(_ number: (Int) -> Double) -> SIMD16<Double> {
        var numbers = SIMD16<Double>.zero
        for index in 0..<4 { numbers[index] = number(index) }
        return numbers
    }

    /// Whether the hue is powerless: the colour is grey to within rounding, or fully transparent.
    ///
    /// CSS has a chroma of 4e-6 as the limit in OKLCH and a saturation of 0.001 % in HSL.
    private func isGrey(_ numbers: [Double]) -> Bool {
        switch self {
        case .srgb, .linearSRGB, .oklab: false
        case .oklch: numbers[1].magnitude <= 4e-6 * numbers[3].magnitude
        case .hsl: numbers[1].magnitude <= 1e-5 * numbers[3].magnitude
        }
    }

    /// The largest difference of the components of a grey.
    private static let greySpread = 1e-6
}
