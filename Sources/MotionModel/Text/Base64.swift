/// Bytes as text of 64 letters, for files that hold only text.
///
/// - SeeAlso: RFC 4648, section 4
package enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let filler = UInt8(ascii: "=")

    /// The text of some bytes, without line breaks.
    package static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<Swift.min(start + 3, bytes.count)]
            var bits = group.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let letter = letters[Int(bits >> UInt32(18 - 6 * place) & 63)]
                text.append(place <= group.count ? letter : filler)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text.
    ///
    /// - Returns: nil for a text that ``text(of:)`` never makes: with another letter, line breaks, or spare bits that
    ///   aren't 0.
    /// - Complexity: O(n).
    package static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        var fillers = 0
        for letter in text.utf8 {
            if letter == filler {
                fillers += 1
                bits <<= 6
            } else {
                guard fillers == 0, let value = value(of: letter) else { return nil }
                bits = bits << 6 | value
            }
            count += 1
            if count % 4 == 0 {
                for place in 0..<3 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * place))) }
            }
        }
        guard count % 4 == 0, fillers <= 2, bytes.suffix(fillers).allSatisfy({ $0 == 0 }) else { return nil }
        bytes.removeLast(fillers)
        return bytes
    }

    private static func value(of letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
