extension String {
    /// Whether a text is an identifier: ASCII letters, digits and underscores, no digit first.
    var isIdentifier: Bool {
        for (index, byte) in utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "_"):
                continue
            case UInt8(ascii: "0")...UInt8(ascii: "9") where index > 0: continue
            default: return false
            }
        }
        return !isEmpty
    }

    /// The nearest identifier to a text: invalid characters are dropped, and the letter after them becomes a capital.
    var nearestIdentifier: String? {
        var bytes: [UInt8] = []
        var raises = false
        for byte in utf8 {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard isLetter || isDigit || byte == UInt8(ascii: "_") else {
                raises = !bytes.isEmpty
                continue
            }
            if isDigit, bytes.isEmpty { bytes.append(UInt8(ascii: "_")) }
            bytes.append(raises && isLetter ? byte & 0xDF : byte)
            raises = false
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
