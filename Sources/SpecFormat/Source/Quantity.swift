import MotionModel

/// A number followed by a unit in one text: `285ms`, `-0.25turn`.
package struct Quantity {
    private let bytes: ArraySlice<UInt8>
    private let numberRange: Range<Int>
    private let unitPlace: Range<Int>
    /// The number's value, possibly infinite.
    let value: Double
    /// Whether the text contains no spaces.
    let isTight: Bool

    /// Reads a text; nil when it doesn't begin with a number.
    init?(_ text: String) { self.init(Array(text.utf8)[...]) }

    /// Reads a text in UTF-8; nil when it doesn't begin with a number.
    init?(_ bytes: ArraySlice<UInt8>) {
        var start = bytes.startIndex
        while start < bytes.endIndex, bytes[start] == 0x20 { start += 1 }
        var end = start
        while end < bytes.endIndex, Self.isNumberByte(bytes, end, from: start) { end += 1 }
        guard end > start, let value = NumberText.value(of: bytes[start..<end]) else { return nil }
        var unitStart = end
        while unitStart < bytes.endIndex, bytes[unitStart] == 0x20 { unitStart += 1 }
        var unitEnd = bytes.endIndex
        while unitEnd > unitStart, bytes[unitEnd - 1] == 0x20 { unitEnd -= 1 }
        self.bytes = bytes
        numberRange = start..<end
        self.value = value
        unitPlace = unitStart..<unitEnd
        isTight = start == bytes.startIndex && unitStart == end && unitEnd == bytes.endIndex
    }

    /// The range of the unit in the text, in UTF-8 bytes.
    var unitRange: Range<Int> {
        (unitPlace.lowerBound - bytes.startIndex)..<(unitPlace.upperBound - bytes.startIndex)
    }

    /// The unit, if it is one of time.
    var timeUnit: TimeUnit? {
        TimeUnit.allCases.first { bytes[unitPlace].elementsEqual($0.rawValue.utf8) }
    }

    /// The time in seconds; nil for one without a unit of time, one with spaces, and one too large for a number.
    var seconds: Double? {
        guard isTight, value.isFinite, let unit = timeUnit else { return nil }
        return unit == .milliseconds ? divided(byTenTo: 3) : value
    }

    /// The number as it is written.
    var number: String { String(decoding: bytes[numberRange], as: UTF8.self) }

    /// The text after the number, without spaces around it.
    var unit: String { String(decoding: bytes[unitPlace], as: UTF8.self) }

    /// The number with its point moved to the left, rounded once, so that `285ms` is the same number as 0.285.
    func divided(byTenTo places: Int) -> Double {
        NumberText.value(of: bytes[numberRange], byTenTo: places) ?? value / (places == 3 ? 1000 : 100)
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
    private static func isNumberByte(_ bytes: ArraySlice<UInt8>, _ index: Int, from start: Int) -> Bool {
        func isDigit(_ index: Int) -> Bool {
            index < bytes.endIndex && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
        }
        func isSign(_ index: Int) -> Bool {
            index < bytes.endIndex
                && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
        }
        func isExponent(_ index: Int) -> Bool {
            index > start && index < bytes.endIndex && bytes[index] | 0x20 == UInt8(ascii: "e")
                && (isDigit(index + 1) || (isSign(index + 1) && isDigit(index + 2)))
        }
        if isDigit(index) || bytes[index] == UInt8(ascii: ".") || isExponent(index) { return true }
        return isSign(index) && (index == start || isExponent(index - 1))
    }
}
