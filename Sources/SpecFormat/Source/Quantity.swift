import MotionModel

/// A number followed by a unit in one text: `285ms`, `-0.25turn`.
package struct Quantity {
    /// The number as it is written.
    let number: String
    /// The number's value, possibly infinite.
    let value: Double
    /// The text after the number, without spaces around it.
    let unit: String
    /// The range of the unit in the text, in UTF-8 bytes.
    let unitRange: Range<Int>
    /// Whether the text contains no spaces.
    let isTight: Bool

    /// Reads a text; nil when it doesn't begin with a number.
    init?(_ text: String) {
        let bytes = [UInt8](text.utf8)
        var start = 0
        while start < bytes.count, bytes[start] == 0x20 { start += 1 }
        var end = start
        while end < bytes.count, Self.isNumberByte(bytes, end, from: start) { end += 1 }
        guard end > start, let value = NumberText.value(of: bytes[start..<end]) else { return nil }
        var unitStart = end
        while unitStart < bytes.count, bytes[unitStart] == 0x20 { unitStart += 1 }
        var unitEnd = bytes.count
        while unitEnd > unitStart, bytes[unitEnd - 1] == 0x20 { unitEnd -= 1 }
        self.number = String(decoding: bytes[start..<end], as: UTF8.self)
        self.value = value
        self.unit = String(decoding: bytes[unitStart..<unitEnd], as: UTF8.self)
        self.unitRange = unitStart..<unitEnd
        self.isTight = start == 0 && unitStart == end && unitEnd == bytes.count
    }

    /// Whether a text is meant to be a number rather than a name.
    package static func beginsNumber(_ text: String) -> Bool {
        guard let byte = text.utf8.first(where: { $0 != 0x20 }) else { return false }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return true
        default: return false
        }
    }

    /// Digits, a point, a sign in front, and an exponent when digits follow it.
    private static func isNumberByte(_ bytes: [UInt8], _ index: Int, from start: Int) -> Bool {
        func isDigit(_ index: Int) -> Bool {
            index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
        }
        func isSign(_ index: Int) -> Bool {
            index < bytes.count
                && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
        }
        func isExponent(_ index: Int) -> Bool {
            index > start && index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "e")
                && (isDigit(index + 1) || (isSign(index + 1) && isDigit(index + 2)))
        }
        if isDigit(index) || bytes[index] == UInt8(ascii: ".") || isExponent(index) { return true }
        return isSign(index) && (index == start || isExponent(index - 1))
    }
}
