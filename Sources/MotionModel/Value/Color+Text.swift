extension Color {
    /// Creates a colour from 8-bit sRGB components, as in hexadecimal notation.
    public init(redByte: UInt8, greenByte: UInt8, blueByte: UInt8, alphaByte: UInt8 = 255) {
        self.init(
            red: Double(redByte) / 255, green: Double(greenByte) / 255, blue: Double(blueByte) / 255,
            alpha: Double(alphaByte) / 255)
    }

    /// The colour as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque.
    ///
    /// - Returns: `nil` unless the text reads back to bitwise the same stored form (``premultiplied``).
    public var hexText: String? {
        let components = srgb
        var bytes: [UInt8] = []
        for share in [components.red, components.green, components.blue, alpha] {
            let scaled = share * 255
            guard scaled > -0.5, scaled < 255.5 else { return nil }
            bytes.append(UInt8(max(scaled, 0) + 0.5))
        }
        let rounded = Color(
            redByte: bytes[0], greenByte: bytes[1], blueByte: bytes[2], alphaByte: bytes[3])
        guard rounded.premultiplied == premultiplied else { return nil }
        if bytes[3] == 255 { bytes.removeLast() }
        let digits = Array("0123456789abcdef".utf8)
        var text = [UInt8(ascii: "#")]
        for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// The colour as `oklab(L a b)`, or as `oklab(L a b / alpha)` if it isn't opaque, with the shortest numbers that
    /// read back to the same four `Double`s, and so to the same stored form.
    ///
    /// - Precondition: All four numbers are finite.
    public var oklabText: String {
        let lab = "oklab(\(NumberText.text(lightness)) \(NumberText.text(a)) \(NumberText.text(b))"
        return alpha == 1 ? lab + ")" : lab + " / \(NumberText.text(alpha)))"
    }

    /// The colour in the shortest notation that loses nothing: ``hexText`` if there is one, else ``oklabText``.
    ///
    /// - Precondition: All four numbers are finite.
    public var text: String { hexText ?? oklabText }
}
