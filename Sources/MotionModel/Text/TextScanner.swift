/// Reads numbers and words from the UTF-8 bytes of a short text.
struct TextScanner {
    let bytes: [UInt8]
    var position: Int

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte at the position, or 0 at the end.
    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func skipSpaces() {
        while Self.isSpace(current) { position += 1 }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte, !isAtEnd else { return false }
        position += 1
        return true
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    /// A decimal number; nil, with the position unchanged, if none begins here.
    ///
    /// - Parameter allowsTrailingPoint: Whether `5.` is allowed, as in SVG path data; CSS demands a digit after the
    ///   point.
    mutating func number(allowsTrailingPoint: Bool = false) -> DecimalNumber? {
        var index = position
        var number = DecimalNumber()
        if byte(at: index) == 0x2B || byte(at: index) == 0x2D {
            number.isNegative = byte(at: index) == 0x2D
            index += 1
        }
        let whole = index
        while Self.isDigit(byte(at: index)) {
            number.append(byte(at: index) - 0x30)
            index += 1
        }
        var digits = index - whole
        if byte(at: index) == 0x2E, allowsTrailingPoint && digits > 0 || Self.isDigit(byte(at: index + 1)) {
            number.isInteger = false
            index += 1
            while Self.isDigit(byte(at: index)) {
                number.append(byte(at: index) - 0x30)
                number.exponent -= 1
                digits += 1
                index += 1
            }
        }
        guard digits > 0 else { return nil }
        if byte(at: index) | 0x20 == 0x65 {
            var end = index + 1
            let sign = byte(at: end)
            if sign == 0x2B || sign == 0x2D { end += 1 }
            if Self.isDigit(byte(at: end)) {
                var exponent = 0
                while Self.isDigit(byte(at: end)) {
                    // More than the digits of any text can offset; a larger exponent would overflow.
                    if exponent < 200_000_000 { exponent = exponent * 10 + Int(byte(at: end) - 0x30) }
                    end += 1
                }
                number.exponent += sign == 0x2D ? -exponent : exponent
                number.isInteger = false
                index = end
            }
        }
        position = index
        return number
    }
}
