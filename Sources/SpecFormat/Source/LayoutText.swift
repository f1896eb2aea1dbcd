import MotionModel

/// The canonical spelling of scalars, and their width.
enum LayoutText {
    /// A string in quotes, with the escapes that RFC 8259 demands, and `\uXXXX` for invisible characters.
    static func string(_ text: String) -> [UInt8] {
        var bytes = [UInt8(ascii: "\"")]
        for scalar in text.unicodeScalars {
            let value = scalar.value
            switch value {
            case 0x22, 0x5C: bytes += [0x5C, UInt8(value)]
            default: append(value, to: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }

    /// The text on one line, with every character visible and none that disturbs a terminal. Only line ends and
    /// invisible characters are escaped, as in a string.
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isHidden($0.value) }) else { return text }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars { append(scalar.value, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a scalar, or its escape if it is invisible.
    private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        switch scalar {
        case 0x08: bytes += [0x5C, UInt8(ascii: "b")]
        case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
        case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
        case 0x0C: bytes += [0x5C, UInt8(ascii: "f")]
        case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
        default:
            if isHidden(scalar) {
                bytes += [0x5C, UInt8(ascii: "u")]
                for shift in [12, 8, 4, 0] { bytes.append(hexDigit(UInt8(scalar >> UInt32(shift) & 15))) }
            } else {
                UTF8Scalar.append(scalar, to: &bytes)
            }
        }
    }

    /// Whether a scalar is a control character, a direction mark, or a space that looks like another or is invisible.
    /// Joiners don't count: scripts and emoji are made with them.
    private static func isHidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x200C, 0x200D: false
        case 0xA0, 0xAD, 0x202F: true
        default: ScalarWidth.isUnprintable(scalar)
        }
    }

    /// The shortest text of a number if it is the same decimal number as the author's, else the author's. So a number
    /// with more digits than a `Double` holds loses none.
    static func number(_ value: Double, written: ArraySlice<UInt8>) -> [UInt8] {
        let shortest = [UInt8](NumberText.text(value).utf8)
        return decimal(shortest[...]) == decimal(written) ? shortest : [UInt8](written)
    }

    /// The digits of a JSON number without zeros at either end, and the power of ten of its last digit.
    private static func decimal(_ text: ArraySlice<UInt8>) -> Decimal {
        // Powers of ten beyond this don't fit beside a finite value; the sum below must not overflow.
        let mostExponent = 100_000_000
        var digits: [UInt8] = []
        var places = 0
        var exponent = 0
        var sawPoint = false
        var sawExponent = false
        var exponentIsNegative = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "."): sawPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): sawExponent = true
            case UInt8(ascii: "-"): exponentIsNegative = sawExponent
            case UInt8(ascii: "+"): break
            default:
                if sawExponent {
                    exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), mostExponent)
                } else {
                    if sawPoint { places += 1 }
                    if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
                }
            }
        }
        var power = (exponentIsNegative ? -exponent : exponent) - places
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            power += 1
        }
        return Decimal(digits: digits, power: digits.isEmpty ? 0 : power)
    }

    private struct Decimal: Hashable {
        let digits: [UInt8]
        let power: Int
    }

    /// The width in columns of a text on one line.
    static func width(_ bytes: [UInt8]) -> Int {
        var width = 0
        var offset = 0
        while offset < bytes.count {
            let scalar = UTF8Scalar(in: bytes, at: offset)
            width += scalar.value.map { ScalarWidth.columns(of: $0) } ?? 1
            offset += scalar.count
        }
        return width
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
