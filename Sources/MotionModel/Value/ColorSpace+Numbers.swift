/// Colours as the numbers that are interpolated in a space: three coordinates and alpha; which of them are missing; then
/// the stored form of the colour itself, so that both ends are exact.
///
/// Between two ends that are fitted to each other, all coordinates except a hue are multiplied by alpha.
///
/// - SeeAlso: CSS Color Module Level 4, section 12 "Color interpolation"
extension ColorSpace {
    /// The number of these numbers.
    static let numberCount = 9
    /// The index of the set of missing components, bit by bit.
    private static let missingIndex = 4
    /// The index at which the stored form begins.
    static let storedIndex = 5

    /// The nine numbers of a stored colour; a hue without a meaning is missing.
    func numbers(ofStored stored: [Double]) -> [Double] {
        numbers(of: Color(premultiplied: stored), stored)
    }

    /// The nine numbers of a colour as it is written: as it is if it is written in this space, else with the missing
    /// components that have a counterpart here.
    func numbers(of written: WrittenColor) -> [Double] {
        numbers(of: written.color, written.numbers, from: written.space)
    }

    /// The nine numbers of a colour that are known in another space, with the missing components that have a
    /// counterpart here.
    func numbers(converting numbers: [Double], from other: ColorSpace) -> [Double] {
        let color = other.color(numbers[0], numbers[1], numbers[2], alpha: numbers[3])
        return self.numbers(of: color, numbers, from: other)
    }

    /// The nine numbers of a colour in this space, from those in another one.
    private func numbers(of color: Color, _ known: [Double], from other: ColorSpace) -> [Double] {
        guard other != self else { return known }
        var numbers = numbers(of: color, Array(known[Self.storedIndex...]))
        var missing = ColorComponents(number: numbers[Self.missingIndex])
        let absent = ColorComponents(number: known[Self.missingIndex])
        let meanings = other.meanings(of: absent)
        for (index, meaning) in self.meanings.enumerated() where meanings.contains(meaning) {
            missing.insert(ColorComponents(index: index))
        }
        if absent.contains(.alpha) { missing.insert(.alpha) }
        numbers[Self.missingIndex] = Double(missing.rawValue)
        return numbers
    }

    /// Whether some of nine numbers are missing.
    static func areSomeMissing(_ numbers: [Double]) -> Bool {
        !ColorComponents(number: numbers[missingIndex]).isEmpty
    }

    /// What the components of a set say: the chroma and the hue together say as much as the two axes of opponents.
    private func meanings(of components: ColorComponents) -> Set<Meaning> {
        var said: Set<Meaning> = []
        for (index, meaning) in meanings.enumerated()
        where components.contains(ColorComponents(index: index)) {
            said.insert(meaning)
        }
        if said.isSuperset(of: [.colorfulness, .hue]) { said.formUnion([.a, .b]) }
        if said.isSuperset(of: [.a, .b]) { said.formUnion([.colorfulness, .hue]) }
        return said
    }

    private func numbers(of color: Color, _ stored: [Double]) -> [Double] {
        let coordinates = coordinates(of: color)
        let missing = hueIndex.map { isGrey(coordinates) ? ColorComponents(index: $0) : [] } ?? []
        return coordinates + [color.alpha, Double(missing.rawValue)] + stored
    }

    /// The coordinates of a colour.
    private func coordinates(of color: Color) -> [Double] {
        switch self {
        case .srgb:
            let (red, green, blue) = color.srgb
            return [red, green, blue]
        case .linearSRGB:
            let (red, green, blue) = color.linearSRGB
            return [red, green, blue]
        case .displayP3:
            let (red, green, blue) = color.displayP3
            return [red, green, blue]
        case .oklab:
            return [color.lightness, color.a, color.b]
        case .oklch:
            let (lightness, chroma, hue) = color.oklch
            return [lightness, chroma, hue]
        case .hsl:
            let (red, green, blue) = color.srgb
            let spread = Swift.max(red, green, blue) - Swift.min(red, green, blue)
            let (hue, saturation, lightness) = color.hsl
            // Beside white a rounding error has any saturation.
            return spread <= Self.greySpread ? [0, 0, lightness] : [hue, saturation, lightness]
        }
    }

    /// The colour of three coordinates.
    func color(_ first: Double, _ second: Double, _ third: Double, alpha: Double) -> Color {
        switch self {
        case .srgb: Color(red: first, green: second, blue: third, alpha: alpha)
        case .linearSRGB: Color(linearRed: first, green: second, blue: third, alpha: alpha)
        case .displayP3: Color(displayP3Red: first, green: second, blue: third, alpha: alpha)
        case .oklab: Color(lightness: first, a: second, b: third, alpha: alpha)
        case .oklch: Color(lightness: first, chroma: second, hue: third, alpha: alpha)
        case .hsl: Color(hue: first, saturation: second, hslLightness: third, alpha: alpha)
        }
    }

    /// Two ends fitted to each other: a missing component is the other's, the hue takes the shorter arc, and the rest
    /// is multiplied by alpha.
    func prepared(_ start: [Double], _ end: [Double]) -> [Double] {
        var (start, end) = (filled(start, from: end), filled(end, from: start))
        if let hue = hueIndex {
            if end[hue] - start[hue] > 180 {
                start[hue] += 360
            } else if end[hue] - start[hue] < -180 {
                end[hue] += 360
            }
        }
        for index in 0..<3 where index != hueIndex {
            start[index] *= start[3]
            end[index] *= end[3]
        }
        return start + end
    }

    /// A colour with the components of another where its own are missing.
    private func filled(_ numbers: [Double], from other: [Double]) -> [Double] {
        let missing = ColorComponents(number: numbers[Self.missingIndex])
            .subtracting(ColorComponents(number: other[Self.missingIndex]))
        guard !missing.isEmpty else { return numbers }
        var filled = numbers
        for index in 0..<4 where missing.contains(ColorComponents(index: index)) {
            filled[index] = other[index]
        }
        // The hue of a grey doesn't show.
        if let hue = hueIndex, missing == ColorComponents(index: hue), isGrey(numbers) { return filled }
        let color = color(filled[0], filled[1], filled[2], alpha: filled[3])
        filled.replaceSubrange(Self.storedIndex..., with: color.premultiplied)
        return filled
    }

    /// The stored form of the interpolation of two prepared ends, and twelve zeros.
    func canonicalNumbers(between ends: FormEnds, at progress: Double) -> SIMD16<Double> {
        if progress == 0 || ends.isResting(Self.numberCount) {
            return stored { ends.numbers[ends.from + Self.storedIndex + $0] }
        }
        if progress == 1 { return stored { ends.numbers[ends.to + Self.storedIndex + $0] } }
        let alpha = ends.number(3, at: progress)
        guard alpha != 0 else { return .zero }
        func coordinate(_ index: Int) -> Double { self.coordinate(index, of: ends, at: progress, alpha) }
        let color = color(coordinate(0), coordinate(1), coordinate(2), alpha: alpha)
        let mixed = SIMD3(color.lightness, color.a, color.b) * alpha
        return stored { $0 < 3 ? mixed[$0] + 0 : alpha }
    }

    /// The numbers of the form itself between two prepared ends.
    func numbers(between ends: FormEnds, at progress: Double) -> [Double] {
        let alpha = ends.number(3, at: progress)
        let coordinates = (0..<3).map { coordinate($0, of: ends, at: progress, alpha) }
        let missing = hueIndex.map { isGrey(coordinates) ? ColorComponents(index: $0) : [] } ?? []
        let stored = canonicalNumbers(between: ends, at: progress)
        return coordinates + [alpha, Double(missing.rawValue)] + (0..<4).map { stored[$0] }
    }

    /// A coordinate between two prepared ends, not multiplied by alpha; 0 if the mixture is transparent.
    private func coordinate(
        _ index: Int, of ends: FormEnds, at progress: Double, _ alpha: Double
    ) -> Double {
        let number = ends.number(index, at: progress)
        return index == hueIndex ? number : alpha == 0 ? 0 : number / alpha
    }

    private func stored(_ number: (Int) -> Double) -> SIMD16<Double> {
        var numbers = SIMD16<Double>.zero
        for index in 0..<4 { numbers[index] = number(index) }
        return numbers
    }

    /// Whether the hue is powerless: the colour is grey to within rounding.
    ///
    /// CSS has a chroma of 4e-6 as the limit in OKLCH and a saturation of 0.001 % in HSL.
    private func isGrey(_ coordinates: [Double]) -> Bool {
        switch self {
        case .srgb, .linearSRGB, .displayP3, .oklab: false
        case .oklch: coordinates[1].magnitude <= 4e-6
        case .hsl: coordinates[1].magnitude <= 1e-5
        }
    }

    /// The largest difference of the components of a grey.
    private static let greySpread = 1e-6
}
