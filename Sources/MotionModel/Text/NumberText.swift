/// Numbers as text: the shortest decimal that reads back to the same `Double`, and the reading of decimals.
///
/// The bytes are the same on every platform, and independent of the locale.
package enum NumberText {
    /// The text of a number, or the name of one that is infinite: `infinite` or `-infinite`.
    ///
    /// - Precondition: `value` isn't NaN.
    package static func name(_ value: Double) -> String {
        precondition(!value.isNaN, "what is no number has no name")
        return value.isFinite ? text(value) : value > 0 ? "infinite" : "-infinite"
    }

    /// The shortest text that reads back to `value`: `1`, `0.25`, `1e-7`, `1e21`, `-0`.
    ///
    /// Plain digits from 1e-6 up to below 1e21, an exponent without a plus sign beyond; valid JSON
    /// throughout.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - places: Moves the decimal point to the right in the text; 2 prints a percentage.
    /// - Precondition: `value` is finite.
    package static func text(_ value: Double, shiftedBy places: Int = 0) -> String {
        precondition(value.isFinite, "only finite numbers have a text")
        if value == 0 { return value.sign == .minus ? "-0" : "0" }
        let decimal = shortestDecimal(value.magnitude)
        let digits = decimal.digits
        let point = decimal.point + places
        var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
        if point > 21 || point < -5 {
            bytes.append(digits[0])
            if digits.count > 1 { bytes += [UInt8(ascii: ".")] + digits[1...] }
            bytes += Array("e\(point - 1)".utf8)
        } else if point <= 0 {
            bytes += [UInt8(ascii: "0"), UInt8(ascii: ".")]
            bytes += [UInt8](repeating: UInt8(ascii: "0"), count: -point)
            bytes += digits
        } else if point >= digits.count {
            bytes += digits
            bytes += [UInt8](repeating: UInt8(ascii: "0"), count: point - digits.count)
        } else {
            bytes += digits[..<point] + [UInt8(ascii: ".")] + digits[point...]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The shortest digits of a positive number, without zeros at either end, and the place of its decimal
    /// point: the value is 0.DIGITS times 10 to the power of `point`.
    private static func shortestDecimal(_ value: Double) -> (digits: [UInt8], point: Int) {
        // The standard library's description has the right digits; only their layout differs.
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        var exponentIsNegative = false
        var inExponent = false
        for byte in value.description.utf8 {
            switch byte {
            case UInt8(ascii: "."): point = digits.count
            case UInt8(ascii: "e"): inExponent = true
            case UInt8(ascii: "-"): exponentIsNegative = true
            case UInt8(ascii: "+"): break
            default:
                if inExponent {
                    exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
                } else {
                    digits.append(byte)
                }
            }
        }
        var place = (point ?? digits.count) + (exponentIsNegative ? -exponent : exponent)
        let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeFirst(leadingZeros)
        place -= leadingZeros
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return (digits, place)
    }
}
