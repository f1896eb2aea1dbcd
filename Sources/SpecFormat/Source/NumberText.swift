/// Numbers as JSON text that reads back to the same bits.
package enum NumberText {
    /// The shortest decimal text that reads back to `value`, laid out as ECMAScript's `Number::toString` does.
    ///
    /// Integers have no point (`48`), 1e21 and above and below 1e-6 an exponent (`1e+21`, `1e-7`), a negative zero its
    /// sign (`-0`, where ECMAScript writes `0`). The same on every machine, in every locale.
    ///
    /// - Precondition: `value` is finite; JSON has no other numbers.
    /// - SeeAlso: ECMA-262, Number::toString; the digits are the standard library's `Double.description`.
    package static func text(_ value: Double) -> String {
        precondition(value.isFinite, "JSON has finite numbers only")
        if value == 0 { return value.sign == .minus ? "-0" : "0" }
        let (digits, point) = decimal(value.magnitude)
        var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
        let zero = UInt8(ascii: "0")
        let dot = UInt8(ascii: ".")
        if point > 21 || point < -5 {
            bytes.append(digits[0])
            if digits.count > 1 {
                bytes.append(dot)
                bytes.append(contentsOf: digits[1...])
            }
            let exponent = point - 1
            bytes.append(UInt8(ascii: "e"))
            bytes.append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
            bytes.append(contentsOf: String(abs(exponent)).utf8)
        } else if point <= 0 {
            bytes.append(zero)
            bytes.append(dot)
            bytes.append(contentsOf: [UInt8](repeating: zero, count: -point))
            bytes.append(contentsOf: digits)
        } else if point >= digits.count {
            bytes.append(contentsOf: digits)
            bytes.append(contentsOf: [UInt8](repeating: zero, count: point - digits.count))
        } else {
            bytes.append(contentsOf: digits[..<point])
            bytes.append(dot)
            bytes.append(contentsOf: digits[point...])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The significant ASCII digits without zeros at either end, and where the point stands: 0.ddd · 10^point.
    private static func decimal(_ value: Double) -> (digits: [UInt8], point: Int) {
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
        while let last = digits.last, last == UInt8(ascii: "0") { digits.removeLast() }
        if let lead = digits.firstIndex(where: { $0 != UInt8(ascii: "0") }), lead > 0 {
            digits.removeFirst(lead)
            place -= lead
        }
        return (digits, place)
    }
}
