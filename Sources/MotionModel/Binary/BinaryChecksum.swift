/// The checksum of a file: CRC-32 as in Ethernet, ZIP and PNG.
///
/// It finds every change of up to 32 neighbouring bits. It is no protection against forgery, because anybody can
/// compute it.
///
/// - SeeAlso: ISO 3309; W. W. Peterson and D. T. Brown, *Cyclic Codes for Error Detection*, 1961.
enum BinaryChecksum {
    /// The polynomial x³² + x²⁶ + … + 1 with its lowest power first.
    private static let polynomial: UInt32 = 0xEDB8_8320

    /// The contribution of each byte, and then that of each byte with one, two and three more behind it.
    private static let table: [UInt32] = {
        var table = (0..<256).map { index in
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ polynomial : value >> 1 }
            return value
        }
        for index in 0..<(3 * 256) { table.append(table[index] >> 8 ^ table[Int(table[index] & 0xFF)]) }
        return table
    }()

    /// The checksum of all bytes from an offset on, and of others behind them.
    static func value(of bytes: [UInt8], from start: Int, followedBy last: [UInt8] = []) -> UInt32 {
        let table = table
        var value: UInt32 = 0xFFFF_FFFF
        func add(_ byte: UInt8) { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
        var index = start
        // Four bytes at a time, whose contributions don't wait for each other.
        while index + 4 <= bytes.count {
            value ^= UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8
            value ^= UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24
            let (first, second) = (table[768 + Int(value & 0xFF)], table[512 + Int(value >> 8 & 0xFF)])
            let (third, fourth) = (table[256 + Int(value >> 16 & 0xFF)], table[Int(value >> 24)])
            value = first ^ second ^ third ^ fourth
            index += 4
        }
        for index in index..<bytes.count { add(bytes[index]) }
        for byte in last { add(byte) }
        return ~value
    }
}
