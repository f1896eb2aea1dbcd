/// One step through UTF-8, strict: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// Source: RFC 3629 and the Unicode Standard, table 3-7 (well-formed byte sequences).
package struct UTF8Scalar: Hashable, Sendable {
    /// The scalar, or nil if the bytes are not UTF-8.
    package let value: UInt32?
    /// The number of bytes it takes, 1–4; for invalid bytes, the longest piece that could still have become a scalar
    /// (the Unicode Standard's *maximal subpart*), at least 1.
    package let count: Int

    /// Reads the scalar at `offset`.
    ///
    /// - Precondition: `offset` is a byte of `bytes`.
    package init(in bytes: [UInt8], at offset: Int) {
        let first = bytes[offset]
        let length: Int
        switch first {
        case 0x00...0x7F:
            self.value = UInt32(first)
            self.count = 1
            return
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default:
            self.value = nil
            self.count = 1
            return
        }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            guard offset + index < bytes.count else {
                self.value = nil
                self.count = index
                return
            }
            let byte = bytes[offset + index]
            var lowest: UInt8 = 0x80
            var highest: UInt8 = 0xBF
            if index == 1 {
                switch first {
                case 0xE0: lowest = 0xA0
                case 0xED: highest = 0x9F
                case 0xF0: lowest = 0x90
                case 0xF4: highest = 0x8F
                default: break
                }
            }
            guard byte >= lowest && byte <= highest else {
                self.value = nil
                self.count = index
                return
            }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        self.value = value
        self.count = length
    }

    /// Appends the UTF-8 form of `scalar` to `bytes`.
    ///
    /// - Precondition: `scalar` is a Unicode scalar value: at most 0x10FFFF and no surrogate.
    package static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        precondition(
            scalar <= 0x10FFFF && !(0xD800...0xDFFF).contains(scalar), "only scalar values have a UTF-8 form")
        switch scalar {
        case 0..<0x80:
            bytes.append(UInt8(scalar))
        case 0x80..<0x800:
            bytes.append(UInt8(0xC0 | scalar >> 6))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        case 0x800..<0x10000:
            bytes.append(UInt8(0xE0 | scalar >> 12))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        default:
            bytes.append(UInt8(0xF0 | scalar >> 18))
            bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        }
    }
}
