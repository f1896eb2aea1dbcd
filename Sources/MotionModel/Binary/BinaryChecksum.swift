/// The checksum of a file: CRC-32 as in Ethernet, ZIP and PNG.
///
/// It finds every change of up to 32 neighbouring bits. It is no protection against forgery, because anybody can
/// compute it.
///
/// - SeeAlso: ISO 3309; W. W. Peterson and D. T. Brown, *Cyclic Codes for Error Detection*, 1961.
enum BinaryChecksum {
    /// The polynomial x³² + x²⁶ + … + 1 with its lowest power first.
    private static let polynomial: UInt32 = 0xEDB8_8320

    /// The contribution of each byte.
    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ polynomial : value >> 1 }
        return value
    }

    /// The checksum of all bytes from an offset on, and of others behind them.
    static func value(of bytes: [UInt8], from start: Int, followedBy last: [UInt8] = []) -> UInt32 {
        let table = table
        var value: UInt32 = 0xFFFF_FFFF
        for index in start..<bytes.count {
            value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ bytes[index])]
        }
        for byte in last { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
        return ~value
    }
}
