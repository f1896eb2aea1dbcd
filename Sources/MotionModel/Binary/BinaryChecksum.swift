/// The checksum of a file: CRC-32 as in Ethernet, ZIP and PNG.
///
/// It finds every change of up to 32 neighbouring bits. It is no protection against forgery, because anybody can
/// compute it.
///
/// - SeeAlso: ISO 3309; W. W. Peterson and D. T. Brown, *Cyclic Codes for Error Detection*, 1961.
enum BinaryChecksum {
    /// The polynomial x³² + x²⁶ + … + 1 with its lowest power first.
    private static let polynomial: UInt32 = 0xEDB8_8320

    /// How many bytes are added together.
    private static var together: Int { 8 }

    /// The contribution of each byte, and then that of each byte with one, two and so on more behind it.
    private static let table: [UInt32] = {
        var table = (0..<256).map { index in
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ polynomial : value >> 1 }
            return value
        }
        for index in 0..<((together - 1) * 256) {
            table.append(table[index] >> 8 ^ table[Int(table[index] & 0xFF)])
        }
        return table
    }()

    /// The checksum of all bytes from an offset on, and of others behind them.
    static func value(of bytes: [UInt8], from start: Int, followedBy last: [UInt8] = []) -> UInt32 {
        let table = table
        var value: UInt32 = 0xFFFF_FFFF
        func add(_ byte: UInt8) { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
        var index = start
        unsafe bytes.withUnsafeBytes { bytes in
            while index + together <= bytes.count {
                let read = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let word = UInt64(littleEndian: read) ^ UInt64(value)
                // Their contributions don't wait for each other.
                value = 0
                for place in 0..<together {
                    value ^= table[(together - 1 - place) * 256 + Int(word >> (8 * UInt64(place)) & 0xFF)]
                }
                index += together
            }
        }
        for index in index..<bytes.count { add(bytes[index]) }
        for byte in last { add(byte) }
        return ~value
    }
}
